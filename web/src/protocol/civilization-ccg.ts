// Generated from the Rust types by `cargo xtask gen`; do not edit.

export type Access = string | null;

/** One click of a seat. A unit is named by its place in the list of units. */
export type Action = {
  type: 'discover';
  card: Card;
  flank: Flank;
} | {
  type: 'prospect';
  card: Card;
  place: Place;
} | {
  type: 'collect';
  place: Place;
  income: Income;
} | {
  type: 'buy-card';
} | {
  type: 'build';
  card: Card;
  place: Place;
} | {
  type: 'invent';
  card: Card;
} | {
  type: 'advance';
  card: Card;
  place: Place;
} | {
  type: 'research';
} | {
  type: 'burn';
  card: Card;
} | {
  type: 'abandon';
  card: Card;
  place?: Place | null;
} | {
  type: 'play';
  card: Card;
} | {
  type: 'activate';
  card: Card;
} | {
  type: 'move';
  unit: number;
  to: Place;
} | {
  type: 'attack';
  place: Place;
} | {
  type: 'raze';
  place: Place;
  card: Card;
} | {
  type: 'join';
  unit: number;
} | {
  type: 'done';
} | {
  type: 'feed';
  unit: number;
} | {
  type: 'starve';
} | {
  type: 'favour';
  unit: number;
} | {
  type: 'aim';
  building?: Card | null;
} | {
  type: 'hit';
  unit: number;
} | {
  type: 'enter';
  unit: number;
} | {
  type: 'stay';
} | {
  type: 'finish';
  place: Place;
} | {
  type: 'dismiss';
  unit: number;
} | {
  type: 'demolish';
  card: Card;
} | {
  type: 'lose';
  flank: Flank;
} | {
  type: 'choose';
  option: number;
} | {
  type: 'against';
  seat: Seat;
} | {
  type: 'on';
  place: Place;
} | {
  type: 'target';
  target: Target;
} | {
  type: 'take';
  card: Card;
} | {
  type: 'sink';
  nth: number;
} | {
  type: 'keep';
} | {
  type: 'pay';
} | {
  type: 'first';
  card: Card;
} | {
  type: 'redraw';
} | {
  type: 'pass';
} | {
  type: 'decline';
} | {
  type: 'resign';
};

/** An event that was announced. */
export type Announced = {
  /** Who plays it. */
  seat: Seat;
  /** The card. */
  card: Card;
  /** Whether it was cancelled. */
  cancelled: boolean;
};

/** CCG-26 to CCG-29: the ends of other lines that the ends of a line touch. */
export type Borders = {
  left: Place;
  right: Place;
};

export type Card = string;

/** A card that is held. */
export type CardView = {
  /** The card, for who knows it. */
  card?: Card | null;
  /** Who else knows it, for its owner. */
  'seen-by'?: Seats | null;
};

/** What is being chosen for a card. */
export type Choice = {
  /** Which effect of several. */
  mode?: number | null;
  /** Which opponent. */
  player?: Seat | null;
  /** Which terrain. */
  ground?: Place | null;
  /** Which things, sorted: the order in which they are named means nothing. */
  targets: [Target | null, Target | null, Target | null];
};

/** The deck of a seat: a starter deck by its id, a list, or `null` for the starter deck with the seat's number. */
export type DeckChoice = string | DeckList | null;

/** A deck list as text: how many copies by id. */
export type DeckList = {
  capital: string;
  atlas: Record<string, unknown>;
  library: Record<string, unknown>;
};

/** How a game ended. */
export type Ended = {
  prosperity: Seat;
} | {
  conquest: Seat;
} | 'limit';

/** CCG-19: from when on a card can be played. */
export type Era = 'initial' | 'silver' | 'gold';

