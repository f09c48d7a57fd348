// Generated from the Rust types by `cargo xtask gen`; do not edit.

/** An action of her cards. */
export type Act = {
  type: 'track';
  track: Track;
  n: number;
} | {
  type: 'remove-card';
  deck: Deck;
} | {
  type: 'gain-die';
  of: Die;
} | {
  type: 'vp';
  n: number;
} | {
  type: 'favor';
} | {
  type: 'monument';
} | {
  type: 'explore';
} | {
  type: 'hunt-token';
} | {
  type: 'prosperity';
} | {
  type: 'evolution';
} | {
  type: 'procreate';
} | {
  type: 'migrate';
} | {
  type: 'provision';
};

/** One click of a seat. */
export type Action = {
  type: 'keep-card';
  card: Card;
} | {
  type: 'keep-markers';
  markers: StartMarkers;
} | {
  type: 'take-start';
  chip: StartChip;
} | {
  type: 'take-goal';
  goal: Goal;
} | {
  type: 'goal-space';
  space: number;
} | {
  type: 'material';
  material: Material;
} | {
  type: 'activate';
  module: Module;
} | {
  type: 'pay';
  with: Die6;
} | {
  type: 'reset';
} | {
  type: 'add-die';
  value: number;
} | {
  type: 'roll';
} | {
  type: 'marker';
  stock: Stock;
} | {
  type: 'option';
  number: number;
} | {
  type: 'ability';
  holder: Item;
} | {
  type: 'skip';
} | {
  type: 'done';
} | {
  type: 'planning';
  value: number;
} | {
  type: 'trait';
  of: Trait;
} | {
  type: 'move-trait';
  from: Trait;
  to: Trait;
} | {
  type: 'track';
  track: Track;
} | {
  type: 'produce';
  territory: Territory;
} | {
  type: 'site';
  territory: Territory;
} | {
  type: 'transport';
  territory: Territory;
  material: Material;
} | {
  type: 'move';
  from: Place;
  to: Territory;
} | {
  type: 'step';
  to: Territory;
} | {
  type: 'settle';
  camp: Camp;
} | {
  type: 'procreate';
  territory: Territory;
  camp: Camp;
} | {
  type: 'strengthen';
  territory: Territory;
  spot: Spot;
} | {
  type: 'hunt';
  territory: Territory;
} | {
  type: 'seek';
  terrain: Terrain;
} | {
  type: 'use-roll';
  value: number;
} | {
  type: 'ideas';
} | {
  type: 'reroll';
} | {
  type: 'explore';
  territory: Territory;
} | {
  type: 'explore-slot';
  slot: number;
} | {
  type: 'farm';
  territory: Territory;
} | {
  type: 'boat';
  territory: Territory;
} | {
  type: 'board';
  from: Place;
} | {
  type: 'monument';
  ground: number;
  material: Material;
} | {
  type: 'settlement';
  ground: number;
  slot: number;
} | {
  type: 'spare';
  material: Material;
} | {
  type: 'sell';
  material: Material;
  into: Proceeds;
} | {
  type: 'buy';
  material: Material;
} | {
  type: 'take-card';
  deck: Deck;
  'face-up': boolean;
} | {
  type: 'draw-from';
  deck: Deck;
} | {
  type: 'keep';
  card: Card;
} | {
  type: 'install';
  card: Card;
} | {
  type: 'column';
  column: number;
} | {
  type: 'row';
  row: number;
} | {
  type: 'ignore';
  slot: number;
} | {
  type: 'install-goal';
  goal: Goal;
} | {
  type: 'half';
  column: number;
  row: number;
} | {
  type: 'take-income';
  income: Income;
} | {
  type: 'perform';
  item: number;
} | {
  type: 'attribute';
  attribute: Attribute;
} | {
  type: 'upgrade';
  module: Module;
} | {
  type: 'flip-row';
  row: number;
} | {
  type: 'die';
  of: Die;
} | {
  type: 'take-die';
  from: Seat;
} | {
  type: 'give-die';
  value: number;
} | {
  type: 'weak-tribe';
  territory: Territory;
  fire: boolean;
} | {
  type: 'activity';
  card?: Card | null;
} | {
  type: 'return';
  material: Material;
} | {
  type: 'feed';
  place: Place;
} | {
  type: 'feed-all';
} | {
  type: 'rescue';
} | {
  type: 'rescue-tribe';
  place: Place;
} | {
  type: 'lose-tribe';
  place: Place;
} | {
  type: 'lay-down';
  place: Place;
} | {
  type: 'return-farm';
  territory: Territory;
} | {
  type: 'return-boat';
  territory: Territory;
  ashore: Territory;
} | {
  type: 'free';
  marker: Gain;
};

