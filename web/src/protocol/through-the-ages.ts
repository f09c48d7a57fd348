// Generated from the Rust types by `cargo xtask gen`; do not edit.

/** One click of a seat. */
export type Action = {
  type: 'take';
  /** Which space. */
  space: number;
} | {
  type: 'grow';
} | {
  type: 'grow-free';
} | {
  type: 'enlist';
  /** Which unit. */
  card: Civil;
} | {
  type: 'build';
  /** Of which card. */
  card: Civil;
} | {
  type: 'upgrade';
  /** From which card. */
  from: Civil;
  /** To which card. */
  to: Civil;
} | {
  type: 'convert';
  /** From which card. */
  from: Civil;
  /** To which card. */
  to: Civil;
} | {
  type: 'destroy';
  /** Of which card. */
  card: Civil;
} | {
  type: 'lead';
  /** Which. */
  card: Civil;
} | {
  type: 'tuck';
  /** Which wonder. */
  card: Civil;
} | {
  type: 'construct';
  /** How many. */
  stages: number;
} | {
  type: 'develop';
  /** Which. */
  card: Civil;
} | {
  type: 'revolt';
  /** To which government. */
  card: Civil;
} | {
  type: 'play';
  /** Which. */
  card: Civil;
} | {
  type: 'adopt';
  /** Which. */
  card: Military;
} | {
  type: 'copy';
  /** Which. */
  card: Military;
} | {
  type: 'exchange';
} | {
  type: 'inspire';
} | {
  type: 'arm';
} | {
  type: 'discard';
  /** Which. */
  card: Military;
} | {
  type: 'pay';
  /** What is left on the cards. */
  tokens: Layout;
} | {
  type: 'store';
  /** What lies on the cards then. */
  tokens: Layout;
} | {
  type: 'give';
  /** From which. */
  card: Civil;
} | {
  type: 'choose';
  /** Which. */
  goods: Goods;
} | {
  type: 'prepare';
  /** Which. */
  card: Military;
} | {
  type: 'attack';
  /** Which. */
  card: Military;
  /** Against whom. */
  rival: Seat;
} | {
  type: 'declare';
  /** Which. */
  card: Military;
  /** On whom. */
  rival: Seat;
} | {
  type: 'offer';
  /** Which. */
  card: Military;
  /** To whom. */
  rival: Seat;
  /** Whether the one who offers would be side A. */
  'as-a': boolean;
} | {
  type: 'accept';
} | {
  type: 'cancel';
  /** In whose area it lies. */
  owner: Seat;
} | {
  type: 'retire';
} | {
  type: 'settle';
  /** Which. */
  card: Military;
} | {
  type: 'peek';
} | {
  type: 'resign';
} | {
  type: 'wage';
  /** Which. */
  card: Military;
  /** Against whom. */
  rival: Seat;
} | {
  type: 'steal';
  /** Which. */
  card: Civil;
} | {
  type: 'bid';
  /** The force promised. */
  strength: number;
} | {
  type: 'send';
  /** Of which card. */
  card: Civil;
} | {
  type: 'launch';
} | {
  type: 'use';
  /** Which. */
  card: Military;
} | {
  type: 'mix';
  /** How much of it is food. */
  food: number;
} | {
  type: 'plunder';
  /** How much food. */
  food: number;
  /** How many resources. */
  resources: number;
} | {
  type: 'cede';
  /** Which. */
  card: Military;
} | {
  type: 'remove';
  /** Which. */
  card: Civil;
} | {
  type: 'ruin';
  /** Which. */
  card: Civil;
} | {
  type: 'barter';
} | {
  type: 'decline';
} | {
  type: 'finish';
};

/** The age of a card; Age IV has none. TTA-4: its number is the card's level. */
export type Age = 'A' | 'I' | 'II' | 'III' | 'IV';

/** A military card: its back shows the age. */
export type CardView = {
  /** Its age. */
  age: Age;
  /** The card, for who knows it. */
  card?: Military | null;
  /** Who knows it; in a shuffled pile only those who know it see that. */
  'seen-by': Seats;
};

export type Civil = string;

