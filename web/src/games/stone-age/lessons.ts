/** The first turns with a newcomer. The words are `lesson-stone-age-…` in the file `web.ftl` of each language. */
import type { View } from '../../protocol/stone-age';
import type { Table } from '../../table.svelte';
import type { Lesson } from '..';

const view = (table: Table): View => table.view as View;
const asks = (word: string) => (table: Table): boolean => table.asked && table.turn?.ask === word;

export const lessons: Lesson[] = [
  { id: 'valley', when: (table) => view(table).round === 1, points: '.valley' },
  { id: 'place', when: asks('place'), points: '.valley' },
  { id: 'village', when: (table) => asks('place')(table) && (view(table).tribes[table.me ?? 0]?.home ?? 0) < 5, points: '[data-thing="hut"]' },
  { id: 'market', when: (table) => asks('place')(table) && (view(table).tribes[table.me ?? 0]?.home ?? 0) < 5, points: '.market' },
  { id: 'use', when: asks('use') },
  { id: 'tools', when: asks('add-tools'), points: '.tooltiles' },
  { id: 'pay', when: asks('pay') },
  { id: 'feed', when: asks('feed') },
  { id: 'second', when: (table) => view(table).round >= 2, points: '.feed' },
  { id: 'end', when: (table) => view(table).round >= 2, points: '.market' },
];
