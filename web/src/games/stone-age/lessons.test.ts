import { describe, expect, test } from 'vitest';

import type { View } from '../../protocol/stone-age';
import type { Table } from '../../table.svelte';
import { lessons } from './lessons';

interface Situation {
  open: { type: string; spot?: string; figures?: number }[];
  home?: number;
  closed?: string[];
  stands?: string[];
}
/** A table of two at which these placements are open. */
function table({ open, home = 3, closed = [], stands = [] }: Situation): Table {
  const offers = open.map((action) => ({ action, label: '', class: '' }));
  const board = ['forest', 'field', 'hunt'].map((spot) => ({ spot, figures: [stands.includes(spot) ? 2 : 0, 0], closed: closed.includes(spot) ? 'SA-17' : null }));
  const tribe = { home, figures: 5, resources: {} };
  const view = { round: 1, board, tribes: [tribe, tribe] } as unknown as View;
  const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
  return { view, me: 0, asked: true, turn: { ask: 'place' }, offers, offer: (action: unknown) => offers.find((one) => same(one.action, action)) } as unknown as Table;
}
const place = (spot: string, figures = 1) => ({ type: 'place', spot, figures });
const lesson = (id: string) => lessons.find((one) => one.id === id)!;
const fits = (id: string, situation: Situation): boolean => lesson(id).when(table(situation));
const tries = (id: string, situation: Situation): unknown => lesson(id).move?.(table(situation));

describe('a lesson is about what is open', () => {
  test('the village waits while all of it is taken', () => {
    expect(fits('village', { open: [place('forest'), place('hunt')] })).toBe(false);
    expect(fits('village', { open: [place('forest'), place('tool-maker')] })).toBe(true);
    expect(tries('village', { open: [place('forest'), place('tool-maker')] })).toEqual(place('tool-maker'));
  });
  test('a card is suggested where there will be something to pay with', () => {
    const open = [place('card-1'), place('hunt')];
    expect(fits('market', { open })).toBe(false);
    expect(tries('market', { open, stands: ['forest'] })).toEqual(place('card-1'));
  });
  test('all who are left hunt', () => {
    expect(tries('hunt', { open: [1, 2, 3].map((n) => place('hunt', n)), home: 3 })).toEqual(place('hunt', 3));
  });
  test('what is closed is explained once something is', () => {
    expect(fits('limits', { open: [place('hunt')] })).toBe(false);
    expect(fits('limits', { open: [place('hunt')], closed: ['field'] })).toBe(true);
  });
});
