import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { at, BLUE, CONSUMPTION, CORRUPTION, GROWTH, HAPPINESS, next, PRICES, sections, YELLOW, type Since } from './banks';

const board = readFileSync(new URL('../../../../crates/epoka-through-the-ages/data/board.toml', import.meta.url), 'utf8');
const line = (name: string): string => new RegExp(`^${name} = (.*)$`, 'm').exec(board)![1]!;
const table = (name: string): Since => [...line(name).matchAll(/from = (\d+), is = (\d+)/g)].map(([, from, is]) => ({ from: Number(from), is: Number(is) }));

test('the tables are those of the game', () => {
  expect([GROWTH, CONSUMPTION, HAPPINESS, CORRUPTION]).toEqual(['growth', 'consumption', 'happiness', 'corruption'].map(table));
  expect(PRICES).toEqual(JSON.parse(line('prices')));
  expect([...board.matchAll(/^start = (\d+)$/gm)].map(([, start]) => Number(start))).toEqual([YELLOW, BLUE]);
});

test('what comes next is said before it comes', () => {
  expect(at(GROWTH, 0)).toBeUndefined();
  expect(next(CORRUPTION, 11)).toEqual({ after: 1, is: 2 });
  expect(next(HAPPINESS, 18)).toEqual({ after: 2, is: 1 });
  expect(next(CONSUMPTION, 0)).toBeUndefined();
  expect(sections(CORRUPTION, 16)).toEqual([{ from: 1, to: 5, is: 4 }, { from: 6, to: 10, is: 2 }, { from: 11, to: 16, is: 0 }]);
});
