import { expect, test } from 'vitest';

import type { Action, UnitView, View } from '../../protocol/civilization-ccg';
import type { Offer } from '../../protocol/messages';
import type { Table } from '../../table.svelte';
import { against, anchor, anchored, at, atOnce, glows, inOrder, leavesIncomes, ofCard, onItem, speaks } from './moves';

const place = (seat: number, slot: number) => ({ seat, slot });
const offer = (action: Action): Offer => ({ action, label: action.type, class: 'play' });
const unit = (number: number, seat: number, slot: number, more: Partial<UnitView['unit']> = {}): UnitView =>
  ({ number, strength: 1, toughness: 2, points: 2, unit: { card: 'spearmen', owner: seat, seat, place: place(0, slot), exhausted: false, damage: 0, ...more } }) as UnitView;
const realm = { items: [], line: [{ slot: 0, damage: 2 }], 'capital-strength': 2, 'capital-toughness': 6 };
const view = { realms: [realm, realm], units: [unit(3, 1, 1), unit(4, 1, 1), unit(5, 1, 1, { exhausted: true }), unit(6, 0, 0)] } as unknown as View;
const tableOf = (...actions: Action[]): Table => ({ view, me: 1, offers: actions.map(offer) }) as unknown as Table;

test('a card that lies at two places is offered at the one that is meant', () => {
  const offers = anchored(tableOf({ type: 'advance', card: 'farm', place: place(1, 3) }, { type: 'activate', card: 'oracle' }));
  expect(onItem(offers, 1, 1, place(1, 3), 'farm')).toHaveLength(1);
  expect(onItem(offers, 1, 1, place(1, 2), 'farm')).toHaveLength(0);
  expect(onItem(offers, 1, 0, place(0, 3), 'farm')).toHaveLength(0);
  expect(onItem(offers, 1, 1, place(1, 2), 'oracle')).toHaveLength(1);
  expect(onItem(offers, 1, 0, place(0, 2), 'oracle')).toHaveLength(0);
});

test('what an event may choose is a click on it', () => {
  expect(anchor({ type: 'target', target: { what: 'unit', unit: 4 } }, view, 1)).toBe('unit:4');
  expect(anchor({ type: 'target', target: { what: 'capital', seat: 0 } }, view, 1)).toBe(at(place(0, 0)));
  expect(anchor({ type: 'target', target: { what: 'building', place: place(0, 2), card: 'farm' } }, view, 1)).toBe('item:0:2:farm');
  expect(anchor({ type: 'target', target: { what: 'invention', seat: 0, card: 'archery' } }, view, 1)).toBe('item:0:-:archery');
});

test('where a chosen unit can go is a click on the terrain, before it is chosen it is not', () => {
  const table = tableOf({ type: 'move', unit: 3, to: place(0, 0) }, { type: 'move', unit: 6, to: place(0, 2) });
  expect(anchored(table).has(at(place(0, 0)))).toBe(false);
  expect(anchored(table, 3).get(at(place(0, 0)))).toHaveLength(1);
  expect(anchored(table, 3).has(at(place(0, 2)))).toBe(false);
});

test('of units that are alike one is offered, and both answer', () => {
  const offers = anchored(tableOf({ type: 'move', unit: 3, to: place(0, 0) }));
  expect(speaks(view, offers, view.units[1]!)).toBe(3);
  expect(speaks(view, offers, view.units[2]!)).toBe(5);
});

test('nothing is thrown away, given up, moved or attacked by a bare click', () => {
  const bare: Action[] = [{ type: 'burn', card: 'farm' }, { type: 'abandon', card: 'farm' }, { type: 'dismiss', unit: 1 }, { type: 'demolish', card: 'farm' }, { type: 'move', unit: 1, to: place(0, 0) }, { type: 'attack', place: place(0, 0) }];
  for (const action of bare) expect([action.type, atOnce(action, 'management')]).toEqual([action.type, false]);
  expect(atOnce({ type: 'take', card: 'farm' }, 'discard-down')).toBe(false);
  expect(atOnce({ type: 'take', card: 'farm' }, 'search')).toBe(true);
  expect(atOnce({ type: 'invent', card: 'archery' }, 'management')).toBe(true);
});

test('a card that can only be thrown away does not glow, and throwing away stands last', () => {
  const [burn, build] = [offer({ type: 'burn', card: 'farm' }), offer({ type: 'build', card: 'farm', place: place(1, 1) })];
  expect(glows([burn])).toBe(false);
  expect(glows([burn, build])).toBe(true);
  expect(inOrder([burn, build])).toEqual([build, burn]);
});

test('an attack meets the units of others and the capital as it is now', () => {
  const { units, walls } = against(view, place(0, 0), 1);
  expect(units.map(({ number }) => number)).toEqual([6]);
  expect(walls).toEqual({ strength: 2, toughness: 4 });
  expect(against(view, place(0, 1), 0).units).toHaveLength(3);
});

test('who ends the management phase without having collected anything is asked again', () => {
  const line = (exhausted: boolean) => ({ ...view, realms: [realm, { ...realm, line: [{ slot: 0, exhausted }] }] }) as unknown as View;
  const offers = [offer({ type: 'collect', place: place(1, 0), income: 'tax' }), offer({ type: 'done' })];
  expect(leavesIncomes({ type: 'done' }, line(false), offers, 'management', 1)).toBe(true);
  expect(leavesIncomes({ type: 'done' }, line(true), offers, 'management', 1)).toBe(false);
  expect(leavesIncomes({ type: 'done' }, line(false), offers.slice(1), 'management', 1)).toBe(false);
  expect(leavesIncomes({ type: 'done' }, line(false), offers, 'military', 1)).toBe(false);
  expect(leavesIncomes({ type: 'pass' }, line(false), offers, 'management', 1)).toBe(false);
});

test('a place that is clicked after a card is meant for that card', () => {
  const offers = ['plains', 'hills'].map((card) => ({ action: { type: 'discover', card, flank: 'left' }, label: card, class: 'play' }) as Offer);
  expect(ofCard(offers, 'hills').map((one) => one.label)).toEqual(['hills']);
  expect(ofCard(offers, null)).toHaveLength(2);
  expect(ofCard(offers, 'spearmen')).toHaveLength(2);
});
