/** The first rounds with a newcomer. The words are `lesson-stone-age-…` in the file `web.ftl` of each language. */
import type { Action, Spot, View } from '../../protocol/stone-age';
import type { Table } from '../../table.svelte';
import type { Lesson } from '..';

const view = (table: Table): View => table.view as View;
const asks = (word: string) => (table: Table): boolean => table.asked && table.turn?.ask === word;
const home = (table: Table): number => view(table).tribes[table.me ?? 0]?.home ?? 0;
/** While figures are placed, after the first of them. */
const placing = (table: Table): boolean => asks('place')(table) && home(table) < (view(table).tribes[table.me ?? 0]?.figures ?? 0);

/** The first of these placements that is open. */
const place = (...wanted: [Spot, number][]) => (table: Table): unknown =>
  wanted.map(([spot, figures]) => table.offer({ type: 'place', spot, figures })).find((offer) => offer)?.action;
const LANDS: Spot[] = ['forest', 'clay-pit', 'quarry', 'river'];
const first = place(...LANDS.map((spot): [Spot, number] => [spot, 2]), ['hunt', 2], ['hunt', 1]);
const village = place(['field', 1], ['tool-maker', 1], ['hut', 2]);
/** The cheapest card, where there is or will be something to pay with. */
function market(table: Table): unknown {
  const me = table.me ?? 0;
  const has = Object.values(view(table).tribes[me]?.resources ?? {}).some((count) => count > 0);
  const gathers = view(table).board.some((one) => LANDS.includes(one.spot) && (one.figures[me] ?? 0) > 0);
  return has || gathers ? place(['card-1', 1], ['card-2', 1])(table) : undefined;
}
/** All who are left. */
const hunt = (table: Table): unknown => place(...Array.from({ length: home(table) }, (_, at): [Spot, number] => ['hunt', home(table) - at]))(table);
/** Using people, where something is gathered first. */
const GATHER: Spot[] = [...LANDS, 'hunt', 'tool-maker', 'hut', 'field'];
const use = (table: Table): unknown =>
  (GATHER.map((spot) => table.offer({ type: 'use', spot })).find((offer) => offer) ?? table.offers.find((offer) => (offer.action as Action).type === 'use'))?.action;
const open = (move: (table: Table) => unknown) => (table: Table): boolean => placing(table) && move(table) !== undefined;

/** What can be tried decides the order: a lesson about what somebody else has just taken waits for another round. */
export const lessons: Lesson[] = [
  { id: 'valley', when: (table) => view(table).round === 1, points: '.valley' },
  { id: 'place', when: asks('place'), points: '[data-place="forest"]', move: first },
  { id: 'limits', when: (table) => placing(table) && view(table).tribes.length === 2 && view(table).board.some((one) => one.closed), points: '.ground.closed', sometimes: true },
  { id: 'village', when: open(village), points: '[data-place="field"], [data-place="hut"], [data-place="tool-maker"]', move: village },
  { id: 'market', when: open(market), points: '.market', move: market },
  { id: 'hunt', when: open(hunt), points: '[data-place="hunt"]', move: hunt },
  { id: 'use', when: asks('use'), move: use },
  { id: 'tools', when: asks('add-tools'), points: '.basket', sometimes: true },
  { id: 'pay', when: asks('pay'), points: '.basket', sometimes: true },
  { id: 'feed', when: asks('feed'), points: '.basket', sometimes: true },
  { id: 'second', when: (table) => view(table).round >= 2, points: '.feed' },
  { id: 'end', when: (table) => view(table).round >= 2, points: '.market' },
];
