import { expect, test } from 'vitest';

import type { Told } from '../../protocol/messages';
import { ageWarning, ended } from './ages';

const told = (step: number, event: Record<string, unknown> & { type: string }): Told => ({ step, text: '', event }) as Told;
const turn = (step: number, seat: number): Told => told(step, { type: 'turn-began', seat, round: 5 });
const END = [
  turn(10, 1),
  told(10, { type: 'laid', card: 'iron', space: 12 }),
  told(10, { type: 'age-began', age: 'II' }),
  told(10, { type: 'obsolete-cards', seat: 0, count: 2 }),
  told(10, { type: 'obsolete', seat: 0, card: 'homer' }),
  told(10, { type: 'pact-ended', seat: 1, rival: 0, card: 'peace-treaty' }),
  told(10, { type: 'yellow', seat: 0, amount: -2 }),
  told(10, { type: 'yellow', seat: 1, amount: -1 }),
  told(11, { type: 'yellow', seat: 1, amount: 2 }),
];

test('what the end of an age took from whom', () => {
  expect(ended(END, 0)).toEqual({
    age: 'II',
    step: 10,
    lastRound: undefined,
    losses: [
      { seat: 0, cards: ['homer'], military: 2, pacts: ['peace-treaty'], yellow: 2 },
      { seat: 1, cards: [], military: 0, pacts: ['peace-treaty'], yellow: 1 },
    ],
  });
});

test('it is news to the end of one’s own turn', () => {
  expect(ended([...END, turn(12, 0)], 0)?.age).toBe('II');
  expect(ended([...END, turn(12, 0), turn(14, 1)], 0)).toBeUndefined();
  expect(ended(END, 1)?.age).toBe('II');
  expect(ended([...END, turn(12, 0)], 1)).toBeUndefined();
});

test('who watches hears of it while the turn lasts', () => {
  expect(ended(END, undefined)?.age).toBe('II');
  expect(ended([...END, turn(12, 0)], undefined)).toBeUndefined();
});

test('the last round is part of it', () => {
  const last = [turn(1, 0), told(1, { type: 'age-began', age: 'IV' }), told(1, { type: 'last-round', round: 17 })];
  expect(ended(last, 0)).toMatchObject({ age: 'IV', lastRound: 17, losses: [] });
  expect(ended([], 0)).toBeUndefined();
});

const name = (id: string): string => id;

test('the end of an age is foretold with what it takes', () => {
  expect(ageWarning(5, { leaving: ['homer'], 'leaving-pact': 'peace-treaty', 'leaving-yellow': 2 }, name)).toMatchObject({ message: 'tta-warn-age-cards', args: { n: 5, yellow: 2, cards: 'homer, peace-treaty' } });
  expect(ageWarning(12, { leaving: [], 'leaving-pact': null, 'leaving-yellow': 1 }, name)).toMatchObject({ message: 'tta-warn-age', args: { n: 12, yellow: 1 } });
});

test('where nothing is lost nothing is foretold: the end of Age A, a full deck', () => {
  expect(ageWarning(7, { leaving: [], 'leaving-pact': null, 'leaving-yellow': 0 }, name)).toBeUndefined();
  expect(ageWarning(13, { leaving: ['homer'], 'leaving-pact': null, 'leaving-yellow': 2 }, name)).toBeUndefined();
  expect(ageWarning(0, { leaving: ['homer'], 'leaving-pact': null, 'leaving-yellow': 2 }, name)).toBeUndefined();
});
