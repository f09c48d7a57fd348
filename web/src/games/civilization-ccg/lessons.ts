/** The first rounds with a newcomer. The words are `lesson-civilization-ccg-…` in the file `web.ftl` of each language. */
import type { Action, View } from '../../protocol/civilization-ccg';
import type { Table } from '../../table.svelte';
import type { Lesson } from '..';

const view = (table: Table): View => table.view as View;
const asks = (word: string) => (table: Table): boolean => table.asked && table.turn?.ask === word;
/** The first open action of one of these kinds, in their order. */
const find = (...kinds: Action['type'][]) => (table: Table): unknown => kinds.map((kind) => table.offers.find((offer) => (offer.action as Action).type === kind)).find((offer) => offer)?.action;
const can = (phase: string, ...kinds: Action['type'][]) => (table: Table): boolean => asks(phase)(table) && find(...kinds)(table) !== undefined;

/** Between two lessons with a move stands one without: whoever plays has learned the lesson that is open. */
export const lessons: Lesson[] = [
  { id: 'aim', when: (table) => view(table).round === 1, points: '.field' },
  { id: 'line', when: () => true, points: '.line:not(.upper)' },
  { id: 'presets', when: () => true, points: '.presets' },
  { id: 'collect', when: can('management', 'collect'), points: '.incomes', move: find('collect') },
  { id: 'hand', when: asks('management'), points: '.hand' },
  { id: 'build', when: can('management', 'build', 'invent'), points: '.hand', move: find('build', 'invent'), sometimes: true },
  { id: 'food', when: asks('management'), points: '.status' },
  { id: 'finish', when: asks('management'), move: find('done') },
  { id: 'explore', when: can('explorers', 'discover'), points: '.hand', move: find('discover'), sometimes: true },
  { id: 'fight', when: can('military', 'attack', 'move'), points: '.units', sometimes: true },
  { id: 'second', when: (table) => view(table).round >= 2, points: '.border' },
];