/** What happened. */
export type Event = {
  type: 'rolled';
  seat: Seat;
  die: number;
} | {
  type: 'first-player';
  seat: Seat;
} | {
  type: 'drew';
  seat: Seat;
  card?: Card | null;
} | {
  type: 'turn-began';
  seat: Seat;
  round: number;
} | {
  type: 'phase-began';
  phase: Phase;
} | {
  type: 'completed';
  seat: Seat;
  card: Card;
} | {
  type: 'discarded';
  seat: Seat;
  card: Card;
} | {
  type: 'faded';
  seat: Seat;
  card: Card;
  markers: number;
} | {
  type: 'food';
  seat: Seat;
  amount: number;
} | {
  type: 'terrain-lost';
  seat: Seat;
  card: Card;
} | {
  type: 'discovered';
  seat: Seat;
  card: Card;
  price: number;
} | {
  type: 'prospected';
  seat: Seat;
  card: Card;
  place: Site;
  price: number;
} | {
  type: 'era-reached';
  seat: Seat;
  era: Era;
} | {
  type: 'collected';
  seat: Seat;
  place: Site;
  income: Income;
  amount: number;
} | {
  type: 'gained';
  seat: Seat;
  income: Income;
  amount: number;
} | {
  type: 'started';
  seat: Seat;
  card: Card;
  place?: Site | null;
} | {
  type: 'advanced';
  seat: Seat;
  card: Card;
  markers: number;
} | {
  type: 'burned';
  seat: Seat;
  card: Card;
  amount: number;
} | {
  type: 'announced';
  seat: Seat;
  card: Card;
} | {
  type: 'cancelled';
  seat: Seat;
  card: Card;
} | {
  type: 'stays';
  seat: Seat;
  card: Card;
} | {
  type: 'looked-at';
  seat: Seat;
  rival: Seat;
} | {
  type: 'peeked';
  seat: Seat;
  count: number;
} | {
  type: 'returned';
  seat: Seat;
  card: Card;
} | {
  type: 'found';
  seat: Seat;
  card?: Card | null;
} | {
  type: 'homebound';
  seat: Seat;
  card: Card;
  place: Site;
} | {
  type: 'moved';
  card: Card;
  from: Site;
  to: Site;
} | {
  type: 'called-off';
  place: Site;
} | {
  type: 'attacked';
  seat: Seat;
  place: Site;
  building?: Card | null;
  cards: Card[];
} | {
  type: 'fought';
  seat: Seat;
  place: Site;
  attack: number;
  defence: number;
  attackers: Fighter[];
  defenders: Fighter[];
} | {
  type: 'hit';
  seat: Seat;
  card: Card;
  unit: number;
  damage: number;
} | {
  type: 'capital-hit';
  seat: Seat;
  damage: number;
} | {
  type: 'building-hit';
  place: Site;
  card: Card;
  damage: number;
} | {
  type: 'destroyed';
  seat: Seat;
  card: Card;
  unit?: number | null;
  place: Site;
} | {
  type: 'bribed';
  seat: Seat;
  card: Card;
} | {
  type: 'shuffled';
  seat: Seat;
} | {
  type: 'hand-returned';
  seat: Seat;
} | {
  type: 'eliminated';
  seat: Seat;
} | {
  type: 'game-over';
  by: Victory;
  seat?: Seat | null;
};

/** Somebody in a combat, with what it is worth there and can still take. */
export type Fighter = {
  /** Whose it is. */
  seat: Seat;
  /** The card of a unit, a capital or a building. */
  card: Card;
  /** The place in the list of a unit. */
  unit?: number | null;
  /** Its strength. */
  strength: number;
  /** The damage that destroys it. */
  toughness: number;
};

/** Which side of the capital. */
export type Flank = 'left' | 'right';

/** What an item is. */
export type Form = 'building' | 'project' | 'event';

/** What a terrain yields. */
export type Income = 'production' | 'tax' | 'food';

/** A building, a project or an event in play. */
export type Item = {
  /** The card. */
  card: Card;
  /** What it is. */
  form: Form;
  /** Where a building stands, something is built, or what an event has chosen. */
  place?: Place | null;
  /** Stage or time markers. */
  markers: number;
  /** Damage on a building. */
  damage: number;
  /** The player an event has chosen. */
  against: Seats;
  /** The resource an event gives access to. */
  access: Access;
};

/** A card of a library. */
export type LibraryCard = {
  /** The card, for its owner. */
  card?: Card | null;
  /** Whether its place is fixed because its owner has seen it there. */
  fixed: boolean;
};

/** Which side damage is dealt to. */
export type Line = 'attackers' | 'defenders';

/** When somebody may act. */
export type Moment = 'main' | 'phase-start' | 'travel-declared' | 'attack-declared' | 'event-played';

/** CCG-33: the phases of a turn. */
export type Phase = 'activation' | 'explorers' | 'military' | 'management' | 'end';

/** A place on the map: a terrain by whose it is and its number there; 0 is the capital. */
export type Place = {
  /** Whose terrain. */
  seat: Seat;
  /** Its number. */
  slot: number;
};

/** CCG-118: the terrains and the food that win the game for a seat. */
export type Prosperity = {
  terrains: number;
  food: number;
};

