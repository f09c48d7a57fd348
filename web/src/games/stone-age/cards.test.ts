import { expect, test } from 'vitest';

import { chain, payments } from './cards';

test('a card of three is paid with what is worth least, and only real choices are sent', () => {
  const ways = payments({ wood: 2, brick: 1, gold: 1 }, 3);
  expect(ways).toHaveLength(3);
  // The first piece is wood whatever one does; then wood or brick, then brick or gold.
  expect(chain(ways, false)).toEqual(['wood', 'brick']);
  expect(chain(payments({ wood: 3 }, 3), false)).toEqual([]);
});

test('four pieces of exactly two kinds: what is forced by the price is left to the server', () => {
  const ways = payments({ wood: 1, brick: 5, stone: 5 }, 4, {}, 2);
  expect(chain(ways, false)).toEqual(['wood', 'brick']);
});

test('what is already paid counts, and nothing before it can be named', () => {
  expect(payments({ wood: 2, brick: 2 }, 1, { brick: 1 })).toEqual([['brick']]);
});

test('feeding asks for the first piece in any case: one could also go hungry', () => {
  expect(chain(payments({ wood: 1, brick: 1 }, 2), true)).toEqual(['wood']);
});