export type Area = string;

export type AreaSet = Area[];

export type Array_of_Card = Card[];

export type Array_of_Die6 = Die6[];

export type Array_of_EventCard = EventCard[];

export type Array_of_Fed = Fed[];

export type Array_of_Moved = Moved[];

export type Array_of_Nullable_Attribute = (Attribute | null)[];

export type Array_of_Nullable_Goal = (Goal | null)[];

export type Array_of_Nullable_Income = (Income | null)[];

export type Array_of_Placed = Placed[];

export type Array_of_ScoringTile = ScoringTile[];

export type Array_of_Start = Start[];

export type Array_of_Task = Task[];

export type Array_of_Tuple_of_uint8_and_uint8 = ([unknown, unknown])[];

export type Array_of_ViciCard = ViciCard[];

export type Array_of_ZoneGoal = ZoneGoal[];

export type Array_of_uint8 = number[];

export type Attribute = string;

export type AttributeSet = Attribute[];

/** Why she chose it. */
export type Because = {
  type: 'only-one';
  least: boolean;
} | {
  type: 'wheel';
  die: number;
  terrain: Terrain;
  least: boolean;
} | {
  type: 'torches';
  die: number;
  torches: number;
  least: boolean;
} | {
  type: 'order';
  number: number;
} | {
  type: 'provisions';
  markers: number;
} | {
  type: 'die';
  die: number;
};

/** A boat. */
export type Boat = {
  /** The water it is on. */
  at?: Territory | null;
  /** Markers in its notch. */
  cargo: number;
  /** Strong and weak tribes in it. */
  crew: [number, number];
};

/** One thing per seat. Places beyond the table's size hold the default. */
export type BySeat = [Folk, Folk, Folk, Folk];

/** One thing per seat. Places beyond the table's size hold the default. */
export type BySeat2 = [Civ, Civ, Civ, Civ];

/** A camp a tribe comes to. */
export type Camp = {
  kind: 'fire';
} | {
  kind: 'free';
} | {
  kind: 'taken';
  /** Which. */
  tribe: Tribe;
} | {
  kind: 'boat';
};

export type Card = string;

/** A scoring category, in the order of the final scoring (CVL-185). */
export type Category = 'technology' | 'prestige' | 'knowledge' | 'construction' | 'culture' | 'evolution' | 'prosperity' | 'population' | 'expansion';

/** What she chose. */
export type Chosen = {
  type: 'territory';
  purpose: Purpose;
  territory: Territory;
} | {
  type: 'camp';
  territory: Territory;
  camp: Camp;
} | {
  type: 'tribe';
  place: Place;
} | {
  type: 'fed';
  place: Place;
} | {
  type: 'row';
  card: ViciCard;
} | {
  type: 'goal';
  goal: Goal;
} | {
  type: 'income';
  income: Income;
} | {
  type: 'attribute';
  attribute: Attribute;
};

/** What a seat has. */
export type Civ = {
  /** Markers in the supply. */
  supply: number;
  /** Food, money, ideas and focus. */
  stock: [number, number, number, number];
  /** Planning markers by die space. */
  planning: [number, number, number, number, number, number];
  /** Trait markers. */
  traits: [number, number, number, number, number, number];
  /** Stored materials. */
  stored: number[];
  /** Raw materials on territories. */
  raw: number[];
  /** Activation dice on their spaces. */
  dice: [number, number, number, number, number, number];
  /** Activation dice below the console. */
  used: number;
  /** Fate dice. */
  fate: number;
  /** Reset markers on top of their columns. */
  resets: number;
  /** The levels of the main modules, from 1. */
  levels: number[];
  /** The spaces on the five tracks. */
  tracks: [number, number, number, number, number];
  /** The space on the favor track, from 1. */
  favor: number;
  /** Points by where they came from. */
  ledger: Ledger;
  /** The boats. */
  boats: [Boat, Boat];
  /** Monuments by building ground. */
  monuments: [number, number, number, number, number, number, number];
  /** Where the settlements stand, by number. */
  settlements: [number | null, number | null, number | null, number | null];
  /** How many own tribes a territory has, boats included: follows from the rest. */
  here: number[];
  /** The goal zone: chips and their spaces; of a space the last is on top. */
  zone: Array_of_ZoneGoal;
  /** The matrix. */
  items: Array_of_Placed;
  /** The next free row of each column, from 1. */
  heights: [number, number, number, number, number, number, number, number, number];
  /** In the goal column, the next free row of the left and the right half. */
  halves: [number, number];
  /** What a column belongs to. */
  columns: [Kind | null, Kind | null, Kind | null, Kind | null, Kind | null, Kind | null, Kind | null, Kind | null, Kind | null];
  /** CVL-103: whether the row tiles 4 and 5 are active. */
  rows: [boolean, boolean];
  /** CVL-144: whether the bonuses of rows 1 and 2 were given. */
  full: [boolean, boolean];
  /** CVL-A1: turns in this action phase. */
  turns: number;
  /** Whether the ability that works once per era has worked. */
  'era-used': boolean;
};

