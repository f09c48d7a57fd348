/** Civolution: the continent, the tracks and displays, the own console with its stores, matrix and hand. */
import type { GameBoard } from '..';
import type { Action, View } from '../../protocol/civolution';
import { because } from './because';
import Board from './Board.svelte';
import { digest } from './eras';
import sprite from './icons.svg?raw';
import { left } from './left';
import { lessons } from './lessons';
import Own from './Own.svelte';
import { civ, levelOf, moduleIcon, nameOf, phaseOf, t, task, territoryName, viciSeat, viewOf } from './parts';
import { place } from './places';
import Side from './Side.svelte';
import { standing } from './standing';

// The signs of this game come with its board.
const signs = document.createElement('div');
signs.className = 'sprite';
signs.setAttribute('aria-hidden', 'true');
signs.innerHTML = sprite;
document.body.append(signs);

const SOURCES: Record<string, { icon: string; colour: string }> = {
  map: { icon: 'cv-territory', colour: 'var(--green)' },
  modules: { icon: 'cv-die', colour: 'var(--stone)' },
  cards: { icon: 'cv-deck', colour: 'var(--science)' },
  chips: { icon: 'cv-chip-income', colour: 'var(--goldbar)' },
  tracks: { icon: 'cv-expand', colour: 'var(--wood)' },
  tribes: { icon: 'cv-tribe-strong', colour: 'var(--strength)' },
  events: { icon: 'cv-event', colour: 'var(--food)' },
  eras: { icon: 'cv-era', colour: 'var(--happy)' },
  monuments: { icon: 'cv-monument', colour: 'var(--brick)' },
  'final-scoring': { icon: 'cv-vp', colour: 'var(--gold)' },
  matrix: { icon: 'cv-r-knowledge', colour: 'var(--culture)' },
  vici: { icon: 'cv-die', colour: 'var(--ink-soft)' },
};
/** Which words name a thing, by the field of an event that speaks of it. */
const FIELDS = ['territory', 'card', 'module', 'goal', 'income', 'attribute', 'area', 'material', 'event'];

export default {
  Board,
  Own,
  Side,
  wide: true,
  round: (view) => (view as View).open.era,
  roundName: 'cvl-era',
  first: (view) => (view as View).open.first,
  phases(view, turn) {
    if ((view as View).open.over || !turn || (view as View).open.era === 0) return null;
    return { names: Array.from({ length: 8 }, (_, at) => `phase-${at + 1}`), on: phaseOf(view as View) - 1 };
  },
  machine(table, told) {
    const view = viewOf(table);
    const seat = viciSeat(view);
    const [own] = table.turn?.standings ?? table.result?.standings ?? [];
    if (seat === undefined || !own) return null;
    // Everybody's points are kept by the same sources in the same order.
    const breakdown = own.breakdown.map(({ source }, at) => ({ source, points: civ(view, seat).ledger[at as 0] }));
    const gains = told.flatMap(({ step, event }) => (event.type === 'points' && event.seat === seat ? [{ step, amount: Number(event['amount']) }] : []));
    const scoreAt = (step: number): number => gains.reduce((sum, one) => (one.step < step ? sum + one.amount : sum), 0);
    return { name: 'seat-machine', seat, score: view.scores[seat] ?? 0, breakdown, scoreAt, level: levelOf(table) };
  },
  // Who plays alone has nobody to keep a secret from.
  asks: (table) => (table.turn?.ask === 'draft' && table.seats.length === 1 ? 'cvl-ask-draft-alone' : null),
  because,
  onBoard: (action, table) => place(action as Action, table).zone !== 'question',
  figures(view, seat) {
    const own = civ(view as View, seat);
    if (!own) return [];
    return [
      { icon: 'cv-vp', name: 'vp', value: (view as View).scores[seat] ?? 0 },
      { icon: 'cv-food', name: 'food', value: own.stock[0] },
      { icon: 'cv-money', name: 'money', value: own.stock[1] },
      { icon: 'cv-idea', name: 'idea', value: own.stock[2] },
      { icon: 'cv-focus', name: 'focus', value: own.stock[3] },
      { icon: 'cv-die', name: 'dice', value: own.dice.reduce((sum, n) => sum + n, 0) },
      { icon: 'cv-tribe-strong', name: 'tribes', value: own.here.reduce((sum, n) => sum + n, 0) },
      { icon: 'cv-resource', name: 'stored', value: own.stored.reduce((sum, n) => sum + n, 0) },
      { icon: 'cv-planning', name: 'planning', value: own.planning.reduce((sum, n) => sum + n, 0) },
      { icon: 'cv-favour', name: 'favor', value: own.favor },
    ];
  },
  means(table) {
    const view = table.view as View;
    const own = civ(view, table.me ?? 0);
    const now = task(view);
    const ask = table.turn?.ask;
    if (!own || !ask) return null;
    const args = { food: own.stock[0], ideas: own.stock[2], focus: own.stock[3], favor: own.favor, left: now && 'n' in now ? now.n : 0, rolled: view.open.roll.join(', '), total: now?.type === 'feed' ? now.total : 0, where: now?.type === 'walk' ? territoryName(now.at) : '' };
    if (now?.type === 'options') return { message: now.one ? 'cvl-means-options-one' : 'cvl-means-options-all', args };
    if (['turn', 'pay-dice', 'add-dice', 'attributes', 'migrate', 'feed', 'fix-test', 'use-hunt', 'use-find', 'card-column', 'card-row', 'install', 'trade', 'walk'].includes(ask)) return { message: `cvl-means-${ask}`, args };
    return null;
  },
  passes: ['new-goal', 'gain-goal', 'fix-test', 'rescue', 'board', 'strengthen', 'move-trait', 'attributes'],
  things(event) {
    return FIELDS.flatMap((field) => (typeof event[field] === 'string' ? [{ id: event[field], name: `${field}-${event[field]}` }] : []));
  },
  digest: (told, table) => digest(told, (each) => t('cvl-era-scored', { each: each.map(({ seat, points }) => `${nameOf(table, seat)} ${points}`).join(', ') })),
  left,
  facts(component, table) {
    if (component.kind === 'card') return [t('cvl-slots')];
    return component.kind === 'territory' ? standing(table, component.id) : [];
  },
  icon(component) {
    if (component.kind === 'module') return moduleIcon(component.id);
    if (component.kind === 'card') return `cv-r-${String(component.data['deck'])}`;
    if (component.kind === 'territory') return `cv-${String(component.data['terrain'])}`;
    return { goal: 'cv-chip-goal', income: 'cv-chip-income', attribute: 'cv-chip-attribute', event: 'cv-event', area: 'cv-ground' }[component.kind];
  },
  source: (source) => SOURCES[source] ?? { icon: 'cv-vp', colour: 'var(--gold)' },
  lessons,
} satisfies GameBoard;