/** What a seat has, as one viewer sees it. */
export type RealmView = {
  line: TerrainView[];
  items: Item[];
  inventions: Card[];
  /** The hand: for others the cards they know first. */
  hand: CardView[];
  /** The library from the bottom; its owner knows what is in it. */
  library: LibraryCard[];
  discard: Card[];
  atlas: CardView[];
  food: number;
  era: Era;
  turns: number;
  used: Used[];
  happiness: number;
  /** The food that unrest costs at the start of its next turn, as things stand. */
  unrest: number;
  'unit-cap': number;
  'capital-strength': number;
  'capital-toughness': number;
  /** What it needs for prosperity. For the referee nothing: it follows from the cards, and positions are compared without it. */
  prosperity?: Prosperity | null;
  /** What lies beyond the ends of its line, while anybody else is there. For the referee nothing either. */
  borders?: Borders | null;
};

/** A place at the table, counted clockwise from 0. */
export type Seat = number;

export type Seats = Seat[];

/** The options of a match. */
export type Setup = {
  /** The deck of each seat; a seat without one plays the starter deck with its number. */
  decks?: DeckChoice[];
  /** Whether nobody knows the others' lists. */
  'hidden-lists'?: boolean;
  /** Whether everybody but the first player begins with a food. */
  'later-food'?: boolean;
  /** Whether everybody may once draw a new first hand. */
  redraw?: boolean;
  /** Whether the resource of a lost terrain returns to the atlas instead of the discard pile. */
  'resources-return'?: boolean;
  /** Whether the game ends after 40 rounds. */
  'round-limit'?: boolean;
};

/** A place and the terrain that lies there when something happens at it: numbers are used again, a log is not written again. */
export type Site = {
  /** Whose terrain. */
  seat: Seat;
  /** Its number; 0 is the capital. */
  slot: number;
  /** The card. */
  card?: Card | null;
};

/** A thing that is chosen. */
export type Target = {
  what: 'unit';
  unit: number;
} | {
  what: 'capital';
  seat: Seat;
} | {
  what: 'building';
  place: Place;
  card: Card;
} | {
  what: 'project';
  seat: Seat;
  place?: Place | null;
  card: Card;
} | {
  what: 'terrain';
  place: Place;
} | {
  what: 'invention';
  seat: Seat;
  card: Card;
} | {
  what: 'resource';
  place: Place;
} | {
  what: 'event';
  seat: Seat;
  card: Card;
  markers: number;
};

/** What the game still owes. The last task is resolved first. */
export type Task = {
  type: 'first-player';
  /** Who rolls. */
  seats: Seats;
} | {
  type: 'draw';
  /** Whose. */
  seat: Seat;
  /** How many. */
  count: number;
} | {
  type: 'redraw';
  /** Whose. */
  seat: Seat;
} | {
  type: 'start-turn';
} | {
  type: 'complete';
} | {
  type: 'surplus';
  /** Whose. */
  seat: Seat;
  /** How many units are named already of those that are too much on one terrain, or altogether. */
  named: number;
} | {
  type: 'completed';
  /** Of which invention, beside the buildings that have a marker. */
  card?: Card | null;
} | {
  type: 'unrest';
} | {
  type: 'sequence';
  /** How many wait. */
  count: number;
} | {
  type: 'lose-terrain';
  /** By whom. */
  seat: Seat;
} | {
  type: 'clear';
  /** Which terrain. */
  place: Place;
  /** How many of those that find no room are named already. */
  named: number;
} | {
  type: 'start-phase';
  /** Which. */
  phase: Phase;
} | {
  type: 'trigger';
  /** Of which card. */
  card: Card;
  /** Which of its effects. */
  effect: number;
} | {
  type: 'window';
  /** What has happened. */
  moment: Moment;
  /** Who is asked. */
  seat: Seat;
  /** How many have passed in a row. */
  passes: number;
} | {
  type: 'prosperity';
} | {
  type: 'upkeep';
} | {
  type: 'main';
} | {
  type: 'end-draw';
} | {
  type: 'end-phase';
  /** Which. */
  phase: Phase;
} | {
  type: 'discard-down';
  /** How many cards are named already. */
  named: number;
} | {
  type: 'next-turn';
} | {
  type: 'announce';
  /** Who plays it. */
  seat: Seat;
  /** Which card. */
  card: Card;
} | {
  type: 'resolve';
  /** Which effect. */
  effect: number;
} | {
  type: 'resolved';
  /** Who played it. */
  seat: Seat;
  /** How many of the effects that follow an event were looked at. */
  from: number;
} | {
  type: 'ransom';
  /** Who. */
  seat: Seat;
  /** How much food. */
  food: number;
} | {
  type: 'deploy';
  /** Whose. */
  seat: Seat;
  /** By which card. */
  card: Card;
  /** By which of its effects. */
  effect: number;
} | {
  type: 'free-terrain';
  /** Whose. */
  seat: Seat;
} | {
  type: 'search';
  /** Whose. */
  seat: Seat;
  /** By which card. */
  card: Card;
  /** By which of its effects. */
  effect: number;
  /** How many more. */
  left: number;
} | {
  type: 'convert';
  /** Whose. */
  seat: Seat;
  /** At most so much. */
  most: number;
} | {
  type: 'peek';
  /** Whose. */
  seat: Seat;
  /** How many cards. */
  count: number;
} | {
  type: 'sink';
  /** Whose. */
  seat: Seat;
  /** How many. */
  count: number;
  /** Those named already, as bits from the top. */
  sunk: number;
} | {
  type: 'rob';
  /** Who chooses. */
  seat: Seat;
  /** Whose hand. */
  from: Seat;
} | {
  type: 'muster';
} | {
  type: 'load';
} | {
  type: 'depart';
} | {
  type: 'fight';
} | {
  type: 'favour';
  /** On which side of the combat. */
  line: Line;
  /** By which of that side's effects, counted. */
  nth: number;
} | {
  type: 'early';
} | {
  type: 'snipe';
} | {
  type: 'aim-destroyers';
  /** Whether only snipers. */
  early: boolean;
} | {
  type: 'strike';
} | {
  type: 'assign';
  /** Who assigns. */
  seat: Seat;
  /** To whom. */
  line: Line;
  /** Against air units alone, against others alone, against all. */
  pools: [number, number, number];
} | {
  type: 'bury';
} | {
  type: 'enter';
} | {
  type: 'aftermath';
};

