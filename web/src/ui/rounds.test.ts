import { expect, test } from 'vitest';

import { spaced } from './rounds';

const rounds = Array.from({ length: 21 }, (_, at) => ({ round: at + 1, step: at * 20 }));
const shown = (width: number): number[] => spaced(rounds, (step) => (width * step) / 400, 20).map((one) => one.round);

test('an axis shows rounds at even distances, none upon another', () => {
  expect(shown(400)).toEqual(rounds.map((one) => one.round));
  expect(shown(300)).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18, 20]);
  expect(shown(150)).toEqual([1, 5, 10, 15, 20]);
  expect(spaced([], (step) => step, 20)).toEqual([]);
});

test('a crowded beginning makes all of it wider', () => {
  const crowded = [{ round: 1, step: 1 }, { round: 2, step: 3 }, { round: 3, step: 40 }, { round: 4, step: 80 }];
  expect(spaced(crowded, (step) => step, 20).map((one) => one.round)).toEqual([2, 4]);
});
