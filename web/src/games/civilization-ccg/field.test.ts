import { describe, expect, it } from 'vitest';

import type { TerrainView, View } from '../../protocol/civilization-ccg';
import { around, beyond, laid, reach, startOf } from './field';

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

  it('lets two players touch with both ends', () => {
    expect(beyond(table([[1, 0, 2], [4, 0, 5]]), 0)).toEqual({ left: { seat: 1, slot: 5 }, right: { seat: 1, slot: 4 } });
  });

  it('makes a ring of more, closed over whoever has lost', () => {
    const lines = [[1, 0, 2], [1, 0], [0, 3], [4, 0, 6]];
    expect(around(table(lines), 2)).toEqual([3, 0, 1]);
    expect(beyond(table(lines), 0)).toEqual({ left: { seat: 1, slot: 0 }, right: { seat: 3, slot: 4 } });
    expect(beyond(table(lines, [0, 2, 3]), 0)).toEqual({ left: { seat: 2, slot: 3 }, right: { seat: 3, slot: 4 } });
    expect(beyond(table(lines, [0]), 0)).toBeNull();
  });
});