/** A deck of research cards. */
export type Deck = 'invention' | 'mutation' | 'knowledge' | 'building' | 'achievement';

/** A face-down stack: cards laid under it, the bottom first, and above them those in unknown order. */
export type DeckView = {
  /** The cards laid under it. */
  under: UnderCard[];
  /** How many lie above them. */
  count: number;
  /** Which, for the referee. */
  cards?: Card[] | null;
};

/** A kind of die. */
export type Die = 'activation' | 'fate';

/** A value of a die, from 1, and where it comes from. */
export type Die6 = {
  from: 'die';
  value: number;
} | {
  from: 'planning';
  value: number;
} | {
  from: 'focus';
};

/** What was done in the turn that is being played. */
export type Doing = {
  /** The module that is being activated. */
  module?: Module | null;
  /** CVL-77, CVL-Q5: the tribes that migrated in this turn; the last is the one on its way. */
  moved: Array_of_Moved;
  /** Free steps of dice used. */
  shifted: number;
  /** CVL-Q21: abilities that have worked in this activation and may work once. */
  fired: Array_of_uint8;
  /** The terrain of the last find. */
  found?: Terrain | null;
  /** Projects built by the running effect, as bits. */
  built: number;
  /** CVL-156: activities not to be repeated, by the place of their effect on the stack; the console's own is 255. */
  performed: Array_of_Tuple_of_uint8_and_uint8;
  /** CVL-161: tribes that are fed or rescued, by place. */
  fed: Array_of_Fed;
  /** CVL-170: income chips performed in the phase, by their place in the matrix. */
  income: Array_of_uint8;
  /** Whether the roll of a test is repeated. */
  rerolled: boolean;
  /** CVL-147: how many cards are drawn from each deck. */
  draws: [number, number, number, number, number];
};

/** What happened, for logs and animation. */
export type Event = {
  type: 'continent-laid';
} | {
  type: 'scoring-laid';
} | {
  type: 'first-player';
  seat: Seat;
} | {
  type: 'set-dealt';
  seat: Seat;
  set: number;
} | {
  type: 'chosen';
  seat: Seat;
} | {
  type: 'start-taken';
  seat: Seat;
  chip: StartChip;
} | {
  type: 'era-began';
  era: number;
} | {
  type: 'phase-began';
  phase: number;
} | {
  type: 'event-revealed';
  event: EventCard;
} | {
  type: 'card-revealed';
  card: Card;
} | {
  type: 'goal-taken';
  seat: Seat;
  goal: Goal;
} | {
  type: 'markers';
  seat: Seat;
  to: Gain;
  amount: number;
} | {
  type: 'points';
  seat: Seat;
  amount: number;
  line: Line;
} | {
  type: 'paid';
  seat: Seat;
  module: Module;
  dice: Array_of_uint8;
  planning: Array_of_uint8;
  focus: number;
  ideas: number;
} | {
  type: 'activated';
  seat: Seat;
  module: Module;
} | {
  type: 'reset';
  seat: Seat;
} | {
  type: 'rolled';
  seat: Seat;
  dice: Array_of_uint8;
} | {
  type: 'tested';
  seat: Seat;
  passed: boolean;
} | {
  type: 'settled';
  seat: Seat;
  territory: Territory;
  camp: Camp;
} | {
  type: 'developed';
  territory: Territory;
  material: Material;
} | {
  type: 'strengthened';
  seat: Seat;
  territory: Territory;
} | {
  type: 'weakened';
  seat: Seat;
  territory: Territory;
} | {
  type: 'died';
  seat: Seat;
  territory: Territory;
} | {
  type: 'rescued';
  seat: Seat;
} | {
  type: 'area-revealed';
  slot: number;
  area: Area;
} | {
  type: 'built';
  seat: Seat;
  what: Project;
  territory?: Territory | null;
  ground?: number | null;
} | {
  type: 'returned';
  seat: Seat;
  what: Project;
  territory: Territory;
} | {
  type: 'card-drawn';
  seat: Seat;
  deck: Deck;
  card?: Card | null;
} | {
  type: 'card-taken';
  seat: Seat;
  card: Card;
} | {
  type: 'cards-returned';
  seat: Seat;
  count: number;
} | {
  type: 'installed';
  seat: Seat;
  item: Item;
  column: number;
  row: number;
} | {
  type: 'upgraded';
  seat: Seat;
  module: Module;
  level: number;
} | {
  type: 'track-advanced';
  seat: Seat;
  track: Track;
  space: number;
} | {
  type: 'favor';
  seat: Seat;
  space: number;
} | {
  type: 'row-active';
  seat: Seat;
  row: number;
} | {
  type: 'die-gained';
  seat: Seat;
  of: Die;
} | {
  type: 'worked';
  seat: Seat;
  holder: Item;
} | {
  type: 'weather';
  space: number;
} | {
  type: 'era-scored';
  seat: Seat;
  points: number;
} | {
  type: 'monolith';
  seat: Seat;
} | {
  type: 'vici-card';
  card: ViciCard;
  red: boolean;
} | {
  type: 'vici-does';
  act: Act;
} | {
  type: 'vici-chose';
  what: Chosen;
  because: Because;
} | {
  type: 'vici-must';
  act: Act;
  why: Why;
} | {
  type: 'vici-lost';
  act: Act;
  why: Why;
} | {
  type: 'vici-marked';
  income: boolean;
  space: number;
} | {
  type: 'vici-provided';
  territory: Territory;
  markers: number;
  blocked: boolean;
} | {
  type: 'hunt-token';
  territory: Territory;
} | {
  type: 'card-gone';
  card: Card;
} | {
  type: 'game-ended';
};

