/** Civilization, the card game: the battlefield and the hand. */
import type { GameBoard } from '..';
import type { Action, View } from '../../protocol/civilization-ccg';
import { gameWords, t } from '../../words.svelte';
import Board from './Board.svelte';
import { cardOf, factsOf } from './cards';
import { said } from './ending';
import Ending from './Ending.svelte';
import FightSide from './FightSide.svelte';
import { left } from './left';
import Own from './Own.svelte';
import { lessons } from './lessons';
import { anchor, leavesIncomes } from './moves';
import { kindIcon, printed } from './parts';

const PHASES = ['activation', 'explorers', 'military', 'management', 'end'] as const;

/** Phases whose question is put shorter than the rules do it. */
const ASKED: string[] = ['explorers', 'military', 'management'];

export default {
  Board,
  Own,
  Side: FightSide,
  wide: true,
  round: (view) => (view as View).round,
  first: (view) => (view as View).first,
  phases: (view) => ({ names: PHASES.map((phase) => `phase-${phase}.short`), on: PHASES.indexOf((view as View).phase as (typeof PHASES)[number]) }),
  onBoard: (action, table) => anchor(action as Action, table.view as View, table.me ?? 0) !== null,
  // The button that ends a phase names it: the question says what there is to do.
  asks: (table) => (ASKED.includes(table.turn?.ask ?? '') ? `ccg-ask-${table.turn!.ask!}` : null),
  doubts: (action, table) => (leavesIncomes(action as Action, table.view as View, table.offers, table.turn?.ask, table.me ?? 0) ? 'ccg-nothing-collected' : null),
  figures(view, seat) {
    const { realms, turn, units } = view as View;
    const realm = realms[seat];
    if (!realm) return [];
    return [
      { icon: 'i-food', name: 'income-food', value: realm.food },
      { icon: 'i-construction', name: 'income-production', value: turn.production },
      { icon: 'i-coin', name: 'income-tax', value: turn.tax },
      { icon: 'i-culture', name: 'ccg-happiness', value: realm.happiness },
      { icon: 'i-field', name: 'sort-terrain', value: realm.line.length },
      { icon: 'i-strength', name: 'sort-unit', value: units.filter(({ unit }) => unit.seat === seat).length },
      { icon: 'i-civ-card', name: 'kind-card', value: realm.hand.length },
    ];
  },
  left,
  passes: ['phase-start', 'travel-declared', 'attack-declared', 'event-played'],
  presets: [
    { name: 'always', pass: [] },
    { name: 'attacks', pass: ['phase-start', 'travel-declared', 'event-played'] },
    { name: 'never', pass: ['phase-start', 'travel-declared', 'attack-declared', 'event-played'] },
  ],
  things: (event) => (typeof event['card'] === 'string' ? [{ id: event['card'], name: `card-${event['card']}` }] : []),
  ending: { said, Part: Ending, name: 'ccg-end-had', overTime: 'ccg-end-over-time' },
  lessons,
  facts: (component) => (component.kind === 'card' ? factsOf(cardOf(component), gameWords('civilization-ccg'), t) : []),
  icon: (component) => kindIcon(printed(component).kind),
} satisfies GameBoard;
