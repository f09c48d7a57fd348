import { expect, test } from 'vitest';

import { factsOf } from './facts';

test('numbers are named by where they stand', () => {
  const facts = factsOf({ cost: [2, 1], effects: [{ amount: -1 }, { amount: 3 }], keywords: ['defender', 'destroyer:5'] });
  expect(facts).toMatchObject({ 'cost-2': 1, 'effects-1-amount': 1, 'effects-1-amount-signed': '−1', 'effects-2-amount-signed': '+3', 'keywords-destroyer': 5 });
});