export type EventCard = string;

/** Tribes of one place that are fed or rescued. */
export type Fed = {
  /** Where. */
  place: Place;
  /** How many. */
  count: number;
};

/** The tribes of a seat in a territory, the strong ones first, then the weak ones. */
export type Folk = {
  /** On ordinary camps. */
  camp: [number, number];
  /** In the wilderness. */
  wild: [number, number];
};

/** Where a marker goes that is gained. */
export type Gain = {
  to: 'stock';
  which: Stock;
} | {
  to: 'planning';
  which: number;
} | {
  to: 'trait';
  which: Trait;
} | {
  to: 'stored';
  which: Material;
} | {
  to: 'raw';
  which: Territory;
} | {
  to: 'cargo';
  which: number;
} | {
  to: 'reset';
};

export type Goal = string;

export type GoalSet = Goal[];

/** A card in a hand. */
export type HandCard = {
  /** Its deck: backs are open. */
  deck: Deck;
  /** The card, for who may know it. */
  card?: Card | null;
  /** Who knows it: everybody has seen who drew it from where. */
  'seen-by': Seats;
  /** Whether its owner decides now whether it stays. */
  'looked-at': boolean;
};

export type Income = string;

export type IncomeSet = Income[];

/** What can lie in a matrix. */
export type Item = {
  type: 'card';
  card: Card;
} | {
  type: 'goal';
  goal: Goal;
} | {
  type: 'income';
  income: Income;
} | {
  type: 'start';
  chip: StartChip;
} | {
  type: 'attribute';
  attribute: Attribute;
};

/** What a column can belong to. */
export type Kind = 'invention' | 'mutation' | 'knowledge' | 'building' | 'achievement' | 'goals' | 'attributes';

/** A territory: who lives there and what was built or found. */
export type Land = {
  /** The tribe on the bonfire camp. */
  fire?: Tribe | null;
  /** The tribes on ordinary camps and in the wilderness, by seat. */
  folk: BySeat;
  /** The storage row of its material, from 1, once the token is turned up; 0 before. */
  token: number;
  /** Whose farm is there. */
  farm?: Seat | null;
};

/** Points by where they came from. */
export type Ledger = [number, number, number, number, number, number, number, number, number, number, number];

/** CVL-220: how hard she plays. */
export type Level = 'beginner' | 'moderate' | 'medium' | 'advanced' | 'expert';

/** Where points come from. */
export type Line = 'map' | 'modules' | 'cards' | 'chips' | 'tracks' | 'tribes' | 'events' | 'eras' | 'monuments' | 'final' | 'matrix';

