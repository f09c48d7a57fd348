/** The tables of the player board: what the tokens left in a bank mean. `banks.test.ts` holds them against the game's data. */

/** From so many tokens on, a number holds. */
export type Since = { from: number; is: number }[];

/** Food for one more worker: impossible with no token. */
export const GROWTH: Since = [{ from: 1, is: 7 }, { from: 5, is: 5 }, { from: 9, is: 4 }, { from: 13, is: 3 }, { from: 17, is: 2 }];
/** Food eaten each turn. */
export const CONSUMPTION: Since = [{ from: 0, is: 6 }, { from: 1, is: 4 }, { from: 5, is: 3 }, { from: 9, is: 2 }, { from: 13, is: 1 }, { from: 17, is: 0 }];
/** Happy faces needed. */
export const HAPPINESS: Since = [{ from: 0, is: 8 }, { from: 1, is: 7 }, { from: 3, is: 6 }, { from: 5, is: 5 }, { from: 7, is: 4 }, { from: 9, is: 3 }, { from: 11, is: 2 }, { from: 13, is: 1 }, { from: 17, is: 0 }];
/** What corruption takes each turn. */
export const CORRUPTION: Since = [{ from: 0, is: 6 }, { from: 1, is: 4 }, { from: 6, is: 2 }, { from: 11, is: 0 }];
/** The banks as they are printed. */
export const YELLOW = 18;
export const BLUE = 16;
/** What the spaces of the row cost in civil actions. */
export const PRICES = [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3];

/** What a table says for so many tokens; nothing below its first line. */
export const at = (table: Since, tokens: number): number | undefined => table.findLast((line) => tokens >= line.from)?.is;

/** How many more tokens may go until a table says something else, and what it says then. */
export function next(table: Since, tokens: number): { after: number; is: number | undefined } | undefined {
  const now = at(table, tokens);
  for (let gone = 1; gone <= tokens; gone++) if (at(table, tokens - gone) !== now) return { after: gone, is: at(table, tokens - gone) };
  return undefined;
}

/** The squares of a bank in sections of one number, from the empty end on. */
export function sections(table: Since, most: number): { from: number; to: number; is: number }[] {
  return table.filter((line) => line.from <= most).map((line, index) => ({ from: Math.max(1, line.from), to: Math.min(most, (table[index + 1]?.from ?? most + 1) - 1), is: line.is })).filter((one) => one.to >= one.from);
}
