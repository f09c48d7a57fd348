// Generated from the Rust types by `cargo xtask gen`; do not edit.

/** One click of a seat. */
export type Action = {
  type: 'place';
  /** Where. */
  spot: Spot;
  /** How many. */
  figures: number;
} | {
  type: 'use';
  /** Where. */
  spot: Spot;
} | {
  type: 'leave';
  /** Where. */
  spot: Spot;
} | {
  type: 'add-tool';
  /** Its value: equal tools are one choice. */
  value: number;
} | {
  type: 'add-card';
  /** The card that shows it. */
  card: Card;
} | {
  type: 'take';
} | {
  type: 'pay';
  /** Which. */
  resource: Resource;
} | {
  type: 'build';
} | {
  type: 'take-die';
  /** What it shows. */
  pips: number;
} | {
  type: 'use-card';
  /** The card. */
  card: Card;
} | {
  type: 'choose';
  /** Which. */
  resource: Resource;
} | {
  type: 'starve';
};

export type Building = string;

export type Card = string;

export type Dice = number[];

/** Why the game ended. */
export type End = 'deck' | 'stack' | 'rounds';

/** What happened, for logs and animation. */
export type Event = {
  type: 'first-player';
  /** Who begins. */
  seat: Seat;
} | {
  type: 'card-revealed';
  /** The space. */
  spot: Spot;
  /** The card. */
  card: Card;
} | {
  type: 'card-slid';
  /** The space it is on now. */
  spot: Spot;
  /** The card. */
  card: Card;
} | {
  type: 'building-revealed';
  /** The stack. */
  spot: Spot;
  /** The tile. */
  building: Building;
} | {
  type: 'round-began';
  /** Its number, from 1. */
  round: number;
  /** Who holds the first-player figure. */
  seat: Seat;
} | {
  type: 'placed';
  /** By whom. */
  seat: Seat;
  /** Where. */
  spot: Spot;
  /** How many. */
  figures: number;
} | {
  type: 'rolled';
  /** By whom. */
  seat: Seat;
  /** What for. */
  good: Good;
  /** What they show. */
  dice: Dice;
  /** Their sum. */
  pips: number;
} | {
  type: 'tool-added';
  /** By whom. */
  seat: Seat;
  /** Its value. */
  value: number;
} | {
  type: 'card-added';
  /** By whom. */
  seat: Seat;
  /** The card. */
  card: Card;
  /** Its value. */
  value: number;
} | {
  type: 'gained';
  /** By whom. */
  seat: Seat;
  /** What. */
  good: Good;
  /** How many. */
  amount: number;
} | {
  type: 'tool-gained';
  /** By whom. */
  seat: Seat;
  /** Their values. */
  tools: [number, number, number];
} | {
  type: 'track-moved';
  /** Whose. */
  seat: Seat;
  /** Where it is. */
  track: number;
} | {
  type: 'figure-gained';
  /** Whose. */
  seat: Seat;
  /** How large it is. */
  figures: number;
} | {
  type: 'left';
  /** Whose. */
  seat: Seat;
  /** From where. */
  spot: Spot;
} | {
  type: 'paid';
  /** By whom. */
  seat: Seat;
  /** Which. */
  resources: Resources;
} | {
  type: 'bought';
  /** By whom. */
  seat: Seat;
  /** Which. */
  card: Card;
} | {
  type: 'built';
  /** By whom. */
  seat: Seat;
  /** Which. */
  building: Building;
  /** The points it scored. */
  points: number;
} | {
  type: 'stack-empty';
  /** Which. */
  spot: Spot;
} | {
  type: 'scored';
  /** By whom. */
  seat: Seat;
  /** How many. */
  points: number;
} | {
  type: 'rolled-for-all';
  /** By whom. */
  seat: Seat;
  /** What they show. */
  dice: Dice;
} | {
  type: 'die-taken';
  /** By whom. */
  seat: Seat;
  /** What it shows. */
  pips: number;
} | {
  type: 'drew';
  /** By whom. */
  seat: Seat;
  /** The card, for who may know it. */
  card?: Card | null;
} | {
  type: 'drew-nothing';
  /** By whom. */
  seat: Seat;
} | {
  type: 'card-used';
  /** By whom. */
  seat: Seat;
  /** Which. */
  card: Card;
} | {
  type: 'grew';
  /** Whose. */
  seat: Seat;
  /** How much. */
  food: number;
} | {
  type: 'fed';
  /** Whose. */
  seat: Seat;
  /** Food paid. */
  food: number;
  /** Resources paid for what was missing. */
  resources: Resources;
} | {
  type: 'starved';
  /** Whose. */
  seat: Seat;
  /** Points lost. */
  points: number;
} | {
  type: 'game-ended';
  /** Why. */
  end: End;
} | {
  type: 'final-points';
  /** Whose. */
  seat: Seat;
  /** What for. */
  source: Source;
  /** How many. */
  points: number;
};

/** What a seat still owes in the feeding phase. */
export type Feeding = {
  /** Food already paid. */
  food: number;
  /** Pieces still missing; 0 if nothing is asked of the seat. */
  missing: number;
  /** Resources already paid. */
  paid: Resources;
  /** Resources of choice still to be taken. */
  choices: number;
  /** How many of them are taken. */
  chosen: number;
};

/** What is gathered. */
export type Good = 'food' | 'wood' | 'brick' | 'stone' | 'gold';

