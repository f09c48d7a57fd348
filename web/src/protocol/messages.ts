/** What the server says about a table. The game's own part (`view`, `action`, `event`) is typed by the game's folder. */

/** A number from 0: a place at the table. */
export type Seat = number;

/** An action a seat may play, with its words. */
export interface Offer {
  action: unknown;
  label: string;
  class: 'play' | 'pass' | 'concede';
  /** Whether it names a thing of a whole, such as a payment, or ends one. */
  part?: 'piece' | 'done';
}

/** An action of a chain: with what the game says of it beside its fields. */
export interface NamedOffer extends Offer {
  said?: Record<string, unknown>;
}

/** A chain that can be played, and what it comes to. */
export interface Whole {
  chain: NamedOffer[];
  events: { event: Told['event']; text: string }[];
  scores: number[];
}

/** What one has in a basket: `POST /api/tables/{table}/basket`. */
export interface BasketAnswer extends Whole {
  /** How many things of the whole were named before, outside the basket. */
  named: number;
  /** Whether nothing more belongs to the whole. */
  ended: boolean;
  actions: Offer[];
  closed: { action: unknown; label: string; rule: string; title: string; text: string; component?: string }[];
  view: unknown;
  wholes: Whole[];
  suggestions: Whole[];
}

/** Something that happened, with its sentence. */
export interface Told {
  step: number;
  event: { type: string; seat?: Seat; [field: string]: unknown };
  text: string;
}

/** The result of a seat, with where the points come from. */
export interface Standing {
  seat: Seat;
  place: number;
  score: number;
  breakdown: { source: string; points: number }[];
  /** Whether the player has given up or run out of time. */
  out?: boolean;
}

/** How a match ended: by `play`, because somebody has given up (`concede`) or run out of time (`timeout`), or by `agreement`. */
export interface Result {
  how?: string;
  standings?: Standing[];
}

/** What a match waits for. */
export interface Turn {
  step: number;
  hash: string;
  wait: 'decision' | 'chance' | 'over';
  seats?: Seat[];
  reveal?: 'at-once' | 'together';
  ask?: string;
  kind?: string;
  for?: string;
  standings?: Standing[];
}

/** Who sits where. */
export interface SeatRow {
  seat: Seat;
  name: string | null;
  account: string | null;
  bot: string | null;
  free?: boolean;
  /** Whether the pack of cards the table plays with is accepted. */
  accepted?: boolean;
  out?: boolean;
}

/** What a table was opened with. */
export interface TableOptions {
  setup: Record<string, unknown>;
  rated: boolean;
  clock: { kind: 'none' } | { kind: 'live'; 'base-ms': number; 'increment-ms': number } | { kind: 'turns'; 'turn-ms': number };
  'on-timeout': { kind: 'bot'; level: string } | { kind: 'concede' };
  hints: boolean;
  counted: boolean;
  /** A pack of cards laid over the game's own. */
  pack?: { name: string };
}

export interface Clocks {
  'left-ms': number[];
  running: Seat[];
  'since-ms': number;
}

export interface Plan {
  forced: boolean;
  pass: string[];
  moves: unknown[][];
}

/** What can be planned. */
export interface Foreseen {
  /** What one will be asked, as far as that can be told. */
  ask: string | null;
  /** What one could answer, were one asked now. */
  actions: Offer[];
}

export interface Proposal {
  what: { kind: 'undo'; step?: number } | { kind: 'abandon' } | { kind: 'continue' };
  /** Who has agreed; the first proposed it. */
  agreed: Seat[];
}

export type Status = 'open' | 'playing' | 'over' | 'abandoned';

/** The whole table, as one viewer may see it. */
export interface TableMessage {
  type: 'table';
  table: string;
  number: number;
  game: string;
  status: Status;
  host: boolean;
  options: TableOptions;
  private: boolean;
  seats: SeatRow[];
  own: Seat[];
  /** The decks that seats bring: a starter deck's id, a list, `{}` where the viewer may not know it. */
  decks: unknown[];
  viewer: Seat | 'spectator';
  clocks: Clocks;
  proposal: Proposal | null;
  rematch: string | null;
  /** Why the match is held: its rules are not those of this server. */
  held?: { 'rules-version'?: number; here?: number; why?: string } | null;
  present: Seat[];
  result: Result | null;
  dice: { commitment: string; secret?: string; nonces?: (string | null)[]; seed?: string };
  invite?: string;
  plan?: Plan;
  turn?: Turn;
  view?: unknown;
  scores?: number[];
  actions?: Offer[];
  'events-from'?: number;
  events?: Told[];
  'last-turn'?: number;
}

/** One entry of the table's log. */
export interface EventMessage {
  type: 'event';
  table?: string;
  number: number;
  kind: string;
  seat?: Seat | null;
  'at-ms'?: number;
  turn?: Turn;
  events?: Told[];
  changes?: [(string | number)[], unknown][] | null;
  scores?: number[];
  actions?: Offer[];
  text?: string;
  account?: string;
  body?: { table?: string } & Record<string, unknown>;
  seats?: SeatRow[];
  status?: Status;
  clocks?: Clocks;
  proposal?: Proposal | null;
  result?: Result | null;
  dice?: TableMessage['dice'];
}

/** Which players look at the table. */
export interface PresenceMessage {
  type: 'presence';
  table: string;
  present: Seat[];
}

/** The watching is over: one may not look any more. */
export interface GoneMessage {
  type: 'gone';
  table: string;
  error: Refused;
}

/** Why something was refused. */
export interface Refused {
  code: string;
  text: string;
  detail?: { rule?: string; why?: string } | null;
}

export interface ReplyMessage {
  type: 'reply';
  id: number;
  done?: unknown;
  error?: Refused;
}

/** A text in both languages. */
export interface Text {
  en: string;
  pl: string;
}

/** An option of a game, as its JSON schema says it. */
export interface OptionSchema {
  type?: string | string[];
  /** Where it is described instead. */
  $ref?: string;
  description?: string;
  default?: unknown;
  enum?: string[];
}

/** A game as the lobby knows it. */
export interface GameInfo {
  game: string;
  name: Text;
  players: [number, number];
  'house-share': number;
  setup: { properties?: Record<string, OptionSchema> };
}

export interface Rule {
  id: string;
  section: string;
  title: Text;
  text: Text;
  ruling: boolean;
}

export interface ComponentInfo {
  kind: string;
  id: string;
  copies: number;
  data: Record<string, unknown>;
  confidence: string;
  /** Which of its values are house completions, `whole` for all: `house-part-…` names them. */
  house?: string[];
}

/** Everything about a game: rules and components. */
export interface GameBook {
  game: string;
  name: Text;
  rules: Rule[];
  components: ComponentInfo[];
}

/** A table as lists show it. */
export interface Summary {
  table: string;
  game: string;
  players: number;
  status: Status;
  options: TableOptions;
  private: boolean;
  seats: SeatRow[];
  'created-ms': number;
  'started-ms': number | null;
  'ended-ms': number | null;
  result: Result | null;
  'your-turn'?: boolean;
  'left-ms'?: number | null;
}

export interface Me {
  id: string;
  name: string;
  guest: boolean;
  settings: Record<string, unknown>;
  'away-until-ms': number;
  'vacation-ms': number;
}
