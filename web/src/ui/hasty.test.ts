import { expect, test } from 'vitest';

import { FRESH_MS, isHasty } from './hasty';

test('a finger waits until a question has been seen, a mouse only after a press of its own', () => {
  expect(isHasty(true, 'touch', Infinity)).toBe(true);
  expect(isHasty(true, 'mouse', Infinity)).toBe(false);
  expect(isHasty(true, 'mouse', 250)).toBe(true);
  expect(isHasty(true, 'mouse', FRESH_MS)).toBe(false);
  expect(isHasty(false, 'touch', 10)).toBe(false);
  expect(isHasty(false, 'mouse', 10)).toBe(false);
});
