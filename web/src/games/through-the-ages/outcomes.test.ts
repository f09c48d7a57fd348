import { expect, test } from 'vitest';

import type { Told } from '../../protocol/messages';
import { outcome } from './outcomes';

const told = (step: number, event: Record<string, unknown> & { type: string }): Told => ({ step, text: '', event }) as Told;
const types = (found: ReturnType<typeof outcome>): string[] | undefined => found?.lines.map(({ event }) => event.type + String(event.seat));
const EVENT = [told(1, { type: 'turn-began', seat: 1 }), told(2, { type: 'revealed', card: 'prosperity' }), told(2, { type: 'stock', seat: 1 }), told(2, { type: 'stock', seat: 0 }), told(3, { type: 'taken', seat: 1 })];

test('an event is told with what it brought, the own part first, until one acts oneself', () => {
  expect(outcome(EVENT, 0)).toMatchObject({ is: 'event', card: 'prosperity', step: 2 });
  expect(types(outcome(EVENT, 0))).toEqual(['stock0', 'stock1']);
  expect(outcome([...EVENT, told(4, { type: 'turn-began', seat: 0 }), told(5, { type: 'built', seat: 0 })], 0)).toBeUndefined();
  // It concerns two of three; the third had no part in it.
  expect(outcome(EVENT, 2)).toBeUndefined();
});

test('an attack has an outcome when its defence is over', () => {
  const attack = [told(1, { type: 'turn-began', seat: 0 }), told(2, { type: 'attacked', seat: 0, rival: 1, card: 'raid' }), told(3, { type: 'used', seat: 1 })];
  expect(outcome(attack, 0)).toBeUndefined();
  const over = [...attack, told(4, { type: 'repelled', seat: 1, rival: 0 })];
  expect(outcome(over, 0)).toMatchObject({ is: 'attack', seat: 0, rival: 1 });
  expect(types(outcome(over, 0))).toEqual(['repelled1', 'used1']);
  expect(outcome(over, 2)).toBeUndefined();
});

test('a war tells how it was decided', () => {
  const war = [told(1, { type: 'war-won', seat: 0, rival: 1, card: 'war-over-culture', advantage: 4 }), told(1, { type: 'culture', seat: 0, amount: 4 })];
  expect(types(outcome(war, 1))).toEqual(['war-won0', 'culture0']);
});
