// Generated from the Rust types by `cargo xtask gen`; do not edit.

/** An ability of a seat at the end of its turn: which list it is in, and where. */
export type Ability = {
  /** What has it. */
  source: Source;
  /** Which of its abilities, from 0. */
  number: number;
};

export type Achievement = string;

/** One click of a seat. */
export type Action = {
  type: 'draft';
  /** Which. */
  civilization: Civilization;
} | {
  type: 'birth';
  /** Which, of the pool or the hand. */
  civilization: Civilization;
} | {
  type: 'absorb';
  /** Which, of the pool or the hand. */
  civilization: Civilization;
} | {
  type: 'skip';
} | {
  type: 'work';
  /** Which. */
  verb: Verb;
} | {
  type: 'research';
  /** Which. */
  technology?: Technology | null;
} | {
  type: 'build';
  /** Which. */
  wonder?: Wonder | null;
} | {
  type: 'rest';
} | {
  type: 'innovate';
  /** Which. */
  special: Special;
} | {
  type: 'finish';
} | {
  type: 'learn';
  /** Which. */
  technology: Technology;
} | {
  type: 'receive';
  /** Which. */
  wonder: Wonder;
} | {
  type: 'accept';
} | {
  type: 'decline';
} | {
  type: 'resolve';
  /** Which. */
  ability: Ability;
} | {
  type: 'fund';
  /** Which. */
  civilization: Civilization;
};

export type Civilization = string;

/** The draft as one viewer sees it. */
export type DraftView = {
  /** How many picks are finished. */
  picks: number;
  /** Who has chosen for the pick that is going on. */
  'has-chosen': boolean[];
  /** The cards that were left over and made the pool: everybody has seen them there. */
  'left-over': Civilization[];
  /** The packs a seat has looked at, pick by pick, the present one last. */
  seen?: Civilization[][] | null;
  /** What the seat has chosen for the pick that is going on. */
  choice?: Civilization | null;
  /** The packs as dealt, for the referee, and for all when the game has ended. */
  packs?: Civilization[][] | null;
  /** What each seat took, pick by pick: a seat knows its own picks. */
  taken: (Civilization[] | null)[];
  /** What each seat has chosen, for the referee. */
  choices?: (Civilization | null)[] | null;
};

/** What happened, for logs and animation. */
export type Event = {
  type: 'first-player';
  /** Who begins. */
  seat: Seat;
} | {
  type: 'wonder-revealed';
  /** Which. */
  wonder: Wonder;
} | {
  type: 'civilization-revealed';
  /** Which. */
  civilization: Civilization;
} | {
  type: 'track-laid';
  /** Its position, from 1. */
  position: number;
  /** The card. */
  card: TimeCard;
} | {
  type: 'special-revealed';
  /** Which. */
  special: Special;
} | {
  type: 'token-revealed';
  /** Above which position, from 1. */
  position: number;
  /** The token. */
  token: Token;
} | {
  type: 'pack-dealt';
  /** To whom. */
  seat: Seat;
} | {
  type: 'chosen';
  /** Who. */
  seat: Seat;
  /** Which card, for who may know it. */
  civilization?: Civilization | null;
} | {
  type: 'packs-passed';
  /** How many picks are finished. */
  picks: number;
} | {
  type: 'round-began';
  /** Its number, from 1. */
  round: number;
  /** Who holds the first-player marker. */
  seat: Seat;
} | {
  type: 'born';
  /** Whose. */
  seat: Seat;
  /** Which. */
  civilization: Civilization;
  /** How many workers it has. */
  workers: number;
} | {
  type: 'absorbed';
  /** By whom. */
  seat: Seat;
  /** Which. */
  civilization: Civilization;
  /** How many workers the seat has now. */
  workers: number;
} | {
  type: 'skipped';
  /** Who. */
  seat: Seat;
} | {
  type: 'worked';
  /** By whom. */
  seat: Seat;
  /** Which. */
  verb: Verb;
  /** Coins paid. */
  coins: number;
} | {
  type: 'rested';
  /** Who. */
  seat: Seat;
} | {
  type: 'coins';
  /** By whom. */
  seat: Seat;
  /** How many. */
  amount: number;
} | {
  type: 'points';
  /** By whom. */
  seat: Seat;
  /** How many. */
  amount: number;
} | {
  type: 'workers';
  /** By whom. */
  seat: Seat;
  /** How many the seat has now. */
  workers: number;
} | {
  type: 'sacrificed';
  /** By whom. */
  seat: Seat;
  /** How many the seat has now. */
  workers: number;
} | {
  type: 'learned';
  /** By whom. */
  seat: Seat;
  /** Which. */
  technology: Technology;
} | {
  type: 'received';
  /** By whom. */
  seat: Seat;
  /** Which. */
  wonder: Wonder;
} | {
  type: 'innovated';
  /** By whom. */
  seat: Seat;
  /** Which. */
  special: Special;
} | {
  type: 'declined';
  /** By whom. */
  seat: Seat;
} | {
  type: 'resolved';
  /** Whose. */
  seat: Seat;
  /** What has it. */
  source: Source;
} | {
  type: 'funded';
  /** By whom. */
  seat: Seat;
  /** Which. */
  civilization: Civilization;
  /** How many. */
  coins: number;
} | {
  type: 'token-resolved';
  /** Which. */
  token: Token;
} | {
  type: 'war';
} | {
  type: 'plague';
} | {
  type: 'rival-grew';
  /** What it is now. */
  strength: number;
} | {
  type: 'game-ended';
} | {
  type: 'achieved';
  /** Which. */
  achievement: Achievement;
} | {
  type: 'goal';
  /** Whether it was reached. */
  reached: boolean;
};

