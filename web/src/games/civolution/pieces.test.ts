import { expect, test } from 'vitest';

import type { Placement } from '../../protocol/civolution';
import { inside, lay } from './continent';
import { crowded, layOut, type Box, type Crowd, type Printed } from './pieces';
import { CAMPS, PLACED, TILES } from './tiles.test-data';

/** The other way round: every tile lies elsewhere and upside down. */
const TURNED: Placement[] = PLACED.map(({ x, y, turns }, at) => {
  const [wide, high] = TILES[at]!.cells === 1 ? [1, 1] : turns % 2 === 0 ? [1, 2] : [2, 1];
  return { x: 5 - x - wide, y: 3 - y - high, turns: (turns + (TILES[at]!.cells === 1 ? 0 : 2)) % 4 };
});
/** The longest names of the materials in both languages. */
const NAMES: Record<string, string> = { forest: 'Wosk pszczeli', grassland: 'Papyrus', hills: 'Bawełna', swamp: 'Smoła', mountains: 'Ruda żelaza', desert: 'Piasek' };

const meet = (a: Box, b: Box): boolean => Math.abs(a.x - b.x) * 2 < a.w + b.w - 1e-6 && Math.abs(a.y - b.y) * 2 < a.h + b.h - 1e-6;

/** Crowds of every size up to the largest there can be. */
function* crowds(terrain: string, printed: Printed, civilizations: number): Generator<Crowd> {
  for (const name of printed.water ? ['A'] : ['A', `${NAMES[terrain]!} A`]) {
    const most = crowded(name, printed, civilizations);
    yield most;
    yield { ...most, wild: [], raw: [], boats: [], built: [], hunted: false, provisions: 0 };
    yield { ...most, wild: most.wild.slice(0, 1), raw: most.raw.slice(0, 1) };
    yield { ...most, wild: most.wild.filter((one) => !one.weak).map((one) => ({ ...one, n: 1 })), hunted: false };
  }
}

test.each([['as dealt', PLACED], ['turned', TURNED]])('nothing on a territory covers anything else, however many stand there: %s', (_, placed) => {
  let least = 1;
  for (const tall of [false, true]) {
    for (const civilizations of [2, 4]) {
      const camps = (id: string): number => (CAMPS.get(id) ?? []).filter((needs) => needs <= civilizations).length;
      for (const { id, outline, spots } of lay(TILES, placed, (id) => camps(id) + 4, tall)) {
        const printed: Printed = { camps: camps(id), water: id.endsWith('water'), isle: id === 'a-water' };
        const layout = layOut(outline, spots, printed, tall);
        for (const crowd of crowds(id.split('-')[1]!, printed, civilizations)) {
          const boxes = [...layout(crowd)];
          const there = crowd.wild.length + crowd.raw.length + crowd.boats.length + crowd.built.length + (crowd.hunted ? 1 : 0) + (crowd.provisions > 0 ? 1 : 0);
          const parts = printed.water ? (printed.isle ? 2 : 1) : printed.camps + 3;
          expect(boxes.length, `${id}: ${boxes.map(([key]) => key).join(' ')}`).toBe(there + parts);
          for (const [at, [key, box]] of boxes.entries()) {
            expect(inside([box.x, box.y], outline), `${key} in ${id}`).toBe(true);
            for (const [other, next] of boxes.slice(at + 1)) expect(meet(box, next), `${key} and ${other} in ${id}`).toBe(false);
          }
          // Without a crowd everything is large enough to be read.
          if (there === 0) least = Math.min(least, ...boxes.map(([, box]) => box.scale));
        }
      }
    }
  }
  expect(least).toBeGreaterThanOrEqual(0.62);
}, 60_000);