/** Copies of a civil card. */
export type Copies = {
  /** The card. */
  card: Civil;
  /** How many. */
  copies: number;
};

/** What an action costs. */
export type Cost = {
  /** The action. */
  action: Action;
  /** Its price. */
  resources: number;
};

/** What happened. */
export type Event = {
  type: 'first-player';
  seat: Seat;
} | {
  type: 'laid';
  card: Civil;
  space: number;
} | {
  type: 'cleared';
  card: Civil;
} | {
  type: 'turn-began';
  seat: Seat;
  round: number;
} | {
  type: 'age-began';
  age: Age;
} | {
  type: 'last-round';
  round: number;
} | {
  type: 'obsolete';
  seat: Seat;
  card: Civil;
} | {
  type: 'obsolete-cards';
  seat: Seat;
  count: number;
} | {
  type: 'taken';
  seat: Seat;
  card: Civil;
  actions: number;
} | {
  type: 'grown';
  seat: Seat;
  food: number;
} | {
  type: 'population-gained';
  seat: Seat;
  count: number;
} | {
  type: 'built';
  seat: Seat;
  card: Civil;
  resources: number;
} | {
  type: 'upgraded';
  seat: Seat;
  from: Civil;
  to: Civil;
  resources: number;
} | {
  type: 'destroyed';
  seat: Seat;
  card: Civil;
  unit: boolean;
} | {
  type: 'razed';
  seat: Seat;
  rival: Seat;
  card: Civil;
} | {
  type: 'led';
  seat: Seat;
  card: Civil;
} | {
  type: 'leader-left';
  seat: Seat;
  card: Civil;
} | {
  type: 'tucked';
  seat: Seat;
  card: Civil;
} | {
  type: 'constructed';
  seat: Seat;
  card: Civil;
  stages: number;
  resources: number;
} | {
  type: 'completed';
  seat: Seat;
  card: Civil;
} | {
  type: 'developed';
  seat: Seat;
  card: Civil;
  science: number;
} | {
  type: 'revolted';
  seat: Seat;
  card: Civil;
  science: number;
} | {
  type: 'replaced';
  seat: Seat;
  card: Civil;
  by: Civil;
} | {
  type: 'action-back';
  seat: Seat;
} | {
  type: 'played';
  seat: Seat;
  card: Civil;
} | {
  type: 'adopted';
  seat: Seat;
  card: Military;
} | {
  type: 'copied';
  seat: Seat;
  card: Military;
} | {
  type: 'shared';
  seat: Seat;
  card: Military;
} | {
  type: 'exchanged';
  seat: Seat;
} | {
  type: 'armed';
  seat: Seat;
  actions: number;
  resources: number;
  science: number;
} | {
  type: 'science';
  seat: Seat;
  amount: number;
} | {
  type: 'culture';
  seat: Seat;
  amount: number;
} | {
  type: 'impact';
  seat: Seat;
  card: Military;
  amount: number;
} | {
  type: 'stock';
  seat: Seat;
  goods: Goods;
  amount: number;
} | {
  type: 'yellow';
  seat: Seat;
  amount: number;
} | {
  type: 'blue';
  seat: Seat;
  amount: number;
} | {
  type: 'corrupted';
  seat: Seat;
  resources: number;
  food: number;
} | {
  type: 'eaten';
  seat: Seat;
  food: number;
} | {
  type: 'famine';
  seat: Seat;
  food: number;
} | {
  type: 'uprising';
  seat: Seat;
} | {
  type: 'drew';
  seat: Seat;
  card?: Military | null;
} | {
  type: 'discarded';
  seat: Seat;
  card?: Military | null;
} | {
  type: 'reshuffled';
  count: number;
} | {
  type: 'prepared';
  seat: Seat;
  card?: Military | null;
  age: Age;
} | {
  type: 'peeked';
  seat: Seat;
  card?: Military | null;
} | {
  type: 'revealed';
  card: Military;
} | {
  type: 'events-shuffled';
  count: number;
} | {
  type: 'skipped-politics';
  seat: Seat;
} | {
  type: 'attacked';
  seat: Seat;
  rival: Seat;
  card: Military;
} | {
  type: 'used';
  seat: Seat;
  card: Military;
} | {
  type: 'repelled';
  seat: Seat;
  rival: Seat;
} | {
  type: 'overcome';
  seat: Seat;
  rival: Seat;
} | {
  type: 'declared';
  seat: Seat;
  rival: Seat;
  card: Military;
} | {
  type: 'war-won';
  seat: Seat;
  rival: Seat;
  card: Military;
  advantage: number;
} | {
  type: 'war-tied';
  seat: Seat;
  rival: Seat;
  card: Military;
} | {
  type: 'war-over';
  seat: Seat;
  card: Military;
} | {
  type: 'stolen';
  seat: Seat;
  rival: Seat;
  card: Civil;
} | {
  type: 'offered';
  seat: Seat;
  rival: Seat;
  card: Military;
} | {
  type: 'accepted';
  seat: Seat;
  rival: Seat;
  card: Military;
} | {
  type: 'refused';
  seat: Seat;
  rival: Seat;
  card: Military;
} | {
  type: 'pact-ended';
  seat: Seat;
  rival: Seat;
  card: Military;
} | {
  type: 'resigned';
  seat: Seat;
} | {
  type: 'bid';
  seat: Seat;
  strength: number;
} | {
  type: 'passed-bid';
  seat: Seat;
} | {
  type: 'sent';
  seat: Seat;
  card: Civil;
} | {
  type: 'colonized';
  seat: Seat;
  card: Military;
} | {
  type: 'colony-lost';
  seat: Seat;
  card: Military;
} | {
  type: 'annexed';
  seat: Seat;
  rival: Seat;
  card: Military;
} | {
  type: 'shrunk';
  seat: Seat;
  card?: Civil | null;
} | {
  type: 'wonder-lost';
  seat: Seat;
  card: Civil;
} | {
  type: 'ruined';
  seat: Seat;
  card: Civil;
} | {
  type: 'actions-lost';
  seat: Seat;
  count: number;
} | {
  type: 'bartered';
  seat: Seat;
  paid: Goods;
} | {
  type: 'game-over';
};

