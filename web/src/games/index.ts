/** The games' boards. A folder here registers itself: `meta.ts` for the lobby, `index.ts` for the table. */
import type { Component } from 'svelte';

import type { ComponentInfo, Seat, Standing, Told, Turn, Whole } from '../protocol/messages';
import type { Table } from '../table.svelte';

/** What the shell gives every part of a board. */
export interface PartProps {
  table: Table;
  /** Whether there is room for a phone's layout only. */
  phone: boolean;
}

export interface SeatProps extends PartProps {
  seat: Seat;
}

/** A number of a seat that an action may change: shown as `8 → 5` while the action is pointed at. */
export interface Figure {
  icon: string;
  /** A message of the game's or the client's words. */
  name: string;
  value: number;
}

/** Something a sentence of the log speaks of. */
export interface Thing {
  /** Its id on the board (`data-thing`) and among the components. */
  id: string;
  /** The message that names it, in any of its forms. */
  name: string;
}

/** What is left of a deck or of stacks. */
export interface Left {
  /** The message that names it. */
  name: string;
  /** How many there are in it. */
  count: number;
  /** How many there were. */
  of: number;
  /** How many lie face down in it, where some components never come into the game. */
  hidden?: number;
  /** What can still be in it: components not seen yet, more than are in it where some were put aside. */
  unseen: { id: string; name: string; icon?: string | undefined }[];
}

/** A step of a tutorial: shown while its condition holds, until it is read or played. */
export interface Lesson {
  /** The message `lesson-<game>-<id>` of the client's words. */
  id: string;
  /** When it is shown. */
  when: (table: Table) => boolean;
  /** A CSS selector of what it speaks of. */
  points?: string;
  /** Opens what it speaks of where that is not seen. */
  open?: (table: Table) => void;
  /** A move to try that is what the lesson speaks of: the action of an offer. Whoever plays anything has learned the lesson. */
  move?: (table: Table) => unknown;
  /** Not everybody meets it: it is no part of the way through. */
  sometimes?: boolean;
}

/** An opponent without a seat. */
export interface Machine {
  /** A message of the game's words. */
  name: string;
  /** Its place among the civilizations, for its colour. */
  seat: Seat;
  score: number;
  /** Its points by source, as in the standings of who plays against it. */
  breakdown: Standing['breakdown'];
  /** Its points after a step. */
  scoreAt: (step: number) => number;
  /** How hard it plays, in words. */
  level: string;
}

/** How a piece of a whole looks in the basket. */
export interface Piece {
  icon: string;
  /** What it is called, in words. */
  name: string;
  /** What stands beside the icon where there is no room for words, such as the value of a tool. */
  badge?: string;
  /** How many more of it there are. */
  left?: number;
}

/** What a game adds to the basket; without it pieces are the words of their actions. */
export interface BasketLook {
  /** How a piece looks, with the table as it is after what is in the basket. */
  piece: (action: unknown, view: unknown, table: Table) => Piece | null;
  /** How many pieces are missing, with the table as it is after what is in the basket; nothing where that cannot be counted. */
  missing?: (view: unknown, table: Table) => number | null;
  /** Why a rule closes a piece here, in a few words: a message of the client's words. */
  why?: (rule: string) => string | null;
  /** What a whole brings: icons with their numbers. Without it, or where it is empty, the points it brings. */
  brings?: (whole: Whole) => { icon: string; n: number }[];
  /** What the basket comes to so far. */
  Sum?: Component<PartProps>;
}