/** A terrain with what it yields. */
export type TerrainView = {
  slot: number;
  card: Card;
  resource?: Card | null;
  exhausted: boolean;
  damage: number;
  /** All its types, those that other cards add included. */
  types: Type[];
  occupied: boolean;
  production: number;
  tax: number;
  food: number;
};

/** What happened in the turn that is being played. */
export type TurnState = {
  /** Production available. */
  production: number;
  /** Taxes available. */
  tax: number;
  /** CCG-57: production for buildings and wonders alone. */
  'for-buildings': number;
  /** Production for units alone. */
  'for-units': number;
  /** Taxes for inventions alone. */
  'for-inventions': number;
  /** Discoveries made. */
  explored: number;
  /** Paid draws made. */
  'paid-draws': number;
  /** What events have changed about the price of discoveries. */
  'explore-price': number;
  /** Discoveries that events have added. */
  explores: number;
  /** Units that need no upkeep by a limited effect. */
  supplied: number;
  /** Whose hands were looked at: everybody sees that, though not the cards. */
  looked: Seats;
};

/** The types of terrains. */
export type Type = 'plains' | 'hills' | 'mountains' | 'forest' | 'jungle' | 'desert' | 'sea' | 'river' | 'swamp' | 'tundra';

/** A unit in play. */
export type Unit = {
  /** The card. */
  card: Card;
  /** Who brought it. */
  owner: Seat;
  /** Who uses it. */
  seat: Seat;
  /** Where it stands. */
  place: Place;
  /** CCG-5. */
  exhausted: boolean;
  /** Whether it has moved in this turn. */
  moved: boolean;
  /** CCG-67: whether it must go home in this phase. */
  homebound: boolean;
  /** Whether an event lets it cross a border after moving. */
  crosses: boolean;
  /** Points of movement spent. */
  spent: number;
  /** Points spent that count only inside the own civilization. */
  roads: number;
  /** Points that events have added for this turn. */
  march: number;
  /** CCG-84. */
  damage: number;
  /** Strength added for this combat. */
  strength: number;
  /** Toughness added for this combat. */
  toughness: number;
};

/** A unit with its place in the list and what it is worth. */
export type UnitView = {
  number: number;
  unit: Unit;
  strength: number;
  toughness: number;
  points: number;
};

/** An effect that was used in this turn. */
export type Used = {
  card: Card;
  effect: number;
};

/** A move or attack that is being made. */
export type VentureView = {
  place: Place;
  building?: Card | null;
  units: number[];
  carried: number[];
  defenders: number[];
  struck: number[];
  fallen: number[];
  chosen: number[];
  strength: number;
  toughness: number;
};

/** CCG-118, CCG-119, CCG-122: how a game ends. */
export type Victory = 'prosperity' | 'conquest' | 'limit';

/** The table as one viewer sees it. What the viewer may not know is `null`; for the referee nothing is. */
export type View = {
  round: number;
  first: Seat;
  active: Seat;
  phase: Phase;
  playing: Seats;
  ended?: Ended | null;
  realms: RealmView[];
  units: UnitView[];
  turn: TurnState;
  venture: VentureView;
  choice: Choice;
  announced: Announced[];
  /** What the game waits for, the next first. */
  tasks: Task[];
};
