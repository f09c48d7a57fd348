import { expect, test } from 'vitest';

import { nearest } from './keys';

const spots = [{ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 100, y: 80 }, { x: 0, y: 90 }];

test('arrows go to what lies straight ahead', () => {
  expect(nearest(spots[0]!, spots, 'ArrowRight')).toBe(1);
  expect(nearest(spots[0]!, spots, 'ArrowDown')).toBe(3);
  expect(nearest(spots[2]!, spots, 'ArrowUp')).toBe(1);
});

test('at the edge there is nothing further', () => {
  expect(nearest(spots[1]!, spots, 'ArrowRight')).toBe(-1);
});