export type MarkersSet = StartMarkers[];

export type Material = string;

export type Module = string;

/** A tribe that migrated in this turn. */
export type Moved = {
  /** Whose. */
  seat: Seat;
  /** Where it is. */
  place: Place;
  /** Where it set out from. */
  from: TerritorySet;
  /** The place on the stack of the effect by which it has settled; 0 once that is over. */
  by: number;
};

/** What everybody sees. */
export type Open = {
  /** The era, from 1; 0 while the table is laid. */
  era: number;
  /** Who has the starting monolith. */
  first: Seat;
  /** Where the tiles lie. */
  tiles: [Placement, Placement, Placement, Placement, Placement, Placement, Placement, Placement];
  /** CVL-25: the way the frame is filled, by number, while the table is laid. */
  tiling: number;
  /** The territories. */
  lands: Land[];
  /** The areas turned up, by slot. */
  areas: (Area | null)[];
  /** The areas that lie face down. */
  'hidden-areas': AreaSet;
  /** CVL-85: territories with a hunting token. */
  hunted: TerritorySet;
  /** The events so far, the present one last. */
  events: Array_of_EventCard;
  /** The scoring tiles of the eras still to come, the next first. */
  'era-tiles': Array_of_ScoringTile;
  /** The scoring tiles in the final scoring. */
  'final-tiles': Array_of_ScoringTile;
  /** The weather space, from 1 (hot) to 5 (cold). */
  weather: number;
  /** The goal chips on display. */
  goals: Array_of_Nullable_Goal;
  /** The goal chips in the bag. */
  'goal-bag': GoalSet;
  /** The income chips on display. */
  incomes: Array_of_Nullable_Income;
  /** The income chips in the bag. */
  'income-bag': IncomeSet;
  /** The attribute chips on display. */
  attributes: Array_of_Nullable_Attribute;
  /** The attribute chips in the bag. */
  'attribute-bag': AttributeSet;
  /** Activation and fate dice on display. */
  dice: [number, number];
  /** CVL-36: start-chip cards and their goal chips on offer. */
  starts: Array_of_Start;
  /** CVL-60: how many Resets the phase marker has counted in this era. */
  resets: number;
  /** CVL-67: whether the last round of the action phase is played. */
  'final-round': boolean;
  /** The face-up stacks, the top card last. */
  'face-up': [Array_of_Card, Array_of_Card, Array_of_Card, Array_of_Card, Array_of_Card];
  /** What the seats have. */
  civs: BySeat2;
  /** What was done in the turn that is being played. */
  doing: Doing;
  /** The dice of the roll that is being used. */
  roll: Array_of_uint8;
  /** What the game still owes, the next last. */
  tasks: Array_of_Task;
  /** CVL-200: what V.I.C.I. has beside her civilization, if she plays. */
  vici?: Vici | null;
  /** Whether the game has ended. */
  over: boolean;
};

/** A way to pay for a module. */
export type Payment = {
  /** The module. */
  module: Module;
  /** What stands for its first and its second value. */
  with: [Die6, Die6];
  /** The ideas it costs. */
  ideas: number;
  /** What of it is still named, in any order, once the module is chosen: the only way pays by itself. */
  asked: Array_of_Die6;
};

/** Where an own tribe is, and how it is. */
export type Place = {
  /** The territory. */
  territory: Territory;
  /** Where in it. */
  spot: Spot;
  /** Whether the tribe lies. */
  weak: boolean;
};

/** Something in the matrix. */
export type Placed = {
  /** What. */
  item: Item;
  /** Its column, from 0. */
  column: number;
  /** Its row, from 1. */
  row: number;
};

/** Where a tile lies. */
export type Placement = {
  /** The column of its upper-left cell. */
  x: number;
  /** The row of its upper-left cell. */
  y: number;
  /** Clockwise quarter turns. */
  turns: number;
};

/** CVL-149: what a material is sold for. */
export type Proceeds = 'money' | 'points';

/** A kind of construction project. */
export type Project = 'farm' | 'boat' | 'monument' | 'settlement';

/** What a territory is chosen for. */
export type Purpose = {
  type: 'procreate';
} | {
  type: 'return';
} | {
  type: 'migrate-from';
} | {
  type: 'migrate-to';
  from: Territory;
} | {
  type: 'provision';
} | {
  type: 'explore';
} | {
  type: 'hunt-token';
};

export type ScoringTile = string;

/** A place at the table, counted clockwise from 0. */
export type Seat = number;

export type Seats = Seat[];

