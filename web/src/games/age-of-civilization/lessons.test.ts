import { expect, test, vi } from 'vitest';

import type { View } from '../../protocol/age-of-civilization';
import type { ComponentInfo } from '../../protocol/messages';
import type { Table } from '../../table.svelte';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
const { lessons } = await import('./lessons');

const VERBS: Record<string, Record<string, unknown>> = { fishing: { coins: 0 }, culture: { coins: 4 }, exploit: { coins: 0, sacrifices: true } };
const component = (kind: string, id: string, data: Record<string, unknown>): [string, ComponentInfo] => [`${kind}/${id}`, { kind, id, copies: 1, confidence: '', data }];
const components = new Map([...Object.entries(VERBS).map(([id, data]) => component('verb', id, data)), component('card', 'conquest', { war: true })]);

/** A table in the middle of a turn. */
function table(actions: Record<string, unknown>[], next = 'hunting'): Table {
  const offers = actions.map((action) => ({ action, label: '', class: '' }));
  const view = { round: 1, track: ['a', 'b', 'c', next], work: { placed: 1 }, pool: [] } as unknown as View;
  return { view, me: 0, asked: true, turn: { ask: 'work' }, offers, components, offer: (action: unknown) => offers.find((one) => JSON.stringify(one.action) === JSON.stringify(action)) } as unknown as Table;
}
const work = (verb: string) => ({ type: 'work', verb });
const finish = { type: 'finish' };
const lesson = (id: string) => lessons.find((one) => one.id === id)!;

test('nobody is told to end a turn while there is work that costs nothing', () => {
  const free = table([work('culture'), work('exploit'), work('fishing'), finish]);
  expect(lesson('finish').when(free)).toBe(false);
  expect(lesson('more').move?.(free)).toEqual(work('fishing'));
  const dear = table([work('culture'), work('exploit'), finish]);
  expect(lesson('more').when(dear)).toBe(false);
  expect(lesson('finish').when(dear)).toBe(true);
});

test('a war is told of while something can be done about it', () => {
  expect(lesson('war').when(table([finish]))).toBe(false);
  expect(lesson('war').when(table([finish], 'conquest'))).toBe(true);
});
