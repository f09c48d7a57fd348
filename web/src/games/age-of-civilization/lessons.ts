/** The first rounds with a newcomer. The words are `lesson-age-of-civilization-…` in the file `web.ftl` of each language. */
import type { Action, Verb, View } from '../../protocol/age-of-civilization';
import type { Table } from '../../table.svelte';
import type { Lesson } from '..';
import { desk } from './desk.svelte';
import { population } from './parts';

const view = (table: Table): View => table.view as View;
const asks = (word: string) => (table: Table): boolean => table.asked && table.turn?.ask === word;
const placed = (table: Table): number => view(table).work.placed;

/** A birth of the most people: the simplest way to begin. */
function birth(table: Table): unknown {
  const people = (action: Action): number => (action.type === 'birth' ? population(table.components.get(`civilization/${action.civilization}`)) : -1);
  const births = table.offers.filter((offer) => (offer.action as Action).type === 'birth');
  return births.sort((a, b) => people(b.action as Action) - people(a.action as Action))[0]?.action;
}
const EASY: Verb[] = ['hunting', 'fishing', 'agriculture', 'trade', 'culture', 'exploit'];
const work = (table: Table): unknown => EASY.map((verb) => table.offer({ type: 'work', verb })).find((offer) => offer)?.action;
const finish = (table: Table): unknown => table.offer({ type: 'finish' })?.action;

export const lessons: Lesson[] = [
  { id: 'aim', when: (table) => view(table).round === 1, points: '.time' },
  { id: 'civilization', when: asks('civilization'), points: '.pool', move: birth },
  { id: 'work', when: asks('work'), points: '.window', move: work },
  { id: 'red', when: (table) => asks('work')(table) && placed(table) > 0, points: '.sl.red' },
  { id: 'research', when: (table) => asks('work')(table) && placed(table) > 0, points: '.tree', open: (table) => void (desk(table).part = 'tree') },
  { id: 'finish', when: (table) => asks('work')(table) && placed(table) > 0, move: finish },
  { id: 'war', when: (table) => view(table).round >= 2, points: '.strength' },
  { id: 'bonus', when: (table) => view(table).round >= 2, points: '.pool' },
  { id: 'fall', when: (table) => view(table).round >= 2 && asks('civilization')(table), points: '.own' },
];
