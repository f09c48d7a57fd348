/** The first rounds with a newcomer. The words are `lesson-through-the-ages-…` in the file `web.ftl` of each language. */
import type { Action, View } from '../../protocol/through-the-ages';
import type { Table } from '../../table.svelte';
import type { Lesson } from '..';
import { card } from './parts';

const view = (table: Table): View => table.view as View;
const asks = (word: string) => (table: Table): boolean => table.asked && table.turn?.ask === word;
const second = (table: Table): boolean => view(table).round >= 2 && asks('actions')(table);
const find = (table: Table, fits: (action: Action) => boolean): unknown => table.offers.find((offer) => fits(offer.action as Action))?.action;

/** The cheapest card of the row that does something soon. */
function take(table: Table): unknown {
  const useful = ['action', 'leader', 'wonder', 'mine', 'lab'];
  const kind = (action: Action): number => (action.type === 'take' ? useful.indexOf(card(table, view(table).row[action.space - 1]!).kind) : -1);
  return find(table, (action) => kind(action) >= 0) ?? find(table, (action) => action.type === 'take');
}
/** Something that produces, if it can be paid. */
function build(table: Table): unknown {
  const kinds = ['mine', 'farm', 'lab', 'temple', 'infantry'];
  return kinds.map((kind) => find(table, (action) => action.type === 'build' && card(table, action.card).kind === kind)).find((one) => one);
}

/** Between two lessons with a move stands one without: whoever plays has learned the lesson that is open. */
export const lessons: Lesson[] = [
  { id: 'aim', when: (table) => view(table).round === 1, points: '.ledger, .sw' },
  { id: 'row', when: asks('actions'), points: '.cardrow', move: take },
  { id: 'actions', when: asks('actions'), points: '.heads' },
  { id: 'politics', when: asks('politics'), points: '.hand', sometimes: true },
  { id: 'build', when: second, points: '.tab, .list', move: build },
  { id: 'stores', when: second, points: '.banks, .pbanks' },
  { id: 'population', when: second, points: '.banks, .pbanks', move: (table) => find(table, (action) => action.type === 'grow') },
  { id: 'develop', when: second, points: '.hand' },
  { id: 'wonders', when: second, points: '.heads' },
  { id: 'government', when: second, points: '.heads' },
  { id: 'attack', when: second, points: '.politics' },
  { id: 'military', when: second, points: '.politics', move: (table) => find(table, (action) => action.type === 'finish') },
  { id: 'attacked', when: asks('defend'), points: '.asked', sometimes: true },
  { id: 'auction', when: asks('auction'), points: '.asked', sometimes: true },
  { id: 'end', when: second },
];