/** What has paid for an action card. */
export type Fee = 'regular' | 'extra' | 'nothing';

/** TTA-147: a colonization force. */
export type Force = {
  /** Units that are sent, by type (infantry, cavalry, artillery, air force) and level. */
  units?: [[number, number, number, number], [number, number, number, number], [number, number, number, number], [number, number, number, number]];
  /** What the cards used for it are worth. */
  cards?: number;
  /** How many cards were used for it. */
  used?: number;
  /** TTA-F36: how many cards were thrown away for it. */
  thrown?: number;
};

/** The end of a turn, if it came now and nothing was answered but what is suggested. */
export type Forecast = {
  /** Whether there is an uprising and nothing is produced. */
  uprising: boolean;
  /** Culture points afterwards. */
  culture: number;
  /** Science points afterwards. */
  science: number;
  /** Food afterwards. */
  food: number;
  /** Resources afterwards. */
  resources: number;
  /** Food that is missing when everybody eats. */
  hunger: number;
  /** Culture points lost to it. */
  famine: number;
  /** Food and resources lost to corruption. */
  corrupted: number;
  /** Food that is produced and finds no blue token. */
  'unstored-food': number;
  /** Resources that are produced and find no blue token. */
  'unstored-resources': number;
  /** Military cards too many in hand. */
  excess: number;
};

/** Food or resources. */
export type Goods = 'food' | 'resources';

/** The kind of a civil card. */
export type Kind = 'farm' | 'mine' | 'lab' | 'temple' | 'library' | 'theater' | 'arena' | 'infantry' | 'cavalry' | 'artillery' | 'air-force' | 'government' | 'military-special' | 'civil-special' | 'colonization-special' | 'construction-special' | 'leader' | 'wonder' | 'action';

export type KindList = Kind[];

export type Layout = Record<string, unknown>;

