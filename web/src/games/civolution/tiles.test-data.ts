/** The tiles of the game's own data file, as the server lists them: for tests. */
import { readFileSync } from 'node:fs';

import type { Placement } from '../../protocol/civolution';
import type { Tile } from './continent';

const STRETCH = /\{ t = "([^"]+)", from = ([\d.]+), to = ([\d.]+) \}/g;
const file = readFileSync(new URL('../../../../crates/epoka-civolution/data/continent.toml', import.meta.url), 'utf8');

export const TILES: Tile[] = file.split('[[tile]]').slice(1).map((text) => {
  // A tile ends where another table begins.
  const own = text.split('[[')[0]!;
  const sides: Tile['sides'] = {};
  for (const [, side, list] of own.matchAll(/^(n|s|e1|e2|w1|w2) = \[(.*)\]$/gm)) {
    sides[side as 'n'] = [...list!.matchAll(STRETCH)].map(([, t, from, to]) => ({ t: t!, from: Number(from), to: Number(to) }));
  }
  return { id: /id = "([^"]+)"/.exec(own)?.[1] ?? '', cells: Number(/cells = (\d)/.exec(own)?.[1] ?? 2), sides };
});

/** The ordinary camps of each territory: the players each of them needs. */
export const CAMPS = new Map(file.split('[[territory]]').slice(1).map((text) => {
  const own = text.split('[[')[0]!;
  return [/id = "([^"]+)"/.exec(own)![1]!, (/camps = \[([\d, ]*)\]/.exec(own)?.[1] ?? '').split(',').filter((one) => one.trim()).map(Number)] as const;
}));

/** One way to fill the frame, with tiles in every orientation. */
export const PLACED: Placement[] = [
  { x: 4, y: 2, turns: 0 }, { x: 0, y: 0, turns: 0 }, { x: 1, y: 0, turns: 1 }, { x: 1, y: 1, turns: 3 }, { x: 3, y: 0, turns: 2 }, { x: 4, y: 0, turns: 0 }, { x: 0, y: 2, turns: 1 }, { x: 2, y: 2, turns: 3 },
];
