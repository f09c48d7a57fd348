/** The first rounds with a newcomer. The words are `lesson-stone-age-…` in the file `web.ftl` of each language. */
import type { Action, Spot, View } from '../../protocol/stone-age';
import type { Table } from '../../table.svelte';
import type { Lesson } from '..';

const view = (table: Table): View => table.view as View;
const asks = (word: string) => (table: Table): boolean => table.asked && table.turn?.ask === word;
const home = (table: Table): number => view(table).tribes[table.me ?? 0]?.home ?? 0;

/** The first of these placements that is open. */
const place = (...wanted: [Spot, number][]) => (table: Table): unknown =>
  wanted.map(([spot, figures]) => table.offer({ type: 'place', spot, figures })).find((offer) => offer)?.action;
/** Using people, where something is gathered first. */
const GATHER: Spot[] = ['forest', 'clay-pit', 'quarry', 'river', 'hunt', 'tool-maker', 'hut', 'field'];
const use = (table: Table): unknown =>
  (GATHER.map((spot) => table.offer({ type: 'use', spot })).find((offer) => offer) ?? table.offers.find((offer) => (offer.action as Action).type === 'use'))?.action;

export const lessons: Lesson[] = [
  { id: 'valley', when: (table) => view(table).round === 1, points: '.valley' },
  { id: 'place', when: asks('place'), points: '[data-place="hunt"]', move: place(['hunt', 2], ['hunt', 1]) },
  { id: 'village', when: (table) => asks('place')(table) && home(table) < 5, points: '[data-place="field"], [data-place="hut"], [data-place="tool-maker"]', move: place(['field', 1], ['tool-maker', 1], ['forest', 1]) },
  { id: 'market', when: (table) => asks('place')(table) && home(table) < 5, points: '.market', move: place(['forest', 1], ['clay-pit', 1], ['quarry', 1]) },
  { id: 'use', when: asks('use'), move: use },
  { id: 'tools', when: asks('add-tools'), points: '.tooltiles', sometimes: true },
  { id: 'pay', when: asks('pay'), points: '.stores', sometimes: true },
  { id: 'feed', when: asks('feed'), points: '.stores', sometimes: true },
  { id: 'second', when: (table) => view(table).round >= 2, points: '.feed' },
  { id: 'end', when: (table) => view(table).round >= 2, points: '.market' },
];
