import { expect, test } from 'vitest';

import { signed, soft } from './parts';

test('long words of a name can be broken where one would', () => {
  const shown = (name: string): string => soft(name).replaceAll('\u00AD', '-');
  expect(shown('Breakthrough (I)')).toBe('Break-through');
  expect(shown('Constitutional Monarchy')).toBe('Consti-tutional Monarchy');
  expect(shown('Transcontinental Railroad')).toBe('Transcon-tinental Railroad');
  expect(shown('Sid Meier')).toBe('Sid Meier');
});

test('a number has a sign', () => expect([3, 0, -2].map(signed)).toEqual(['+3', '+0', '−2']));
