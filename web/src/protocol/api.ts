// Generated from the Rust types by `cargo xtask gen`; do not edit.

/** What somebody wants to know about. */
export type About = {
  /** An action. */
  action?: Record<string, unknown> | null;
  /** A thing by its id. */
  target?: string | null;
};

/** Who is to sit in a seat. */
export type Chair = {
  kind: 'free';
} | {
  kind: 'me';
} | {
  kind: 'local';
  /** What they are called. */
  name: string;
} | {
  kind: 'bot';
  /** How well it plays. */
  level: string;
};

/** What becomes of a seat. */
export type ChangeSeat = {
  /** A bot of this level; free if not given. */
  bot?: string | null;
};

/** What somebody may change about themselves. */
export type Changes = {
  /** Settings, at most 8 KB of JSON; they take the place of those before. */
  settings?: Record<string, unknown> | null;
  /** Go on vacation for so many days, or come back with 0. */
  'vacation-days'?: number | null;
};

/** How long players may think. */
export type Clock = {
  kind: 'none';
} | {
  /** For the whole match, in milliseconds. */
  'base-ms': number;
  /** More with every turn, in milliseconds. */
  'increment-ms': number;
  kind: 'live';
} | {
  kind: 'turns';
  /** For a turn, in milliseconds. */
  'turn-ms': number;
};

/** A complaint. */
export type Complaint = {
  /** About whom: an account's id. */
  about: string;
  /** At which table. */
  table?: string | null;
  /** What is wrong. */
  text: string;
};

/** A name and, for members, a password. */
export type Credentials = {
  /** What others will call you: 2 to 24 letters, digits, spaces, dots, dashes. */
  name: string;
  /** At least 10 characters. */
  password: string;
};

/** What became of an order. */
export type Done = {
  /** The number of its entry in the table's log: events up to it are what everybody has seen. */
  number: number;
  /** How many decisions and outcomes there have been. */
  step: number;
};

/** To be sure that it is meant. */
export type Farewell = {
  /** One's own name, typed once more. */
  name: string;
  /** The password, where there is one. */
  password?: string | null;
};

/** Where to play on from. */
export type ForkAt = {
  /** How well they play. */
  level: string;
  /** The seat one takes; bots take the others. */
  seat: number;
  /** The step. */
  step: number;
};

/** A guest's name. */
export type GuestName = {
  /** What others will call you; one is made up if not given. */
  name?: string | null;
};

/** Somebody as they see themselves. */
export type Me = {
  /** On vacation until then, in milliseconds since 1970. */
  'away-until-ms': number;
  /** Whether there is no password and so no way back in. */
  guest: boolean;
  /** The account's id. */
  id: string;
  /** What others call them. */
  name: string;
  /** What they have set for themselves. */
  settings: Record<string, unknown>;
  /** How much vacation is left, in milliseconds. */
  'vacation-ms': number;
};

/** A table to be opened. */
export type NewTable = {
  /** The game's id. */
  game: string;
  /** What is agreed on. */
  options?: Options;
  /** Whether only who has the invitation may come. */
  private?: boolean;
  /** Who sits where; the number of entries is the number of players. */
  seats: Chair[];
  /** Begin at once; every seat must be taken. */
  start?: boolean;
};

/** A part of the dice. */
export type Nonce = {
  /** Anything nobody can guess. */
  nonce: string;
};

/** A private note. */
export type Note = {
  /** What one wants to remember. */
  text: string;
};

/** What happens to who has thought too long. */
export type OnTimeout = {
  kind: 'bot';
  /** How well the bot plays. */
  level: string;
} | {
  kind: 'concede';
};

/** One action. */
export type OneAction = {
  /** The action. */
  action: Record<string, unknown>;
};

/** What the players of a table have agreed on. */
export type Options = {
  /** How long players may think. */
  clock?: Clock;
  /** What is left in the decks is counted for everybody. */
  counted?: boolean;
  /** Whether a bot's advice may be asked for; never at a rated table. */
  hints?: boolean;
  /** What happens to who has thought too long. */
  'on-timeout'?: OnTimeout;
  /** Whether the result counts. */
  rated?: boolean;
  /** The game's own options, as its schema describes them. */
  setup?: Record<string, unknown>;
};

/** What a player wants to do. Who it is follows from the session; `seat` only says which of one's own seats is meant where one has several. */
export type Order = {
  /** The actions, as the table offers them. */
  actions: (Record<string, unknown>)[];
  do: 'act';
  /** Which of one's own seats. */
  seat?: number | null;
  /** The step the player sees: refused if the match has gone on. */
  step?: number | null;
} | {
  do: 'undo';
  /** Which of one's own seats. */
  seat?: number | null;
  /** Everything that can be taken back. */
  'whole-turn'?: boolean;
} | {
  do: 'chat';
  /** What. */
  text: string;
} | {
  do: 'propose';
  /** Which of one's own seats. */
  seat?: number | null;
  /** What. */
  what: Proposed;
} | {
  /** Yes or no. */
  agree: boolean;
  do: 'answer';
} | {
  do: 'concede';
  /** Which of one's own seats. */
  seat?: number | null;
} | {
  do: 'return';
  /** Which of one's own seats. */
  seat?: number | null;
} | {
  do: 'plan';
  /** The plan. */
  plan: Plan;
  /** Which of one's own seats. */
  seat?: number | null;
};

/** What the server answers in a player's place. */
export type Plan = {
  /** Steps to which there is no alternative. */
  forced?: boolean;
  /** Chains of actions to be played one after the other, as soon as it is this seat's turn. One that is refused ends the plan. */
  moves?: ((Record<string, unknown>)[])[];
  /** Questions, by the word in the turn's `ask`, that are always passed on. */
  pass?: string[];
};

/** What can be agreed on. */
export type Proposed = {
  kind: 'undo';
  /** The step; if not given, the one before the proposer's last turn. */
  step?: number | null;
} | {
  kind: 'abandon';
};

/** The body of a refusal. */
export type Refused = {
  /** A word for the client. */
  code: string;
  /** More about it: the rule, the step, what is wrong. */
  detail?: Record<string, unknown>;
  /** A sentence for the player. */
  text: string;
};

/** Sitting down. */
export type SitDown = {
  /** The invitation, where the table is private. */
  invite?: string | null;
  /** One's part of the dice, chosen after having seen the commitment; the server draws one if not given. */
  nonce?: string | null;
  /** Which seat; any free one if not given. */
  seat?: number | null;
};

/** A replay and a step of it. */
export type StepOf = {
  /** The replay. */
  replay: Record<string, unknown>;
  /** The step. */
  step: number;
};
