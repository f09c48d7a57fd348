/** The first turns with a newcomer. The words are `lesson-civolution-…` in the file `web.ftl` of each language. */
import type { Action } from '../../protocol/civolution';
import type { Table } from '../../table.svelte';
import type { Lesson } from '..';
import { desk, type Tab } from './desk.svelte';
import { viewOf } from './parts';

const asks = (...words: string[]) => (table: Table): boolean => table.asked && words.includes(table.turn?.ask ?? '');
const turn = asks('turn');
const find = (table: Table, fits: (action: Action) => boolean): unknown => table.offers.find((offer) => fits(offer.action as Action))?.action;
const canReset = (table: Table): boolean => find(table, (action) => action.type === 'reset') !== undefined;
const hasReset = (table: Table): boolean => table.everything.some(({ event }) => event.type === 'reset' && event.seat === table.me);
const show = (tab: Tab) => (table: Table): void => void (desk(table).tab = tab);

/** A module that shows something at once and costs no ideas if there is one. */
function activate(table: Table): unknown {
  const telling = ['migration', 'production', 'exploration', 'procreation', 'research', 'sustenance', 'planning'];
  const free = (module: string): boolean => viewOf(table).payments?.some((way) => way.module === module && way.ideas === 0) ?? true;
  const named = (module: string): unknown => find(table, (action) => action.type === 'activate' && action.module === module);
  const open = telling.filter(named);
  return named(open.find(free) ?? open[0] ?? '') ?? find(table, (action) => action.type === 'activate');
}
/** Nothing is suggested, and yet whoever plays has learned the lesson. */
const anything = (): undefined => undefined;

/** The console: on a desk the panel around it, whose edge can be seen. */
const CONSOLE = 'div.own > .panel:first-child, .tri.phone';

/** Every lesson belongs to a question and goes with it: whoever plays has learned what was shown. */
export const lessons: Lesson[] = [
  { id: 'aim', when: (table) => table.asked && viewOf(table).open.era <= 1, points: '.map', open: show('map'), move: anything },
  { id: 'goal', when: asks('new-goal'), points: '.displays', open: show('tracks'), move: anything, sometimes: true },
  { id: 'find', when: asks('extra-find'), points: 'div.own > .panel:nth-child(2), .stores.phone', open: show('stores'), move: anything, sometimes: true },
  { id: 'console', when: turn, points: CONSOLE, open: show('console'), move: activate },
  { id: 'pay', when: asks('pay-dice'), points: CONSOLE, open: show('console'), move: anything, sometimes: true },
  { id: 'options', when: asks('options'), move: anything, sometimes: true },
  { id: 'map', when: asks('migrate', 'walk', 'produce', 'procreate', 'explore-territory', 'hunt', 'strengthen'), points: '.map', open: show('map'), move: anything, sometimes: true },
  { id: 'test', when: asks('fix-test'), move: anything, sometimes: true },
  { id: 'feed', when: asks('feed'), points: '.map', open: show('map'), move: anything, sometimes: true },
  { id: 'ideas', when: turn, points: CONSOLE, open: show('console'), move: activate },
  { id: 'reset', when: (table) => turn(table) && canReset(table) && !hasReset(table), points: CONSOLE, open: show('console'), move: (table) => find(table, (action) => action.type === 'reset') },
  { id: 'matrix', when: (table) => turn(table) && hasReset(table), points: 'div.own > .panel:nth-child(3), .matrix.phone', open: show('matrix'), move: activate },
  { id: 'tracks', when: (table) => turn(table) && hasReset(table), points: '.progress', open: show('tracks'), move: activate },
  { id: 'end', when: (table) => turn(table) && hasReset(table), open: show('console'), move: anything },
];
