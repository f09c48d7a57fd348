// Generated from the Rust types by `cargo xtask gen`; do not edit.

/** What somebody wants to know about. */
export type About = {
  /** An action. */
  action?: Record<string, unknown> | null;
  /** A thing by its id. */
  target?: string | null;
};

/** What somebody accepts. */
export type Acceptance = {
  /** The name of the pack, as the table shows it. */
  name: string;
};

/** What one can plan. */
export type Ahead = {
  /** What one could answer, were one asked now. */
  actions: Offer[];
  /** What one will be asked, as far as that can be told. */
  ask?: string | null;
};

/** What one has in a basket. Nothing of it is played. */
export type Basket = Comes & {
  /** What is open after the chain; nothing once it has ended. */
  actions: Offer[];
  /** What is in it, in order. */
  chain: Named[];
  /** The pieces that are open while the basket is empty and cannot join what is in it. */
  closed: Closed[];
  /** Whether the last of the chain ended the whole: nothing more belongs to it. */
  ended: boolean;
  /** How many things of the whole were named before, outside the basket. */
  named: number;
  /** The step of the match it was made for. */
  step: number;
  /** Wholes that contain the chain, the most promising first. */
  suggestions: Whole[];
  /** The table after the chain, as the game has it. */
  view: unknown;
  /** The wholes that can be played now. */
  wholes: Whole[];
};

/** A deck for a seat. */
export type Brought = {
  kind: 'usual';
} | {
  /** Its id. */
  id: string;
  kind: 'starter';
} | {
  /** Its id. */
  id: string;
  kind: 'kept';
} | {
  kind: 'list';
  /** The list. */
  list: string;
};

/** Things of a whole, collected before they are played. */
export type Chain = {
  /** What is in the basket: pieces, in the order they were put in. */
  actions: (Record<string, unknown>)[];
  /** Which of one's own seats. */
  seat?: number | null;
};

/** Who is to sit in a seat. */
export type Chair = {
  kind: 'free';
} | {
  deck?: Brought | null;
  kind: 'me';
} | {
  deck?: Brought | null;
  kind: 'local';
  /** What they are called. */
  name: string;
} | {
  kind: 'bot';
  /** How well it plays. */
  level: string;
};

/** Where outcomes came from. */
export type ChanceWritten = 'auto' | 'manual';

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

/** What the clocks show. */
export type ClocksShown = {
  /** What every seat has left, at the time `since-ms`. */
  'left-ms': number[];
  /** Whose clocks run. */
  running: number[];
  /** Since when they show this. */
  'since-ms': number;
};

/** A piece that cannot join what is in the basket. */
export type Closed = {
  /** The action, as the game has it. */
  action: unknown;
  /** The component whose text forbids it. */
  component?: string | null;
  /** What a button says. */
  label: string;
  /** The rule that forbids it. */
  rule: string;
  /** The rule in words. */
  text: string;
  /** What the rule is about, in a few words. */
  title: string;
};

