/** The first turns with a newcomer. The words are `lesson-civolution-…` in the file `web.ftl` of each language. */
import type { Action } from '../../protocol/civolution';
import type { Table } from '../../table.svelte';
import type { Lesson } from '..';
import { civ, viewOf } from './parts';

const asks = (...words: string[]) => (table: Table): boolean => table.asked && words.includes(table.turn?.ask ?? '');
const turn = asks('turn');
const find = (table: Table, fits: (action: Action) => boolean): unknown => table.offers.find((offer) => fits(offer.action as Action))?.action;

/** A module that shows something at once; those whose dice lie ready come first on the list of the server. */
function activate(table: Table): unknown {
  const telling = ['migration', 'production', 'exploration', 'procreation', 'research', 'sustenance', 'planning'];
  const named = (module: string): unknown => find(table, (action) => action.type === 'activate' && action.module === module);
  return telling.map(named).find((one) => one) ?? find(table, (action) => action.type === 'activate');
}
const dice = (table: Table): number => civ(viewOf(table), table.me ?? 0).dice.reduce((sum, n) => sum + n, 0);

/** Between two lessons with a move stands one without: whoever plays has learned the lesson that is open. */
export const lessons: Lesson[] = [
  { id: 'aim', when: (table) => viewOf(table).open.era <= 1, points: '.map' },
  { id: 'start', when: asks('take-start'), points: '.offered', move: (table) => find(table, (action) => action.type === 'take-start'), sometimes: true },
  { id: 'goal', when: asks('new-goal'), points: '.displays', sometimes: true },
  { id: 'find', when: asks('extra-find'), points: '.stores', sometimes: true },
  { id: 'console', when: turn, points: '.tri' },
  { id: 'activate', when: turn, points: '.tri', move: activate },
  { id: 'map', when: asks('migrate', 'walk', 'produce', 'procreate', 'explore-territory', 'hunt', 'strengthen'), points: '.map', sometimes: true },
  { id: 'ideas', when: turn, points: '.tri' },
  { id: 'second', when: turn, move: activate },
  { id: 'matrix', when: turn, points: '.matrix' },
  { id: 'reset', when: (table) => turn(table) && dice(table) < 3, points: '.tri', move: (table) => find(table, (action) => action.type === 'reset') },
  { id: 'tracks', when: turn, points: '.progress' },
  { id: 'feed', when: asks('feed'), points: '.map', sometimes: true },
  { id: 'end', when: turn },
];
