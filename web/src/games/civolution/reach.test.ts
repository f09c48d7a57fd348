import { expect, test } from 'vitest';

import { outside, within } from './reach';

const frame = { left: 0, top: 0, right: 100, bottom: 100 };
const at = (x: number, y: number) => ({ left: x - 10, right: x + 10, top: y - 10, bottom: y + 10 });

test('a thing is out of sight on the side where most of it lies', () => {
  expect(outside(at(50, 50), frame)).toBeNull();
  expect(outside(at(50, 95), frame)).toBeNull();
  expect(outside(at(50, 105), frame)).toBe('down');
  expect(outside(at(50, -5), frame)).toBe('up');
  expect(outside(at(130, 50), frame)).toBe('right');
  expect(outside(at(-30, 50), frame)).toBe('left');
});

test('a frame is seen through another', () => {
  expect(within(frame, { left: 20, top: -50, right: 300, bottom: 60 })).toEqual({ left: 20, top: 0, right: 100, bottom: 60 });
});
