/** Stone Age: the valley, the market, the tribe. */
import type { GameBoard } from '..';
import type { Action, View } from '../../protocol/stone-age';
import { basket } from './basket';
import Board from './Board.svelte';
import { due, symbolIcon } from './cards';
import { left } from './left';
import { lessons } from './lessons';
import Own from './Own.svelte';
import Rival from './Rival.svelte';

const SOURCES: Record<string, { icon: string; colour: string }> = {
  buildings: { icon: 'i-building', colour: 'var(--brick)' },
  cards: { icon: 'i-point', colour: 'var(--gold)' },
  symbols: { icon: 'i-pottery', colour: 'var(--green)' },
  farmers: { icon: 'i-farmer', colour: 'var(--food)' },
  'tool-makers': { icon: 'i-toolmaker', colour: 'var(--wood)' },
  builders: { icon: 'i-builder', colour: 'var(--builder)' },
  shamans: { icon: 'i-shaman', colour: 'var(--culture)' },
  resources: { icon: 'i-any-two', colour: 'var(--stone)' },
  hunger: { icon: 'i-lock', colour: 'var(--warn)' },
};

/** What is done by a click on the valley, the market or the own area. */
const ON_BOARD = new Set<Action['type']>(['place', 'use', 'leave', 'add-tool', 'pay', 'choose', 'take-die']);

export default {
  Board,
  Own,
  Rival,
  round: (view) => (view as View).round,
  first: (view) => (view as View).first,
  phases(view, turn) {
    if ((view as View).end) return null;
    const task = (view as View).tasks.find((one) => ['place', 'use', 'feed'].includes(one.type))?.type ?? 'use';
    return { names: ['section-placing', 'section-using', 'section-feeding'], on: turn?.ask === 'feed' ? 2 : ['place', 'use', 'feed'].indexOf(task) };
  },
  onBoard(action) {
    return ON_BOARD.has((action as Action).type);
  },
  figures(view, seat) {
    const tribe = (view as View).tribes[seat];
    if (!tribe) return [];
    const { resources } = tribe;
    return [
      { icon: 'i-point', name: 'points', value: tribe.score },
      { icon: 'i-food', name: 'good-food', value: tribe.food },
      { icon: 'i-wood', name: 'good-wood', value: resources.wood ?? 0 },
      { icon: 'i-brick', name: 'good-brick', value: resources.brick ?? 0 },
      { icon: 'i-stone', name: 'good-stone', value: resources.stone ?? 0 },
      { icon: 'i-gold', name: 'good-gold', value: resources.gold ?? 0 },
      { icon: 'i-foodtrack', name: 'spot-field', value: tribe.track },
      { icon: 'i-tool-2', name: 'spot-tool-maker', value: tribe.tools.reduce((sum, tool) => sum + tool, 0) },
      { icon: 'i-person', name: 'spot-hut', value: tribe.home },
      { icon: 'i-civ-card', name: 'kind-card', value: tribe['card-count'] },
    ];
  },
  means(table) {
    const tribe = (table.view as View).tribes[table.me ?? 0];
    const ask = table.turn?.ask;
    if (!tribe || !ask) return null;
    const known = ['place', 'use', 'add-tools', 'pay', 'take-die', 'choose', 'feed'];
    const missing = (table.view as View).feeding[table.me ?? 0]?.missing ?? 0;
    return known.includes(ask) ? { message: `stone-age-means-${ask}`, args: { home: tribe.home, missing, ...due(table) } } : null;
  },
  basket,
  passes: ['add-tools'],
  things(event) {
    const kinds = ['card', 'building', 'spot'] as const;
    return kinds.flatMap((kind) => (typeof event[kind] === 'string' ? [{ id: String(event[kind]), name: `${kind}-${String(event[kind])}` }] : []));
  },
  left,
  icon: (component) => symbolIcon(component),
  source: (source) => SOURCES[source] ?? { icon: 'i-point', colour: 'var(--gold)' },
  lessons,
} satisfies GameBoard;
