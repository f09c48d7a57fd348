/** Through the Ages: the card row, the ledger of all civilizations, the own one with its banks and hands. */
import type { GameBoard } from '..';
import type { View } from '../../protocol/through-the-ages';
import { gameWords, t } from '../../words.svelte';
import { phase, raised, tone } from './asking';
import Board from './Board.svelte';
import { digest } from './digest';
import { facts } from './facts';
import sprite from './icons.svg?raw';
import Impacts from './Impacts.svelte';
import { left } from './left';
import { lessons } from './lessons';
import Own from './Own.svelte';
import { deckLeft, icon, prospects, task, type Card } from './parts';
import { place } from './places';
import Side from './Side.svelte';

// The signs of this game come with its board.
const signs = document.createElement('div');
signs.className = 'sprite';
signs.setAttribute('aria-hidden', 'true');
signs.innerHTML = sprite;
document.body.append(signs);

const SOURCES: Record<string, { icon: string; colour: string }> = {
  production: { icon: 'b-culture', colour: 'var(--culture)' },
  cards: { icon: 'b-leader', colour: 'var(--wood)' },
  wonders: { icon: 'b-wonder', colour: 'var(--gold)' },
  preparing: { icon: 'b-event', colour: 'var(--green)' },
  events: { icon: 'b-territory', colour: 'var(--water-2)' },
  conflicts: { icon: 'b-war', colour: 'var(--strength)' },
  impacts: { icon: 'b-special', colour: 'var(--science)' },
  famine: { icon: 'b-food', colour: 'var(--warn)' },
};

export default {
  Board,
  Own,
  Side,
  Result: Impacts,
  round: (view) => (view as View).round,
  first: (view) => (view as View).start,
  phases(view, turn) {
    if ((view as View).over || !turn) return null;
    return { names: ['section-politics', 'section-actions', 'section-end-of-turn'], on: phase((view as View).tasks) };
  },
  onBoard: (action, table) => place(action, table) !== 'question',
  asks(table) {
    const now = task(table.view as View);
    return now?.type === 'mix' ? (now.lose ? 'tta-ask-mix-loss' : 'tta-ask-mix-gain') : null;
  },
  figures(view, seat) {
    const nation = (view as View).nations[seat];
    if (!nation) return [];
    return [
      { icon: 'b-culture', name: 'culture', value: nation.culture },
      { icon: 'b-science', name: 'science', value: nation.science },
      { icon: 'b-food', name: 'food', value: nation.food },
      { icon: 'b-resource', name: 'resources', value: nation.resources },
      { icon: 'b-strength', name: 'strength', value: nation.rates.strength },
      { icon: 'b-happy', name: 'faces', value: nation.rates.happiness },
      { icon: 'b-civil', name: 'civil', value: nation.civil },
      { icon: 'b-military', name: 'military', value: nation.military },
      { icon: 'b-culture', name: 'culture-rate', value: nation.rates.culture },
      { icon: 'b-science', name: 'science-rate', value: nation.rates.science },
    ];
  },
  means(table) {
    const view = table.view as View;
    const nation = view.nations[table.me ?? 0];
    const ask = table.turn?.ask;
    if (!nation || !ask) return null;
    const now = task(view);
    const args = { civil: nation.civil, military: nation.military, left: deckLeft(view), excess: prospects(view, table.me ?? 0)?.forecast.excess ?? 0, count: now && 'count' in now ? now.count : 1 };
    // What an event asks says which event it is, and what is at stake: the card itself may be out of sight.
    const from = raised(view, table.told);
    const brings = from ? tone(now, table.me, (seat) => table.name(seat)) : undefined;
    if (from && brings) return { message: 'tta-means-raised', args: { card: gameWords('through-the-ages')(`card-${from.card}`), what: t(brings.message, brings.args) }, first: true };
    return ['actions', 'politics', 'excess', 'auction', 'defend', 'colonize', 'throw', 'lose-population'].includes(ask) ? { message: `tta-means-${ask}`, args } : null;
  },
  passes: ['politics', 'auction', 'consider', 'build-free', 'reform', 'agreement'],
  digest: (told, table) => digest(told, (seat) => table.name(seat), gameWords('through-the-ages'), t),
  things(event) {
    const { card, from, to, cards } = event as { card?: unknown; from?: unknown; to?: unknown; cards?: unknown[] };
    return [card, from, to, ...(cards ?? [])].flatMap((id) => (typeof id === 'string' ? [{ id, name: `card-${id}` }] : []));
  },
  left,
  facts: (component) => facts(component, t),
  icon: (component) => icon(component.data['kind'] as Card['kind']),
  source: (source) => SOURCES[source] ?? { icon: 'b-culture', colour: 'var(--culture)' },
  lessons,
} satisfies GameBoard;
