/** The tiles of the game's own data file, as the server lists them: for tests. */
import { readFileSync } from 'node:fs';

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
