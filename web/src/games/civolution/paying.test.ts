import { expect, test, vi } from 'vitest';

import type { Die6, Payment } from '../../protocol/civolution';

// The words ask the browser for its language.
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null });
const { meansOf, movesOf } = await import('./paying');

const die = (value: number): Die6 => ({ from: 'die', value });
const way = (uses: [Die6, Die6], ideas: number, asked: Die6[] = []): Payment => ({ module: 'migration', with: uses, ideas, asked });

test('a way is sent as the module and the answers that are asked for', () => {
  expect(movesOf(way([die(1), die(3)], 0))).toEqual([{ type: 'activate', module: 'migration' }]);
  expect(movesOf(way([die(1), die(3)], 0, [die(3)]))).toEqual([{ type: 'activate', module: 'migration' }, { type: 'pay', with: die(3) }]);
});

test('ideas are told before markers, markers before dice', () => {
  expect(meansOf(way([die(1), die(3)], 0))).toBe('dice');
  expect(meansOf(way([die(1), { from: 'planning', value: 3 }], 0))).toBe('planning');
  expect(meansOf(way([{ from: 'focus' }, die(4)], 1))).toBe('ideas');
});