/** The options of a match. */
export type Setup = {
  /** CVL-25, CVL-27: three tiles and two material tokens lie as in a first game. */
  'first-game'?: boolean;
  /** CVL-32: everybody gets a ready-made hand, but for those named as advanced. */
  newcomers?: boolean;
  /** CVL-220: how hard V.I.C.I. plays; alone only. */
  level?: Level;
  /** CVL-220: V.I.C.I. also performs the card that makes her reset; alone only. */
  harder?: boolean;
  /** CVL-200: the starting cards are chosen among all; alone only. */
  'free-choice'?: boolean;
  /** CVL-38: at a table of newcomers, the seats that choose their cards. */
  advanced?: Seats;
};

/** Where in a territory a tribe is. */
export type Spot = 'fire' | 'camp' | 'wild' | 'boat';

/** A start-chip card on offer. */
export type Start = {
  /** The card. */
  chip: StartChip;
  /** The goal chip on it. */
  goal: Goal;
};

export type StartChip = string;

export type StartMarkers = string;

/** What she still owes. */
export type Step = {
  type: 'goal';
} | {
  type: 'reveal';
} | {
  type: 'row';
  card: ViciCard;
} | {
  type: 'put-away';
} | {
  type: 'do';
  act: Act;
} | {
  type: 'set-out';
} | {
  type: 'crowded';
} | {
  type: 'wheel';
  purpose: Purpose;
  fit: TerritorySet;
  least: boolean;
} | {
  type: 'torch';
  purpose: Purpose;
  fit: TerritorySet;
  least: boolean;
} | {
  type: 'remove-chip';
  income: boolean;
} | {
  type: 'feed';
} | {
  type: 'starve';
} | {
  type: 'return';
};

/** A space of the console that holds plain markers. */
export type Stock = 'food' | 'money' | 'idea' | 'focus';