/** Points by where they came from while the game was played. */
export type Ledger = {
  /** From buildings. */
  buildings: number;
  /** From the top halves of cards. */
  cards: number;
  /** Lost by hunger, below zero. */
  hunger: number;
};

/** What is paid with. Food is not a resource (SA-24). */
export type Resource = 'wood' | 'brick' | 'stone' | 'gold';

/** Numbers of wood, brick, stone and gold. */
export type Resources = {
  wood?: number;
  brick?: number;
  stone?: number;
  gold?: number;
};

/** A place at the table, counted clockwise from 0. */
export type Seat = number;

/** The options of a match. */
export type Setup = {
  /** SA-A13: everybody sees the cards that were bought from the display. */
  'open-cards'?: boolean;
};

/** Where points at the end come from. */
export type Source = 'buildings' | 'cards' | 'hunger' | 'resources' | 'symbols' | 'farmers' | 'tool-makers' | 'builders' | 'shamans';

/** A place on the board. */
export type Spot = 'hunt' | 'forest' | 'clay-pit' | 'quarry' | 'river' | 'tool-maker' | 'hut' | 'field' | 'card-1' | 'card-2' | 'card-3' | 'card-4' | 'building-1' | 'building-2' | 'building-3' | 'building-4';

/** A place with the figures on it, by seat. */
export type SpotView = {
  /** The place. */
  spot: Spot;
  /** The figures on it, by seat. */
  figures: number[];
  /** The rule that closes it to every tribe that is not there yet. The referee's view is a position and does without. */
  closed?: string | null;
};

/** A stack of buildings. */
export type Stack = {
  /** The tile on top, face up. */
  top?: Building | null;
  /** How many lie face down under it. */
  hidden: number;
};

/** What the game still owes before play goes on. The last task is resolved first. */
export type Task = {
  type: 'first-player';
} | {
  type: 'fill-display';
} | {
  type: 'turn-up';
  /** The stacks. */
  stacks: number;
} | {
  type: 'place';
  /** Whose turn. */
  seat: Seat;
} | {
  type: 'use';
  /** Whose turn. */
  seat: Seat;
} | {
  type: 'roll';
  /** For whom. */
  seat: Seat;
  /** What for. */
  good: Good;
  /** How many. */
  dice: number;
} | {
  type: 'add-tools';
  /** Whose roll. */
  seat: Seat;
  /** What for. */
  good: Good;
  /** What the roll and the tools added so far make. */
  pips: number;
  /** How many tools were added. */
  added: number;
} | {
  type: 'pay';
  /** Who pays. */
  seat: Seat;
  /** For the card or building there. */
  spot: Spot;
  /** What is paid so far. */
  paid: Resources;
} | {
  type: 'roll-for-all';
  /** Who bought the card. */
  seat: Seat;
} | {
  type: 'take-die';
  /** Whose choice. */
  seat: Seat;
  /** How many dice show 1, 2, …, 6. */
  dice: [number, number, number, number, number, number];
} | {
  type: 'draw-extra';
  /** For whom. */
  seat: Seat;
} | {
  type: 'choose';
  /** Who. */
  seat: Seat;
  /** How many more. */
  left: number;
  /** How many it has taken. */
  taken: number;
} | {
  type: 'feed';
};

/** A player's board as one viewer sees it. */
export type TribeView = {
  /** Wood, brick, stone and gold. */
  resources: Resources;
  /** Food. */
  food: number;
  /** The food track. */
  track: number;
  /** The values of the tools. */
  tools: [number, number, number];
  /** Which of them are used this round. */
  used: [boolean, boolean, boolean];
  /** All figures. */
  figures: number;
  /** Figures on the own board. */
  home: number;
  /** The score track. */
  score: number;
  /** Points by where they came from. */
  ledger: Ledger;
  /** The buildings. */
  buildings: Building[];
  /** How many cards the player has. */
  'card-count': number;
  /** The cards the viewer knows of all of these; `null` if some are hidden from the viewer. */
  cards?: Card[] | null;
  /** With open cards: those everybody saw being bought. */
  'open-cards'?: Card[] | null;
  /** The cards kept face up until their top half is used. */
  'face-up': Card[];
  /** The cards drawn from the deck that the others have not seen, for who may know. */
  secret?: Card[] | null;
};

/** The table as one viewer sees it. What the viewer may not know is `null`; for the referee nothing is. */
export type View = {
  /** The round, from 1; 0 while the table is laid. */
  round: number;
  /** Who holds the first-player figure. */
  first: Seat;
  /** Whether this round is the last because a stack is empty. */
  'last-round': boolean;
  /** Why the game has ended, if it has. */
  end?: End | null;
  /** The places with figures on them. */
  board: SpotView[];
  /** The players' boards, by seat. */
  tribes: TribeView[];
  /** The cards on display; the first space is the rightmost and costs 1. */
  display: (Card | null)[];
  /** How many cards the deck has. */
  'deck-count': number;
  /** The cards of the deck, for the referee. */
  deck?: Card[] | null;
  /** The stacks of buildings. */
  stacks: Stack[];
  /** The tiles nobody has seen, for the referee. */
  tiles?: Building[] | null;
  /** What the game waits for, the last first. */
  tasks: Task[];
  /** What seats owe in the feeding phase, by seat. */
  feeding: Feeding[];
};
