import { expect, test } from 'vitest';

import { figuresOf } from './figures';

test('the figures of a component are called by the way to them', () => {
  const data = { age: 'II', gives: { science: 2, happy: -1 }, stages: [3, 1], new: true, none: null };
  expect(figuresOf(data)).toEqual({ age: 'II', 'gives-science': 2, 'gives-happy': -1, 'gives-happy-size': 1, 'stages-0': 3, 'stages-1': 1 });
});