/** What the game still owes. The last task is resolved first. */
export type Task = {
  type: 'vici';
  step: Step;
} | {
  type: 'pick-tiling';
} | {
  type: 'place-tiles';
} | {
  type: 'turn-tiles';
} | {
  type: 'develop';
  seat?: Seat | null;
  territory: Territory;
} | {
  type: 'lay-scoring';
} | {
  type: 'refill-goals';
} | {
  type: 'refill-incomes';
} | {
  type: 'refill-attributes';
} | {
  type: 'first-player';
} | {
  type: 'deal-sets';
} | {
  type: 'deal-markers';
  seat: Seat;
} | {
  type: 'draw-card';
  seat: Seat;
  deck: Deck;
  look: boolean;
} | {
  type: 'draft';
  block: number;
} | {
  type: 'lay-starts';
} | {
  type: 'lay-start-goals';
} | {
  type: 'take-start';
  seat: Seat;
} | {
  type: 'phase';
  number: number;
} | {
  type: 'reveal-event';
} | {
  type: 'reveal-card';
  deck: Deck;
} | {
  type: 'new-goal';
  seat: Seat;
} | {
  type: 'extra-find';
  seat: Seat;
} | {
  type: 'turn';
  seat: Seat;
} | {
  type: 'end-turn';
  seat: Seat;
} | {
  type: 'pay-dice';
  seat: Seat;
  module: Module;
  first?: Die6 | null;
} | {
  type: 'add-dice';
  seat: Seat;
  named: number;
} | {
  type: 'roll-reset';
  seat: Seat;
  count: number;
} | {
  type: 'reset-marker';
  seat: Seat;
} | {
  type: 'glacier';
  seat: Seat;
  slot: number;
} | {
  type: 'oaks';
} | {
  type: 'hunger';
  seat: Seat;
} | {
  type: 'feed';
  seat: Seat;
  camps: number;
  total: number;
  named: number;
} | {
  type: 'starve';
  seat: Seat;
} | {
  type: 'score-strong';
} | {
  type: 'weather';
  seat: Seat;
  space: number;
} | {
  type: 'happen';
} | {
  type: 'give-back';
  seat: Seat;
  project: Project;
} | {
  type: 'score-era';
} | {
  type: 'income-phase';
  seat: Seat;
} | {
  type: 'full-rows';
  seat: Seat;
} | {
  type: 'monuments';
} | {
  type: 'end-era';
} | {
  type: 'run';
  seat: Seat;
  line: Line;
  at: number;
  end: number;
} | {
  type: 'choose';
  seat: Seat;
  line: Line;
  at: number;
  of: number;
  forced: boolean;
} | {
  type: 'fire';
  seat: Seat;
  holder: number;
  last: boolean;
} | {
  type: 'options';
  seat: Seat;
  module: Module;
  level: number;
  left: number;
  one: boolean;
} | {
  type: 'after';
  seat: Seat;
  module: Module;
} | {
  type: 'grotto';
  seat: Seat;
  slot: number;
} | {
  type: 'grotto-transport';
  seat: Seat;
  territory: Territory;
  produced: boolean;
} | {
  type: 'rock';
  seat: Seat;
  slot: number;
} | {
  type: 'rock-birth';
  seat: Seat;
  territory: Territory;
} | {
  type: 'planning';
  seat: Seat;
  n: number;
} | {
  type: 'gain-trait';
  seat: Seat;
  n: number;
} | {
  type: 'move-trait';
  seat: Seat;
  n: number;
} | {
  type: 'gain-material';
  seat: Seat;
  row: number;
  terrain?: Terrain | null;
  n: number;
} | {
  type: 'choose-track';
  seat: Seat;
  n: number;
} | {
  type: 'steps';
  seat: Seat;
  track: Track;
  n: number;
} | {
  type: 'produce';
  seat: Seat;
  n: number;
} | {
  type: 'transport';
  seat: Seat;
  n: number;
  anywhere: boolean;
} | {
  type: 'migrate';
  seat: Seat;
  n: number;
  anywhere: boolean;
} | {
  type: 'walk';
  seat: Seat;
  n: number;
  from: Territory;
  at: Territory;
  weak: boolean;
  anywhere: boolean;
} | {
  type: 'procreate';
  seat: Seat;
  n: number;
} | {
  type: 'strengthen';
  seat: Seat;
  n: number;
} | {
  type: 'hunt';
  seat: Seat;
  n: number;
} | {
  type: 'roll-hunt';
  seat: Seat;
  territory: Territory;
} | {
  type: 'use-hunt';
  seat: Seat;
  territory: Territory;
} | {
  type: 'find';
  seat: Seat;
  n: number;
} | {
  type: 'roll-find';
  seat: Seat;
  terrain: Terrain;
} | {
  type: 'use-find';
  seat: Seat;
  terrain: Terrain;
} | {
  type: 'explore';
  seat: Seat;
  n: number;
} | {
  type: 'explore-territory';
  seat: Seat;
} | {
  type: 'reveal';
  seat: Seat;
  slots: number;
  territory?: Territory | null;
} | {
  type: 'build';
  seat: Seat;
  n: number;
  kinds: number;
  same: boolean;
} | {
  type: 'board';
  seat: Seat;
  water: Territory;
} | {
  type: 'pay-settlement';
  seat: Seat;
  ground: number;
  slot: number;
} | {
  type: 'trade';
  seat: Seat;
  sell: number;
  buy: number;
} | {
  type: 'sale';
  seat: Seat;
  money?: Material | null;
  points?: Material | null;
} | {
  type: 'take-card';
  seat: Seat;
  n: number;
  up: boolean;
  down: boolean;
} | {
  type: 'choose-draws';
  seat: Seat;
  left: number;
  keep: number;
} | {
  type: 'keep';
  seat: Seat;
  n: number;
  named: number;
} | {
  type: 'install';
  seat: Seat;
  deck: Deck;
  special: boolean;
} | {
  type: 'card-column';
  seat: Seat;
  card: Card;
  special: boolean;
} | {
  type: 'card-row';
  seat: Seat;
  card: Card;
  column: number;
  special: boolean;
} | {
  type: 'ignore-slot';
  seat: Seat;
  card: Card;
  column: number;
  row: number;
} | {
  type: 'pay-card';
  seat: Seat;
  card: Card;
  column: number;
  row: number;
  ignore: number;
} | {
  type: 'place-card';
  seat: Seat;
  card: Card;
  column: number;
} | {
  type: 'gain-goal';
  seat: Seat;
  refill: boolean;
} | {
  type: 'goals';
  seat: Seat;
} | {
  type: 'goal-space';
  seat: Seat;
  goal: Goal;
} | {
  type: 'install-goal';
  seat: Seat;
} | {
  type: 'place-goal';
  seat: Seat;
  goal: Goal;
} | {
  type: 'gain-income';
  seat: Seat;
} | {
  type: 'place-income';
  seat: Seat;
  income: Income;
} | {
  type: 'perform';
  seat: Seat;
  n: number;
} | {
  type: 'perform-how';
  seat: Seat;
  item: number;
} | {
  type: 'place-attribute';
  seat: Seat;
  attribute: Attribute;
} | {
  type: 'attributes';
  seat: Seat;
} | {
  type: 'upgrade';
  seat: Seat;
  value: number;
} | {
  type: 'flip-row';
  seat: Seat;
} | {
  type: 'gain-die';
  seat: Seat;
  of?: Die | null;
} | {
  type: 'take-die';
  seat: Seat;
  of: Die;
} | {
  type: 'give-die';
  seat: Seat;
  to: Seat;
} | {
  type: 'roll-die';
  seat: Seat;
} | {
  type: 'weak-tribes';
  seat: Seat;
  n: number;
  at?: Territory | null;
} | {
  type: 'activity';
  seat: Seat;
  n: number;
  different: boolean;
} | {
  type: 'pay-row';
  seat: Seat;
  row: number;
} | {
  type: 'lose-tribe';
  seat: Seat;
} | {
  type: 'rescue';
  seat: Seat;
  place: Place;
} | {
  type: 'room';
  seat: Seat;
  gain: Gain;
  n: number;
} | {
  type: 'test';
  seat: Seat;
  guards: number;
  more: number;
} | {
  type: 'fix-test';
  seat: Seat;
  guards: number;
  more: number;
  rerolled: boolean;
};

