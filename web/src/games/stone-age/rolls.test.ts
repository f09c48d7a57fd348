import { expect, test } from 'vitest';

import type { Told } from '../../protocol/messages';
import { rolls } from './rolls';

const told = (event: Record<string, unknown>): Told => ({ step: 3, event, text: '' }) as unknown as Told;
const roll = (seat: number, good: string, dice: number[]): Told => told({ type: 'rolled', seat, good, dice, pips: dice.reduce((sum, one) => sum + one, 0) });
const gain = (seat: number, good: string, amount: number): Told => told({ type: 'gained', seat, good, amount });

test('a roll knows what it brought, and of several each its own', () => {
  const found = rolls([roll(0, 'food', [5, 6]), gain(0, 'food', 5), roll(1, 'wood', [2]), told({ type: 'round-began', round: 2, seat: 1 })]);
  expect(found).toEqual([{ seat: 0, good: 'food', dice: [5, 6], pips: 11, got: 5 }, { seat: 1, good: 'wood', dice: [2], pips: 2, got: undefined }]);
});

test('what somebody else gained is not what a roll brought', () => {
  expect(rolls([roll(0, 'food', [1]), gain(1, 'food', 3), gain(0, 'wood', 1)])[0]?.got).toBeUndefined();
});
