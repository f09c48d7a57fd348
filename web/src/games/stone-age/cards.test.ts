import { expect, test } from 'vitest';

import { least, payments } from './cards';

test('a card of three is paid with what is worth least', () => {
  const ways = payments({ wood: 2, brick: 1, gold: 1 }, 3);
  expect(ways).toHaveLength(3);
  expect(least(ways)).toEqual(['wood', 'wood', 'brick']);
});

test('four pieces are of exactly two kinds', () => {
  expect(least(payments({ wood: 1, brick: 5, stone: 5 }, 4, {}, 2))).toEqual(['wood', 'brick', 'brick', 'brick']);
});

test('what is already paid counts, whatever comes after it', () => {
  expect(payments({ wood: 2, brick: 2 }, 1, { brick: 1 })).toEqual([['wood'], ['brick']]);
  expect(payments({ wood: 2, brick: 2 }, 1, { stone: 1, brick: 1 }, 2)).toEqual([['brick']]);
});

test('who cannot pay enough has no payment', () => {
  expect(least(payments({ wood: 1 }, 2))).toEqual([]);
});