/** A landscape. */
export type Terrain = 'forest' | 'grassland' | 'hills' | 'swamp' | 'mountains' | 'desert' | 'water';

export type Territory = string;

export type TerritorySet = Territory[];

/** A progress track. */
export type Track = 'technology' | 'prestige' | 'knowledge' | 'construction' | 'culture';

/** A trait of a civilization, in the order of its die. */
export type Trait = 'stamina' | 'intelligence' | 'calm' | 'dexterity' | 'expression' | 'perception';

/** A tribe. */
export type Tribe = {
  /** Whose. */
  seat: Seat;
  /** Whether it lies. */
  weak: boolean;
};

/** A card laid under a stack. */
export type UnderCard = {
  /** The card, for who may know it. */
  card?: Card | null;
  /** Who knows it. */
  'seen-by': Seats;
};

/** What lies in her area of the table, and what she has sent out of the game. The order of her stack does not exist before a card is revealed, and everybody can work out what is in it. */
export type Vici = {
  /** The face-down stack. */
  deck: ViciSet;
  /** The revealed cards, the last on top. */
  shown: Array_of_ViciCard;
  /** The discard. */
  discard: ViciSet;
  /** CVL-206: markers in the evolution grid. */
  evolution: number;
  /** CVL-206: markers in the prosperity grid. */
  prosperity: number;
  /** CVL-211: provision markers by territory. */
  provisions: number[];
  /** CVL-211: territories whose farm space is blocked. */
  blocked: TerritorySet;
  /** Research cards that left the game. */
  'gone-cards': Array_of_Card;
  /** Goal chips that left the game. */
  'gone-goals': GoalSet;
  /** Income chips that left the game. */
  'gone-incomes': IncomeSet;
  /** Attribute chips that left the game. */
  'gone-attributes': AttributeSet;
};

export type ViciCard = string;

export type ViciSet = ViciCard[];

/** The table as one viewer sees it. What the viewer may not know is `null`; for the referee nothing is. */
export type View = {
  /** What lies open. */
  open: Open;
  /** Which territories touch each territory. */
  adjacent: TerritorySet[];
  /** Which slots of areas each territory touches. */
  touches: number[][];
  /** Points by seat; those of V.I.C.I. last. */
  scores: number[];
  /** The hands by seat. */
  hands: HandCard[][];
  /** The face-down stacks, by deck. */
  decks: DeckView[];
  /** Who has chosen in secret. */
  'has-chosen': boolean[];
  /** What was chosen, for who may know it. */
  chosen: (number | null)[];
  /** The start-marker cards to choose from, for who may know them. */
  dealt: (MarkersSet | null)[];
  /** The ways to pay for modules, of whoever has a turn or is paying. The referee's view does without: it follows from the rest. */
  payments?: Payment[] | null;
};

/** Why an action of hers is lost, or comes in addition. */
export type Why = 'no-territory' | 'no-tribe' | 'grid-full' | 'no-marker' | 'nothing' | 'crowded' | 'nobody-to-send' | {
  category: Category;
} | 'last-era' | 'feeding';

/** A chip in the goal zone. */
export type ZoneGoal = {
  /** The space, from 0. */
  space: number;
  /** The chip. */
  goal: Goal;
};