/** Culture points by where they came from; below zero, lost there. */
export type Ledger = {
  /** From the culture rating at the end of turns. */
  production: number;
  /** From leaders and action cards. */
  cards: number;
  /** From wonders at their completion. */
  wonders: number;
  /** From preparing events. */
  preparing: number;
  /** From events and colonies. */
  events: number;
  /** From aggressions and wars. */
  conflicts: number;
  /** From the events of Age III. */
  impacts: number;
  /** Lost to famine. */
  famine: number;
};

/** What ratings are made of, the largest parts first; `null` is what a limit takes away or adds. */
export type Makeup = {
  culture: Part[];
  science: Part[];
  strength: Part[];
  happiness: Part[];
};

export type Military = string;

/** The kind of a military card. */
export type MilitaryKind = 'event' | 'territory' | 'aggression' | 'war' | 'pact' | 'tactic' | 'bonus';

/** What a seat has, as one viewer sees it. */
export type NationView = {
  /** Technologies in play, government and specials included. */
  technologies: TechnologyView[];
  /** The government. */
  government: Civil;
  /** Tokens on farms, mines and labs. */
  stored: Layout;
  /** Unused workers. */
  unused: number;
  /** Tokens in the yellow bank. */
  yellow: number;
  /** Tokens in the blue bank. */
  blue: number;
  /** Food. */
  food: number;
  /** Resources. */
  resources: number;
  /** Science points. */
  science: number;
  /** Culture points. */
  culture: number;
  /** Culture points by where they came from. */
  ledger: Ledger;
  /** Ratings and totals. */
  rates: Rates;
  /** Civil actions available. */
  civil: number;
  /** Military actions available. */
  military: number;
  /** Discontent workers. */
  discontent: number;
  /** Food eaten at the end of the turn. */
  consumption: number;
  /** What corruption takes at the end of the turn, as things stand. */
  corruption: number;
  /** Food for one more population. */
  growth?: number | null;
  /** Food of one production. */
  'food-production': number;
  /** Resources of one production. */
  'resource-production': number;
  /** The leader. */
  leader?: Civil | null;
  /** The ages of which a leader was taken. */
  'leaders-taken': Age[];
  /** Completed wonders. */
  wonders: Civil[];
  /** Those of them that are ruins. */
  ruins: Civil[];
  /** The wonder a leader is tucked under. */
  tucked?: Civil | null;
  /** The wonder under construction. */
  unfinished?: Civil | null;
  /** How many of its stages are covered. */
  stages: number;
  /** Civil cards in hand. */
  hand: Civil[];
  /** Military cards in hand. */
  cards: CardView[];
  /** Colonies. */
  colonies: Military[];
  /** The current tactic. */
  tactic?: Military | null;
  /** Whether it still lies in the own area. */
  'own-tactic': boolean;
  /** The pact in the own area. */
  pact?: Pact | null;
  /** The wars in the own area. */
  wars: War[];
  /** Whether the one extra political action of the game is used. */
  'used-extra-politics': boolean;
  /** Whether the next political action is skipped. */
  'skips-politics': boolean;
};

/** A pact in somebody's area. */
export type Pact = {
  /** The card. */
  card: Military;
  /** The other party. */
  partner: Seat;
  /** Whether the owner of the area is side A. */
  'owner-is-a': boolean;
};

/** A part of a rating. */
export type Part = {
  /** Where it comes from. */
  from?: Source | null;
  /** How much it is. */
  amount: number;
};

/** What awaits a civilization. */
export type Prospects = {
  /** What the cards of the row cost it now, in civil actions. */
  prices: (number | null)[];
  /** The happy faces its population needs. */
  needed: number;
  /** Those it needs with one more worker. */
  'needed-next'?: number | null;
  /** The end of its turn. */
  forecast: Forecast;
  /** What its ratings are made of. */
  makeup: Makeup;
  /** Its strength with each of the common tactics. */
  tactics: WithTactic[];
  /** What it loses when the age ends. */
  leaving: Civil[];
  /** The pact it loses then. */
  'leaving-pact'?: Military | null;
  /** The yellow tokens it loses then. */
  'leaving-yellow': number;
};

