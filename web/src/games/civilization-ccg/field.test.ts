import { describe, expect, it } from 'vitest';

import type { TerrainView, View } from '../../protocol/civilization-ccg';
import { around, laid, reach, startOf } from './field';

const line = (...slots: number[]): TerrainView[] => slots.map((slot) => ({ slot }) as TerrainView);
const table = (lines: number[][], playing = lines.map((_, seat) => seat)): View => ({ playing, realms: lines.map((slots) => ({ line: line(...slots) })) }) as unknown as View;

describe('lines on the table', () => {
  it('turns those of the others round: their right end lies where our left is', () => {
    expect(laid(line(3, 1, 0, 2), true).map(({ slot }) => slot)).toEqual([2, 0, 1, 3]);
    expect(laid(line(3, 1, 0, 2), false).map(({ slot }) => slot)).toEqual([3, 1, 0, 2]);
  });

  it('keeps all capitals in one column', () => {
    const [own, other] = [line(3, 1, 0, 2), laid(line(1, 0), true)];
    expect(reach([own, other])).toBe(2);
    expect(startOf(own, 2)).toBe(0);
    expect(startOf(other, 2)).toBe(2);
    expect(reach([])).toBe(0);
  });

  it('goes round the table, past whoever has lost', () => {
    const lines = [[1, 0, 2], [1, 0], [0, 3], [4, 0, 6]];
    expect(around(table(lines), 2)).toEqual([3, 0, 1]);
    expect(around(table(lines, [0, 2, 3]), 0)).toEqual([2, 3]);
  });
});
