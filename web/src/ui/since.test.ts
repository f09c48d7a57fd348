import { expect, test } from 'vitest';

import type { Told } from '../protocol/messages';
import { since } from './since';

const told = (step: number, type: string, seat?: number): Told => ({ step, event: { type, seat }, text: type }) as unknown as Told;
const types = (list: Told[]): string[] => list.map((one) => one.event.type);

test('the own choice itself is no news, what followed is, and so is what ran by itself', () => {
  const all = [told(3, 'placed', 0), told(4, 'placed', 1), told(5, 'rolled', 0)];
  expect(types(since(all, { from: 3, to: 4 }))).toEqual(['placed', 'rolled']);
  expect(types(since(all, { from: 5, to: 6 }))).toEqual([]);
});

test('where a round ended with the choice, nothing of its end is left out', () => {
  const all = [told(6, 'finished', 0), told(6, 'war', 0), told(6, 'war', 1), told(6, 'round-began', 1)];
  expect(types(since(all, { from: 6, to: 7 }))).toEqual(['finished', 'war', 'war', 'round-began']);
});