/** Ratings and totals of a civilization. */
export type Rates = {
  science: number;
  culture: number;
  strength: number;
  happiness: number;
  /** TTA-175: total civil actions. */
  civil: number;
  /** TTA-175: total military actions. */
  military: number;
  'civil-hand': number;
  'military-hand': number;
  colonization: number;
  /** Blue tokens that cards in play have brought. */
  blue: number;
  /** Yellow tokens that cards in play have brought. */
  yellow: number;
  /** Food that pacts add to production. */
  food: number;
  /** Resources that pacts add to production. */
  resources: number;
};

/** What follows from the table. */
export type Reckoned = {
  /** How many spaces of the row are cleared when the next turn begins. */
  cleared: number;
  /** What is open to whoever is asked and costs resources, and what they could build if they had them. */
  costs: Cost[];
  /** Who cannot bid in the auction that is held. */
  'cannot-bid'?: Seats | null;
  /** The strength of the colonization force put together so far. */
  force?: number | null;
  /** What awaits each civilization. */
  nations: Prospects[];
};

/** A place at the table, counted clockwise from 0. */
export type Seat = number;

export type Seats = Seat[];

/** The options of a match: there are none. */
export type Setup = Record<string, unknown>;

/** Where a part of a rating comes from: workers and cards by their kind. */
export type Source = Kind | MilitaryKind;

/** What the game still owes before play goes on. The last task is resolved first. */
export type Task = {
  type: 'first-player';
} | {
  type: 'deal-events';
} | {
  type: 'fill-row';
} | {
  type: 'draw-cards';
  seat: Seat;
  count: number;
} | {
  type: 'start-turn';
  seat: Seat;
} | {
  type: 'share-tactic';
  seat: Seat;
} | {
  type: 'actions';
  seat: Seat;
} | {
  type: 'excess';
  seat: Seat;
  named: number;
} | {
  type: 'produce';
  seat: Seat;
} | {
  type: 'military-draw';
  seat: Seat;
} | {
  type: 'finish-turn';
  seat: Seat;
} | {
  type: 'pay';
  seat: Seat;
  goods: Goods;
  amount: number;
} | {
  type: 'store';
  seat: Seat;
  goods: Goods;
  amount: number;
} | {
  type: 'cover';
  seat: Seat;
  count: number;
  named: number;
} | {
  type: 'complete';
  seat: Seat;
} | {
  type: 'lose-blue';
  seat: Seat;
  count: number;
  named: number;
} | {
  type: 'tuck';
  seat: Seat;
} | {
  type: 'card-build';
  seat: Seat;
  kinds: KindList;
  new: boolean;
  discount: number;
} | {
  type: 'card-develop';
  seat: Seat;
  fee: Fee;
} | {
  type: 'choose';
  seat: Seat;
  amount: number;
} | {
  type: 'gain-science';
  seat: Seat;
  amount: number;
} | {
  type: 'wars';
  seat: Seat;
} | {
  type: 'spoils';
  seat: Seat;
  rival: Seat;
  left: number;
  named: number;
} | {
  type: 'politics';
  seat: Seat;
} | {
  type: 'peek';
  seat: Seat;
} | {
  type: 'reveal';
} | {
  type: 'event-step';
  card: Military;
  step: number;
  seats: Seats;
} | {
  type: 'event-done';
} | {
  type: 'auction';
  card: Military;
  bid: number;
  leader?: Seat | null;
  bidder: Seat;
  out: Seats;
} | {
  type: 'colonize';
  seat: Seat;
  card: Military;
  bid: number;
} | {
  type: 'gain';
  seat: Seat;
  card: Military;
} | {
  type: 'defend';
  seat: Seat;
  rival: Seat;
  card: Military;
  missing: number;
  left: number;
  named: number;
} | {
  type: 'harm';
  seat: Seat;
  rival: Seat;
  card: Military;
  step: number;
} | {
  type: 'plunder';
  seat: Seat;
  rival: Seat;
  amount: number;
} | {
  type: 'raid';
  seat: Seat;
  rival: Seat;
  card: Military;
  spent: number;
  cost: number;
} | {
  type: 'annex';
  seat: Seat;
  rival: Seat;
} | {
  type: 'infiltrate';
  seat: Seat;
  rival: Seat;
  culture: number;
} | {
  type: 'consider';
  seat: Seat;
  from: Seat;
  card: Military;
  'owner-is-a': boolean;
} | {
  type: 'mix';
  seat: Seat;
  amount: number;
  lose: boolean;
} | {
  type: 'throw';
  seat: Seat;
  count: number;
  named: number;
} | {
  type: 'build-free';
  seat: Seat;
  kind: Kind;
} | {
  type: 'reform';
  seat: Seat;
  discount: number;
} | {
  type: 'raze';
  seat: Seat;
  rival: Seat;
  kinds: KindList;
} | {
  type: 'lose-population';
  seat: Seat;
  count: number;
  named: number;
} | {
  type: 'lose-colony';
  seat: Seat;
} | {
  type: 'ruin';
  seat: Seat;
} | {
  type: 'agreement';
  seat: Seat;
  budget: number;
  held: number;
  named: number;
};