/** What a game's folder gives the table. */
export interface GameBoard {
  /** The table itself. */
  Board: Component<PartProps>;
  /** What the viewer has; full width below the board. */
  Own: Component<SeatProps>;
  /** A rival at a glance, in a column of their own; without it the board shows all seats itself and has that room. */
  Rival?: Component<SeatProps>;
  /** The own area has the whole width below the board, not the room beside the log alone. */
  wide?: boolean;
  /** Something above the log, such as a ranking. */
  Side?: Component<PartProps>;
  /** The phases of a round, as messages, and which one it is. */
  phases?: (view: unknown, turn: Turn | null) => { names: string[]; on: number } | null;
  /** The round, if the game has rounds. */
  round?: (view: unknown) => number;
  /** What a round is called: a message with `$round`. */
  roundName?: string;
  /** Who holds the first-player marker. */
  first?: (view: unknown) => Seat | undefined;
  /** Who plays without a seat against somebody alone; what was told so far says when it scored. */
  machine?: (table: Table, told: readonly Told[]) => Machine | null;
  /** Whether an action is a click on the board; the others become buttons of the question. */
  onBoard: (action: unknown, table: Table) => boolean;
  /** The message of a question that is put otherwise than `ask-…` here, from the client's words. */
  asks?: (table: Table) => string | null;
  /** What a question comes from, in words: a card, an event, a module. It stands above the question. */
  because?: (table: Table) => string | null;
  /** The numbers that a phone keeps in sight beside the question, named by the client's words. */
  purse?: (view: unknown, seat: Seat) => Figure[];
  /** An action that is probably not meant now is asked again first: the message of that question, from the client's words. */
  doubts?: (action: unknown, table: Table) => string | null;
  /** The numbers that previews compare. */
  figures: (view: unknown, seat: Seat) => Figure[];
  /** What one has to go on with, in a sentence under the question: a message and its numbers; `first` where it matters most. */
  means?: (table: Table) => { message: string; args: Record<string, number | string>; first?: boolean } | null;
  /** How the basket looks in which a whole is collected. */
  basket?: BasketLook;
  /** Questions, by the word in `turn.ask`, that somebody may want to be passed on always. */
  passes?: string[];
  /** Presets of them, the first for being asked always: a message `preset-<name>` and the questions that are passed on. */
  presets?: { name: string; pass: string[] }[];
  /** What an event speaks of: things on the board, each with the message that names it (`spot-forest`). */
  things?: (event: Record<string, unknown>) => Thing[];
  /** The log, shorter: lines that say the same of several things become one. Things of such a line stand in its event. */
  digest?: (told: Told[], table: Table) => Told[];
  /** What everybody could count: what is left of decks and stacks, from what is public. */
  left?: (table: Table) => Left[];
  /** What a component is made of, for its detail: messages with a name and an ability. */
  halves?: (component: ComponentInfo) => string[];
  /** What is printed on a component beside its words, or lies on it now, line by line, for its detail. */
  facts?: (component: ComponentInfo, table: Table) => string[];
  /** The icon of a component, for its detail. */
  icon?: (component: ComponentInfo) => string | undefined;
  /** Icon and colour of a source of points. */
  source?: (source: string) => { icon: string; colour: string };
  /** What the end page shows besides the sources of points, such as what single cards have brought. */
  Result?: Component<PartProps>;
  /** How a match was won, where points do not say it. */
  ending?: {
    /** A sentence under the winner's name: a message and its parts. */
    said: (table: Table) => { message: string; args: Record<string, number | string> } | null;
    /** What each seat had, in place of where the points came from, and what that is called. */
    Part: Component<PartProps>;
    name: string;
    /** What the plot shows that is otherwise the score over time: a message. */
    overTime: string;
  };
  lessons?: Lesson[];
}

/** What the lobby needs of a game before its board is loaded. */
export interface GameMeta {
  icon: string;
  vignette: string;
  /** What a score of the game counts where it is no points: a message of the client's words with `$n`. */
  counts?: string;
  /** The page on which decks for the game are made, if it is played with decks of one's own. */
  builder?: () => Promise<{ default: Component }>;
}

const metas = import.meta.glob<GameMeta>('./*/meta.ts', { eager: true, import: 'default' });
const boards = import.meta.glob<GameBoard>('./*/index.ts', { import: 'default' });

/** What the lobby shows of a game. */
export function meta(game: string): GameMeta | undefined {
  return metas[`./${game}/meta.ts`];
}

/** The page on which decks for a game are made; for any game that has one if none is named. */
export async function builder(game: string): Promise<Component | null> {
  const found = game ? meta(game) : Object.values(metas).find((one) => one.builder);
  return found?.builder ? (await found.builder()).default : null;
}

/** The board of a game; the plain one for a game without its own. */
export function board(game: string): Promise<GameBoard> {
  const load = boards[`./${game}/index.ts`] ?? boards['./generic/index.ts'];
  return load!();
}
