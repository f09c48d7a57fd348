/** The tiles as they are printed: their sides, read from the game's own data file, so that there is one of it. */
import continent from '../../../../crates/epoka-civolution/data/continent.toml?raw';
import type { Tile } from './continent';

const STRETCH = /\{ t = "([^"]+)", from = ([\d.]+), to = ([\d.]+) \}/g;

/** The tiles of a file such as `continent.toml`. */
export function read(file: string): Tile[] {
  return file.split('[[tile]]').slice(1).map((text) => {
    // A tile ends where another table begins.
    const own = text.split('[[')[0]!;
    const sides: Tile['sides'] = {};
    for (const [, side, list] of own.matchAll(/^(n|s|e1|e2|w1|w2) = \[(.*)\]$/gm)) {
      sides[side as 'n'] = [...list!.matchAll(STRETCH)].map(([, t, from, to]) => ({ t: t!, from: Number(from), to: Number(to) }));
    }
    return { id: /id = "([^"]+)"/.exec(own)?.[1] ?? '', cells: Number(/cells = (\d)/.exec(own)?.[1] ?? 2), sides };
  });
}

export const TILES: Tile[] = read(continent);