/** A technology in play and the workers on it. */
export type TechnologyView = {
  /** The card. */
  card: Civil;
  /** The workers on it. */
  workers: number;
};

/** What happened in the turn that is being played. */
export type TurnState = {
  /** TTA-115: how many of the last cards in hand were taken in this Action Phase. */
  fresh?: number;
  /** TTA-123: whether a tactic was played or copied. */
  tactic?: boolean;
  /** TTA-220: whether a leader was replaced. */
  'replaced-leader'?: boolean;
  /** TTA-86: extra civil actions. */
  'extra-civil'?: number;
  /** TTA-86: extra military actions. */
  'extra-military'?: number;
  /** TTA-86: resources for units. */
  'unit-resources'?: number;
  /** TTA-86: of the leader's resources for units, those that are used. */
  'leader-resources'?: number;
  /** TTA-86: science for unit technologies. */
  'unit-science'?: number;
  /** TTA-F30: how often a military action served as a civil one. */
  exchanged?: number;
  /** TTA-213: whether an urban building was converted. */
  converted?: boolean;
  /** How often population was gained for nothing. */
  'free-growth'?: number;
  /** TTA-F31: whether the choice of the turn is made. */
  chosen?: boolean;
  /** TTA-49: whether a political action was taken. */
  political?: boolean;
  /** TTA-F25: whether food and resources stood in for each other. */
  bartered?: boolean;
  /** TTA-F25: what one more of is there for the next payment. */
  barter?: Goods | null;
};

/** The table as one viewer sees it. What the viewer may not know is `null`; for the referee nothing is. */
export type View = {
  /** The round, from 1; 0 while the table is laid. */
  round: number;
  /** The last round, once it is known. */
  'last-round'?: number | null;
  /** The age. */
  age: Age;
  /** Who began. */
  start: Seat;
  /** Whose turn it is. */
  current: Seat;
  /** Who has not resigned. */
  playing: Seats;
  /** Whether the game has ended. */
  over: boolean;
  /** The card row from the left. */
  row: (Civil | null)[];
  /** The civil cards still in the deck, which everybody can reckon. */
  deck: Copies[];
  /** The military deck. */
  'military-deck': CardView[];
  /** The discard pile of the age. */
  discards: CardView[];
  /** Military cards that cannot come back. */
  gone: CardView[];
  /** The current events; for the top one see `top-event`. */
  events: CardView[];
  /** The top current event, once somebody has looked at it. */
  'top-event'?: CardView | null;
  /** The future events. */
  future: CardView[];
  /** The common tactics. */
  tactics: Military[];
  /** What the seats have. */
  nations: NationView[];
  /** What happened in the turn that is being played. */
  turn: TurnState;
  /** The colonization force that is being put together. */
  force: Force;
  /** What the game waits for, the last first. */
  tasks: Task[];
  /** What follows from all this. The referee's view is a position and does without. */
  reckoned?: Reckoned | null;
};

/** A declared war. */
export type War = {
  /** The card. */
  card: Military;
  /** Against whom. */
  rival: Seat;
};

/** A strength with a tactic. */
export type WithTactic = {
  /** The tactic. */
  card: Military;
  /** The strength rating with it. */
  strength: number;
};