/** Points by where they came from. */
export type Ledger = {
  /** From actions as printed. */
  actions: number;
  /** From abilities of civilizations. */
  civilizations: number;
  /** From technologies. */
  technologies: number;
  /** From wonders. */
  wonders: number;
  /** From event tokens. */
  events: number;
};

/** What a seat has, as one viewer sees it. */
export type NationView = {
  /** Coins. */
  coins: number;
  /** Workers, those on slots included. */
  workers: number;
  /** The score track. */
  score: number;
  /** Points by where they came from. */
  ledger: Ledger;
  /** Strength. */
  strength: number;
  /** The civilizations in the order they came. */
  civilizations: Civilization[];
  /** The main one. */
  main?: Civilization | null;
  /** The technologies. */
  technologies: Technology[];
  /** The special technology card. */
  special?: Special | null;
  /** The wonders. */
  wonders: Wonder[];
  /** How many cards of the draft are not played yet. */
  'hand-count': number;
  /** These cards, for who may know them. */
  hand?: Civilization[] | null;
};

/** A civilization on offer and the bonus coins on it. */
export type Offer = {
  /** The card. */
  civilization: Civilization;
  /** The coins on it. */
  coins: number;
};

/** A place at the table, counted clockwise from 0. */
export type Seat = number;

/** The options of a match. */
export type Setup = {
  /** AC-52: the variant Innovations: special technologies. */
  innovations?: boolean;
  /** AC-55: the variant Winds of Change: event tokens; for 2 to 4 players. */
  'winds-of-change'?: boolean;
  /** AC-57: the variant Civilization Draft; for 2 to 4 players. */
  draft?: boolean;
  /** AC-10: the time track suggested for a first game; for 2 to 4 players. */
  'first-game'?: boolean;
  /** AC-66: a house scenario, by its id; alone only. */
  scenario?: string | null;
};

/** What has abilities. */
export type Source = {
  kind: 'main';
  /** Which. */
  civilization: Civilization;
} | {
  kind: 'legacy';
  /** Which. */
  civilization: Civilization;
} | {
  kind: 'technology';
  /** Which. */
  technology: Technology;
} | {
  kind: 'wonder';
  /** Which. */
  wonder: Wonder;
};

export type Special = string;

/** What the game still owes before play goes on. The last task is resolved first. */
export type Task = {
  type: 'first-player';
} | {
  type: 'lay-wonders';
} | {
  type: 'draw-civilizations';
  /** How many. */
  count: number;
} | {
  type: 'lay-track';
} | {
  type: 'lay-specials';
} | {
  type: 'lay-tokens';
} | {
  type: 'deal-pack';
  /** To whom. */
  seat: Seat;
} | {
  type: 'draft';
} | {
  type: 'civilization';
  /** Whose turn. */
  seat: Seat;
} | {
  type: 'work';
  /** Whose turn. */
  seat: Seat;
} | {
  type: 'learn';
  /** By whom. */
  seat: Seat;
  /** How many in all. */
  count: number;
} | {
  type: 'receive';
  /** By whom. */
  seat: Seat;
} | {
  type: 'follow';
  /** Whose. */
  seat: Seat;
  /** Which action. */
  verb: Verb;
} | {
  type: 'offer';
  /** To whom. */
  seat: Seat;
  /** What it costs. */
  coins: number;
  /** What it scores. */
  points: number;
  /** What offers it. */
  source: Source;
} | {
  type: 'end-turn';
  /** Whose turn. */
  seat: Seat;
} | {
  type: 'end-round';
};

export type Technology = string;

export type TimeCard = string;

export type Token = string;

/** The ten actions. */
export type Verb = 'wonder' | 'research' | 'exploit' | 'culture' | 'construction' | 'conquest' | 'hunting' | 'fishing' | 'trade' | 'agriculture';

/** The table as one viewer sees it. What the viewer may not know is `null`; for the referee nothing is. */
export type View = {
  /** The round, from 1; 0 while the table is laid. */
  round: number;
  /** Who holds the first-player marker. */
  first: Seat;
  /** Whether the game has ended. */
  over: boolean;
  /** The time track from the left. */
  track: TimeCard[];
  /** The civilizations on offer. */
  pool: Offer[];
  /** How many civilizations the deck has. */
  'deck-count': number;
  /** The civilizations of the deck, for the referee. */
  deck?: Civilization[] | null;
  /** The wonders on offer. */
  wonders: Wonder[];
  /** The special technologies on offer. */
  specials: Special[];
  /** The event tokens above positions 6, 7 and 8. */
  tokens: Token[];
  /** What the seats have. */
  nations: NationView[];
  /** What was done in the turn that is being played. */
  work: Work;
  /** The end-of-turn abilities still to be carried out. */
  pending: Ability[];
  /** The draft, if there is one. */
  draft?: DraftView | null;
  /** The strength of the virtual opponent. */
  rival: number;
  /** What the game waits for, the last first. */
  tasks: Task[];
};

export type Wonder = string;

/** What was done in the turn that is being played. */
export type Work = {
  /** How often each action was done on a slot. */
  uses: [number, number, number, number, number, number, number, number, number, number];
  /** Workers on slots. */
  placed: number;
  /** Of these, the ones that will be sacrificed. */
  doomed: number;
};