/** What a chain comes to, up to chance and hidden things and without what follows by itself. */
export type Comes = {
  /** What happens. */
  events: Happening[];
  /** The points of the seats after it. */
  scores: number[];
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

/** A deck somebody keeps. */
export type DeckKept = {
  /** The list. */
  list: string;
  /** What it is called. */
  name: string;
};

/** What decks are made with. */
export type DeckRules = {
  /** The game they are for. */
  game: string;
  /** The numbers: how large a deck is, how many of a card may be in it, how fast it is drawn. */
  sizes: Record<string, unknown>;
  /** The decks that come with the game. */
  starters: StarterDeck[];
};

/** A deck to be kept. */
export type DeckToKeep = {
  /** The list. */
  list: string;
  /** What it is called. */
  name: string;
};

/** What may be known about the dice. */
export type Dice = {
  /** What binds the server to its secret. */
  commitment: string;
  /** Every player's part, after the end. */
  nonces?: (string | null)[] | null;
  /** The secret, after the end. */
  secret?: string | null;
  /** What all chance came from, after the end. */
  seed?: string | null;
};

/** What became of an order. */
export type Done = {
  /** The number of its entry in the table's log: events up to it are what everybody has seen. */
  number: number;
  /** How many decisions and outcomes there have been. */
  step: number;
};

/** Everything the server keeps about somebody. */
export type Export = {
  /** As they see themselves. */
  account: Me;
  /** When they first came, in milliseconds since 1970. */
  'created-ms': number;
  /** The decks they keep. */
  decks: DeckKept[];
  /** Whom they do not want to hear. */
  muted: Muted[];
  /** Their private notes. */
  notes: NoteKept[];
  /** How strong they are. */
  ratings: RatedIn[];
  /** What they have said. */
  said: SaidOnce[];
  /** Where they are told that it is their turn. */
  subscriptions: ToldAt[];
  /** Where they play and have played. */
  tables: PlayedAt[];
};

/** What a seed was made of. */
export type FairWritten = {
  /** What the seats added. */
  nonces: string[];
  /** The server's secret. */
  secret: string;
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

/** Something about a list. */
export type Found = {
  /** What it is, told apart by `type`. */
  problem: Record<string, unknown>;
  /** The rule it breaks, if it breaks one. */
  rule?: string | null;
  /** A sentence for the player. */
  text: string;
};

/** A game that can be played. */
export type GameOffered = {
  /** Its id. */
  game: string;
  /** The share of its components that is ours, not the printed game's. */
  'house-share': number;
  /** Its name by language. */
  name: unknown;
  /** The smallest and the largest table. */
  players: number[];
  /** The version of its rules. */
  'rules-version': number;
  /** The schema of its options. */
  setup: unknown;
};

/** One game. */
export type GameShown = {
  /** Its components. */
  components: unknown[];
  /** Its id. */
  game: string;
  /** Its name by language. */
  name: unknown;
  /** Its numbered rules. */
  rules: unknown[];
  /** The schemas of views, actions, events and options. */
  schemas: unknown;
};

/** All games. */
export type Games = {
  /** In the order in which they are offered. */
  games: GameOffered[];
  /** How well bots play, the weakest first. */
  levels: string[];
};

/** A guest's name. */
export type GuestName = {
  /** What others will call you; one is made up if not given. */
  name?: string | null;
};

/** Something that would happen. */
export type Happening = {
  /** The event, as the game has it. */
  event: unknown;
  /** The event in a sentence. */
  text: string;
};

/** A deck somebody keeps. */
export type KeptDeck = {
  /** When it was last changed, in milliseconds since 1970. */
  'changed-ms': number;
  /** Its id. */
  id: string;
  /** The list: a line for each card, how many and which. It need not be a legal deck. */
  list: string;
  /** What its owner calls it. */
  name: string;
};

/** All decks of somebody. */
export type KeptDecks = {
  /** By name. */
  decks: KeptDeck[];
};

/** The strongest players. */
export type Leaders = {
  /** The strongest first. */
  leaders: Rated[];
};

/** Whether an action is legal. */
export type Legal = {
  /** The component whose text forbids it. */
  component?: string | null;
  /** Whether. */
  legal: boolean;
  /** The rule that forbids it. */
  rule?: string | null;
  /** The rule in words. */
  text?: string | null;
};

/** What the rules of decks say about a list. */
export type ListChecked = {
  /** The deck as an option of a match wants it, if it is legal. */
  deck?: Record<string, unknown> | null;
  /** What may not be meant in a deck that may be played. */
  doubts: Found[];
  /** Whether it may be played. */
  legal: boolean;
  /** Why it may not. */
  wrong: Found[];
};

/** A list to be checked. */
export type ListToCheck = {
  /** The list. */
  list: string;
  pack?: Pack | null;
};

/** Tables anybody may see. */
export type Lobby = {
  /** Those with free seats first. */
  tables: Summary[];
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

/** Somebody who is not heard. */
export type Muted = {
  /** The account's id. */
  account: string;
  /** What they are called. */
  name: string;
};

/** The caller's games. */
export type MyGames = {
  /** The most urgent first. */
  games: Summary[];
  /** At how many of them the caller has to decide. */
  'your-turn': number;
};

/** An action of a chain. */
export type Named = Offer & {
  /** What the game says of it beside its fields. */
  said?: unknown;
};

/** Another password in the place of the old one. */
export type NewPassword = {
  /** At least 10 characters. */
  new: string;
  /** The password until now. */
  old: string;
};

/** A place to be told at. */
export type NewPlace = {
  /** Its address. */
  endpoint: string;
  /** Its keys. */
  keys: PushKeys;
  kind: 'push';
} | {
  /** Its address, `https://…`. */
  endpoint: string;
  kind: 'webhook';
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

/** A private note. */
export type NoteKept = {
  /** About which table. */
  table: string;
  /** What it says. */
  text: string;
};

/** An action the viewer may play. */
export type Offer = {
  /** The action, as the game has it. */
  action: unknown;
  /** `play`, `pass` or `concede`. */
  class: string;
  /** What a button says. */
  label: string;
  /** `piece` if it names a thing of a whole, such as a payment, `done` if it ends one; otherwise absent. */
  part?: string | null;
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

/** A table that was opened. */
export type Opened = {
  dice?: Dice | null;
  /** The code of its invitation. */
  invite?: string | null;
  /** Its id. */
  table: string;
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
  pack?: Pack | null;
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

/** A pack of cards: `docs/card-packs.md`. */
export type Pack = {
  /** What it is called. */
  name: string;
  /** The file, in TOML; left out where tables are listed. */
  text?: string;
};

/** A pack that was checked. */
export type PackShown = {
  /** How many cards and decks it changes or adds. */
  cards: number;
  /** What it changes or adds, as `GET /api/games/{game}` has components. */
  components: (Record<string, unknown>)[];
  /** What it is called. */
  name: string;
  /** The file itself. */
  text: string;
};

/** A place somebody is told at. */
export type Place = {
  /** Its address. */
  endpoint: string;
  /** Its id. */
  id: string;
  /** `push` or `webhook`. */
  kind: string;
};

/** All places. */
export type Places = {
  /** The oldest first. */
  subscriptions: Place[];
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

/** A table somebody plays at. */
export type PlayedAt = {
  /** The game's id. */
  game: string;
  /** How it ended. */
  result?: Record<string, unknown> | null;
  /** `open`, `playing`, `over` or `abandoned`. */
  status: string;
  /** Its id. */
  table: string;
};

/** A player. */
export type Player = {
  /** The account's id. */
  account: string;
  /** Whether they have no password. */
  guest: boolean;
  /** What they have played. */
  history: Summary[];
  /** What they are called. */
  name: string;
  /** How strong they are. */
  ratings: Rated[];
  /** Since when they are here. */
  'since-ms': number;
};

/** An action whose consequences are wanted. */
export type Previewed = {
  /** The action. */
  action: Record<string, unknown>;
  /** Without what follows by itself, such as feeding or the end of a round. */
  alone?: boolean;
};

/** What somebody has proposed. */
export type ProposalShown = {
  /** Who has agreed. */
  agreed: number[];
  /** What. */
  what: Proposed;
};

/** What can be agreed on. */
export type Proposed = {
  kind: 'undo';
  /** The step; if not given, the one before the proposer's last turn. */
  step?: number | null;
} | {
  kind: 'abandon';
} | {
  kind: 'continue';
};

/** What browsers need to subscribe. */
export type PushKey = {
  /** The `applicationServerKey`, in base64url. */
  key: string;
};

/** The keys of a browser. */
export type PushKeys = {
  /** Its secret for this subscription, in base64url. */
  auth: string;
  /** Its public key, in base64url. */
  p256dh: string;
};

/** A rating. */
export type Rated = {
  /** Whether it is a bot's. */
  bot: boolean;
  /** In which game. */
  game: string;
  /** How many matches. */
  games: number;
  /** Whose. */
  name: string;
  /** `people` or `bots`. */
  pool: string;
  /** The rating. */
  rating: number;
  /** How many of them were won; shared wins count in parts. */
  wins: number;
};

/** A rating of somebody. */
export type RatedIn = {
  /** In which game. */
  game: string;
  /** `people` or `bots`. */
  pool: string;
  /** The rating. */
  rating: number;
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

/** The record of a match: `docs/replay-format.md` specifies it. */
export type ReplayWritten = {
  /** Where outcomes came from: `auto`, the seed, or `manual`. */
  chance: ChanceWritten;
  /** The hash of the components it was played with. */
  data: string;
  fair?: FairWritten | null;
  /** The version of the format. */
  format: number;
  /** The game's id. */
  game: string;
  /** The hash of the last position. */
  hash: string;
  pack?: Pack | null;
  /** How many seats. */
  players: number;
  /** The position it began from; none if it began at the beginning. */
  position?: Record<string, unknown> | null;
  /** The version of the rules it was played under. */
  'rules-version': number;
  /** What all chance came from. */
  seed: string;
  /** The game's options. */
  setup: Record<string, unknown>;
  /** Every decision and outcome. */
  steps: StepWritten[];
};

/** A complaint as moderators see it. */
export type Reported = {
  /** About whom: an account's id. */
  about: string;
  /** When, in milliseconds since 1970. */
  'at-ms': number;
  /** Who complains: an account's id. */
  by: string;
  /** Its id. */
  id: string;
  /** At which table. */
  table?: string | null;
  /** What is wrong. */
  text: string;
};

/** All complaints. */
export type Reports = {
  /** The oldest first. */
  reports: Reported[];
};

/** A line of talk. */
export type Said = {
  /** Who. */
  account: string;
  /** What they are called. */
  name: string;
  /** The number of its event. */
  number: number;
  /** What. */
  text: string;
};

/** A line somebody has said. */
export type SaidOnce = {
  /** The number of its event. */
  number: number;
  /** The table. */
  table: string;
  /** What. */
  text: string;
};

/** The scores of a match. */
export type Scores = {
  /** Those of all seats after every step, beginning before the first. */
  scores: number[][];
};

/** A seat at a table. */
export type SeatShown = {
  /** Whether the pack of cards the table plays with is accepted. */
  accepted?: boolean | null;
  /** Whose it is. */
  account?: string | null;
  /** The level of the bot that plays. */
  bot?: string | null;
  /** Whether nobody sits there. */
  free?: boolean | null;
  /** What the player is called. */
  name?: string | null;
  /** Whether the player has given up or run out of time. */
  out?: boolean | null;
  /** Its number. */
  seat: number;
};

/** A seat that was taken. */
export type Seated = {
  /** Its number. */
  seat: number;
};

/** What happened since a step. */
export type Since = {
  /** What happened. */
  events: Told[];
  /** The first step told. */
  since: number;
  /** How many decisions and outcomes there have been. */
  step: number;
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

/** A deck that comes with the game. */
export type StarterDeck = {
  /** Its id. */
  id: string;
  /** Its list. */
  list: string;
};

/** A replay and a step of it. */
export type StepOf = {
  /** The replay. */
  replay: ReplayWritten;
  /** The step. */
  step: number;
};

/** A decision or an outcome. */
export type StepWritten = {
  /** What, as the game has it. */
  action: unknown;
  /** Whose. */
  seat: number;
} | {
  /** From the first to the last. */
  dice: number[];
} | {
  /** Ids, in order. */
  draw: string[];
} | {
  /** Its id. */
  pick: string;
};

/** A table as lists show it. */
export type Summary = {
  /** When it was opened, in milliseconds since 1970. */
  'created-ms': number;
  /** What may be known about the dice. */
  dice: Dice;
  /** When it ended. */
  'ended-ms'?: number | null;
  /** The game's id. */
  game: string;
  /** How long the caller has, in milliseconds; in the list of one's games. */
  'left-ms'?: number | null;
  /** What was agreed on. */
  options: Options;
  /** How many seats. */
  players: number;
  /** Whether only who has the invitation may come. */
  private: boolean;
  /** How it ended. */
  result?: unknown;
  /** Who sits where. */
  seats: SeatShown[];
  /** When the match began. */
  'started-ms'?: number | null;
  /** `open`, `playing`, `over` or `abandoned`. */
  status: string;
  /** Its id. */
  table: string;
  /** Whether the caller has to decide; in the list of one's games. */
  'your-turn'?: boolean | null;
};

/** All talk at a table. */
export type Talk = {
  /** The oldest first. */
  lines: Said[];
};

/** A match as it was after a step, with nothing hidden. */
export type Then = {
  /** What had happened. */
  events: Told[];
  /** The points of the seats. */
  scores: number[];
  /** The step. */
  step: number;
  /** How many there are. */
  steps: number;
  /** What the match waited for. */
  turn: Turn;
  /** Everything, as the game has it. */
  view: unknown;
};

/** Something that happened. */
export type Told = {
  /** The event, as the game has it. */
  event: unknown;
  /** The step it belongs to. */
  step: number;
  /** The event in a sentence. */
  text: string;
};

/** Where somebody is told something. */
export type ToldAt = {
  /** The address. */
  endpoint: string;
  /** `push` or `webhook`. */
  kind: string;
};

/** What a match waits for. */
export type Turn = {
  /** What the viewing seat is asked, in a word. */
  ask?: string | null;
  /** The hash of what the viewer sees. */
  hash: string;
  /** When decisions become known: `at-once` or `together`. */
  reveal?: string | null;
  /** Who owes a decision. */
  seats?: number[] | null;
  /** The result, best first. */
  standings?: unknown[] | null;
  /** How many decisions and outcomes there have been. */
  step: number;
  /** `decision`, `chance` or `over`. */
  wait: string;
};

/** A replay that holds. */
export type Verified = {
  /** What bound the server to its secret. */
  commitment?: string | null;
  /** The game's id. */
  game: string;
  /** The hash of its last state. */
  hash?: string | null;
  /** How many seats. */
  players: number;
  /** How many steps. */
  steps: number;
  /** How it ended. */
  turn: Turn;
};

/** Who looks: a seat, or `spectator`. */
export type Viewer = number | string;

/** A chain that can be played. */
export type Whole = Comes & {
  /** Its actions. */
  chain: Named[];
};

/** The whole table, as a viewer may see it. The parts from `turn` on are there once the match has begun. */
export type WholeTable = {
  /** What the viewer may play. */
  actions?: Offer[] | null;
  /** What the clocks show. */
  clocks: ClocksShown;
  /** The decks that seats bring: the id of a starter deck, a list, `{}` where the caller may not know it, nothing for the deck the table says. */
  decks: unknown[];
  /** What may be known about the dice. */
  dice: Dice;
  /** What happened last. */
  events?: Told[] | null;
  /** From which step on the events are told. */
  'events-from'?: number | null;
  /** The game's id. */
  game: string;
  /** Why the match is held: its rules are not those of this server. `rules-version` is its own, `here` the server's. */
  held?: unknown;
  /** Whether the caller opened it. */
  host: boolean;
  /** The invitation, for who sits there. */
  invite?: string | null;
  /** The step after the viewer's last turn. */
  'last-turn'?: number | null;
  /** The number of the last event. */
  number: number;
  /** What was agreed on. */
  options: Options;
  /** Who has given up or run out of time. */
  out: number[];
  /** The caller's seats. */
  own: number[];
  plan?: Plan | null;
  /** Which players look on. */
  present: number[];
  /** Whether only who has the invitation may come. */
  private: boolean;
  proposal?: ProposalShown | null;
  /** The table of the rematch. */
  rematch?: string | null;
  /** How it ended. */
  result?: unknown;
  /** The points of the seats. */
  scores?: number[] | null;
  /** Who sits where. */
  seats: SeatShown[];
  /** `open`, `playing`, `over` or `abandoned`. */
  status: string;
  /** Its id. */
  table: string;
  turn?: Turn | null;
  /** `table`. */
  type: string;
  /** What the viewer sees, as the game has it. */
  view?: unknown;
  /** As whom the caller looks. */
  viewer: Viewer;
};
