/** The first turns with a newcomer. The words are `lesson-age-of-civilization-…` in the file `web.ftl` of each language. */
import type { View } from '../../protocol/age-of-civilization';
import type { Table } from '../../table.svelte';
import type { Lesson } from '..';

const view = (table: Table): View => table.view as View;
const asks = (word: string) => (table: Table): boolean => table.asked && table.turn?.ask === word;

export const lessons: Lesson[] = [
  { id: 'aim', when: (table) => view(table).round === 1, points: '.time' },
  { id: 'civilization', when: asks('civilization'), points: '.pool' },
  { id: 'work', when: asks('work'), points: '.window' },
  { id: 'red', when: asks('work'), points: '.window' },
  { id: 'research', when: (table) => asks('work')(table) && view(table).work.placed > 0, points: '.tree' },
  { id: 'finish', when: (table) => asks('work')(table) && view(table).work.placed > 0 },
  { id: 'war', when: (table) => view(table).round >= 2, points: '.strength' },
  { id: 'bonus', when: (table) => view(table).round >= 2, points: '.pool' },
  { id: 'fall', when: (table) => view(table).round >= 2 && asks('civilization')(table), points: '.own' },
];
