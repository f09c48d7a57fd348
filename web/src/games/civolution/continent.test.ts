import { expect, test } from 'vitest';

import { CELL, COLUMNS, cut, HEIGHT, lay, ROWS, WIDTH, type Point } from './continent';
import { PLACED, TILES } from './tiles.test-data';

const area = (outline: Point[]): number => Math.abs(outline.reduce((sum, [x, y], at) => sum + x * outline[(at + 1) % outline.length]![1] - outline[(at + 1) % outline.length]![0] * y, 0)) / 2;

test('the file has eight tiles with 22 territories', () => {
  expect(TILES.map((tile) => tile.cells)).toEqual([1, 2, 2, 2, 2, 2, 2, 2]);
  expect(TILES.flatMap((tile) => [...cut(tile).keys()])).toHaveLength(22);
});

test('the territories of a tile fill it and nothing else', () => {
  for (const tile of TILES) {
    const parts = [...cut(tile).values()].map(area);
    expect(parts.reduce((sum, one) => sum + one, 0)).toBeCloseTo(tile.cells, 1);
    for (const one of parts) expect(one).toBeGreaterThan(0.2);
  }
});

test('tiles fill the frame however they are turned, and everything stands inside its territory', () => {
  const room = (id: string): number => (id.endsWith('water') ? 3 : 5);
  const shapes = lay(TILES, PLACED, room);
  // Upright it is the same sheet.
  expect(lay(TILES, PLACED, () => 1, true).every(({ outline }) => outline.every(([x, y]) => x > 0 && x < HEIGHT && y > 0 && y < WIDTH))).toBe(true);
  expect(shapes.reduce((sum, shape) => sum + area(shape.outline), 0)).toBeCloseTo(COLUMNS * ROWS * CELL * CELL, -4);
  for (const { id, spots, outline } of shapes) {
    expect(spots, id).toHaveLength(room(id));
    for (const [x, y] of [...outline, ...spots]) {
      expect(x > 0 && x < WIDTH && y > 0 && y < HEIGHT, id).toBe(true);
    }
    for (const [at, one] of spots.entries()) for (const other of spots.slice(at + 1)) expect(Math.hypot(one[0] - other[0], one[1] - other[1]), id).toBeGreaterThan(16);
  }
});
