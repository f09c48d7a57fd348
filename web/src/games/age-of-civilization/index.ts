/** Age of Civilization: the time track with its window, the pools, the nation. */
import type { GameBoard } from '..';
import type { Action, View } from '../../protocol/age-of-civilization';
import Board from './Board.svelte';
import { desk } from './desk.svelte';
import { left } from './left';
import { acting, componentIcon, madeOf } from './parts';
import { lessons } from './lessons';
import Own from './Own.svelte';
import Rival from './Rival.svelte';
import Strength from './Strength.svelte';

const SOURCES: Record<string, { icon: string; colour: string }> = {
  actions: { icon: 'i-worker', colour: 'var(--gold)' },
  civilizations: { icon: 'i-birth', colour: 'var(--brick)' },
  technologies: { icon: 'i-technology', colour: 'var(--science)' },
  wonders: { icon: 'i-wonder', colour: 'var(--wood)' },
  events: { icon: 'i-rules', colour: 'var(--stone)' },
};

/** What is a click on a card, a tile, a technology or a wonder. */
const ON_BOARD = new Set<Action['type']>(['draft', 'birth', 'absorb', 'work', 'research', 'build', 'innovate', 'learn', 'receive', 'fund']);

export default {
  Board,
  Own,
  Rival,
  Side: Strength,
  round: (view) => (view as View).round,
  first: (view) => (view as View).first,
  phases(view, turn) {
    if ((view as View).over || !turn) return null;
    const task = (view as View).tasks[0]?.type;
    return { names: ['kind-civilization', 'section-actions', 'section-round-end'], on: task === 'civilization' || task === 'draft' ? 0 : task === 'end-round' ? 2 : 1 };
  },
  onBoard(action) {
    const { type, ...rest } = action as Action & { wonder?: string | null; technology?: string | null };
    return ON_BOARD.has(type) && rest.wonder !== null && rest.technology !== null;
  },
  purse(view, seat) {
    const nation = (view as View).nations[seat];
    if (!nation) return [];
    const placed = acting(view as View) === seat ? (view as View).work.placed : 0;
    return [
      { icon: 'i-coin', name: 'aoc-purse-coins', value: nation.coins },
      { icon: 'i-worker', name: 'aoc-purse-workers', value: nation.workers - placed },
      { icon: 'i-strength', name: 'aoc-strength', value: nation.strength },
      { icon: 'i-point', name: 'aoc-tab-points', value: nation.score },
    ];
  },
  figures(view, seat) {
    const nation = (view as View).nations[seat];
    if (!nation) return [];
    return [
      { icon: 'i-coin', name: 'coins', value: nation.coins },
      { icon: 'i-point', name: 'points', value: nation.score },
      { icon: 'i-worker', name: 'workers', value: nation.workers - (view as View).work.doomed },
      { icon: 'i-strength', name: 'strength', value: nation.strength },
      { icon: 'i-technology', name: 'kind-technology', value: nation.technologies.length },
      { icon: 'i-wonder', name: 'kind-wonder', value: nation.wonders.length },
    ];
  },
  means(table) {
    const { nations, work } = table.view as View;
    const nation = nations[table.me ?? 0];
    const ask = table.turn?.ask;
    if (!nation || !ask) return null;
    const args = { coins: nation.coins, left: nation.workers - work.placed, held: nation.civilizations.length };
    const { choosing } = desk(table);
    if (choosing && choosing.step === table.turn?.step) return { message: `aoc-choose-${choosing.verb}`, args, first: true };
    const known = ['draft', 'birth', 'civilization', 'work', 'learn', 'receive', 'end-turn'];
    return known.includes(ask) ? { message: `aoc-means-${ask}`, args, first: false } : null;
  },
  passes: ['civilization', 'follow', 'offer', 'end-turn'],
  things(event) {
    const kinds = ['civilization', 'wonder', 'technology', 'special', 'token', 'verb', 'card'] as const;
    return kinds.flatMap((kind) => (typeof event[kind] === 'string' ? [{ id: String(event[kind]), name: `${kind}-${String(event[kind])}` }] : []));
  },
  left,
  halves: (component) => (component.kind === 'special' ? madeOf(component).map((half) => `technology-${half}`) : []),
  icon: componentIcon,
  source: (source) => SOURCES[source] ?? { icon: 'i-point', colour: 'var(--gold)' },
  lessons,
} satisfies GameBoard;
