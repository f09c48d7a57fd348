import { expect, test } from 'vitest';

import type { Told } from '../../protocol/messages';
import { digest } from './digest';

const told = (step: number, event: Record<string, unknown> & { type: string }): Told => ({ step, text: 'as told', event }) as Told;
const said = (id: string, args?: Record<string, unknown>): string => [id, ...Object.values(args ?? {})].join(' ');
const texts = (all: Told[]): string[] => digest(all, (seat) => `seat ${seat}`, (id) => id.slice(5), said).map((one) => `${one.step}: ${one.text}`);

test('cards that are laid, cleared, drawn and thrown away one after the other are one line', () => {
  expect(texts([told(1, { type: 'cleared', card: 'iron' }), told(1, { type: 'laid', card: 'coal' }), told(2, { type: 'laid', card: 'oil' })])).toEqual(['1: as told', '2: tta-log-laid 2 coal, oil ']);
  expect(texts([told(3, { type: 'drew', seat: 1, card: null }), told(3, { type: 'drew', seat: 1, card: null })])).toEqual(['3: tta-log-drew-unseen 2  seat 1']);
  expect(texts([told(3, { type: 'drew', seat: 0, card: 'spy-ii' }), told(3, { type: 'drew', seat: 0, card: 'raid-i' })])).toEqual(['3: tta-log-drew 2 spy-ii, raid-i seat 0']);
});

test('other lines and other seats stay apart', () => {
  expect(texts([told(1, { type: 'culture', seat: 0, amount: 1 }), told(1, { type: 'culture', seat: 0, amount: 1 })])).toHaveLength(2);
  expect(texts([told(1, { type: 'drew', seat: 0, card: null }), told(1, { type: 'drew', seat: 1, card: null })])).toHaveLength(2);
});

test('a line of several cards knows them all', () => {
  expect(digest([told(1, { type: 'laid', card: 'coal' }), told(1, { type: 'laid', card: 'oil' })], String, (id) => id, said)[0]?.event['cards']).toEqual(['coal', 'oil']);
});
