/** The first rounds with a newcomer. The words are `lesson-age-of-civilization-…` in the file `web.ftl` of each language. */
import type { Action, Verb, View } from '../../protocol/age-of-civilization';
import type { Table } from '../../table.svelte';
import type { Lesson } from '..';
import { desk } from './desk.svelte';
import { population, printed, warNext } from './parts';

const view = (table: Table): View => table.view as View;
const asks = (word: string) => (table: Table): boolean => table.asked && table.turn?.ask === word;
const placed = (table: Table): number => view(table).work.placed;

/** A birth of the most people: the simplest way to begin. */
function birth(table: Table): unknown {
  const people = (action: Action): number => (action.type === 'birth' ? population(table.components.get(`civilization/${action.civilization}`)) : -1);
  const births = table.offers.filter((offer) => (offer.action as Action).type === 'birth');
  return births.sort((a, b) => people(b.action as Action) - people(a.action as Action))[0]?.action;
}
/** The order in which work without price is easiest to understand. */
const EASY: Verb[] = ['hunting', 'fishing', 'agriculture', 'trade'];
/** Work that is open and costs neither coins nor the worker. */
function free(table: Table): unknown {
  const verbs = table.offers.flatMap(({ action }) => ((action as Action).type === 'work' ? [(action as { verb: Verb }).verb] : []));
  const rank = (verb: Verb): number => (EASY.indexOf(verb) + EASY.length + 1) % (EASY.length + 1);
  const costless = (verb: Verb): boolean => {
    const info = printed(table.components.get(`verb/${verb}`));
    return info.coins === 0 && !info.sacrifices;
  };
  const verb = verbs.filter(costless).sort((a, b) => rank(a) - rank(b))[0];
  return verb && table.offer({ type: 'work', verb })?.action;
}
const research = (table: Table): unknown => table.offers.find(({ action }) => (action as Action).type === 'research')?.action;
const finish = (table: Table): unknown => table.offer({ type: 'finish' })?.action;
const working = (table: Table): boolean => asks('work')(table) && placed(table) > 0;

/** What is open decides the order: nobody is told to end a turn while there is work that costs nothing. */
export const lessons: Lesson[] = [
  { id: 'aim', when: (table) => view(table).round === 1, points: '.time' },
  { id: 'civilization', when: (table) => asks('birth')(table) || asks('civilization')(table), points: '.pool', move: birth },
  { id: 'work', when: (table) => asks('work')(table) && free(table) !== undefined, points: '.window', move: free },
  { id: 'war', when: (table) => asks('work')(table) && warNext(table), points: '.tcard.war, .strength' },
  { id: 'red', when: working, points: '.sl.red' },
  { id: 'research', when: (table) => working(table) && research(table) !== undefined, points: '.tree', open: (table) => void (desk(table).part = 'tree'), move: research },
  { id: 'more', when: (table) => working(table) && free(table) !== undefined, points: '.window', move: free, sometimes: true },
  { id: 'finish', when: (table) => working(table) && free(table) === undefined, move: finish, sometimes: true },
  { id: 'bonus', when: (table) => view(table).round >= 2 && view(table).pool.some((one) => one.coins > 0), points: '.pool' },
  { id: 'fall', when: (table) => view(table).round >= 2 && asks('civilization')(table), points: '.own' },
];
