import { expect, test } from 'vitest';

import { figuresOf } from './figures';

test('the figures of a component are called by the way to them, lists from 1', () => {
  const data = { age: 'II', gives: { science: 2, happy: -1 }, stages: [3, 1], new: true, none: null };
  expect(figuresOf(data)).toMatchObject({ age: 'II', 'gives-science': 2, 'gives-science-signed': '+2', 'gives-happy': -1, 'stages-1': 3, 'stages-2': 1 });
  expect(figuresOf(data)).toMatchObject({ 'gives-happy-size': 1, 'gives-happy-signed': '−1' });
  expect(figuresOf(data)).not.toHaveProperty('new');
});

test('a keyword with a number is called by its word', () => {
  expect(figuresOf({ keywords: ['defender', 'destroyer:5'] })).toMatchObject({ 'keywords-1': 'defender', 'keywords-destroyer': 5 });
});
