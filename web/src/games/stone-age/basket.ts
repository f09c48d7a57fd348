/** The basket of Stone Age: payments, feeding, tools for a roll, resources of choice. */
import type { BasketLook, Piece } from '..';
import type { Action, View } from '../../protocol/stone-age';
import { gameWords, t } from '../../words.svelte';
import { brings } from './brings';
import { due, onceValue } from './cards';
import Sum from './Sum.svelte';

const words = gameWords('stone-age');
/** The rules that close a piece, with a message `stone-age-shut-…` each. */
const SHUT = ['SA-24', 'SA-28', 'SA-29', 'SA-34', 'SA-36', 'SA-50'];

/** The icon of a tool of a value. */
const tool = (value: number): string => `i-tool-${Math.min(4, value)}`;

export const basket: BasketLook = {
  piece(action, view, table): Piece | null {
    const piece = action as Action;
    const tribe = (view as View).tribes[table.me ?? 0];
    switch (piece.type) {
      case 'pay': return { icon: `i-${piece.resource}`, name: words(`good-${piece.resource}`), left: tribe?.resources[piece.resource] ?? 0 };
      case 'choose': return { icon: `i-${piece.resource}`, name: words(`good-${piece.resource}`) };
      case 'add-tool': {
        const left = tribe?.tools.filter((value, slot) => value === piece.value && !tribe.used[slot]).length;
        return { icon: tool(piece.value), name: t('stone-age-tool'), badge: `+${piece.value}`, left: left ?? 0 };
      }
      case 'add-card': {
        const value = onceValue(table.components.get(piece.card));
        return { icon: tool(value), name: t('stone-age-once'), badge: `+${value}` };
      }
      default: return null;
    }
  },
  missing(view, table) {
    const { tasks, feeding } = view as View;
    const task = tasks[0];
    const own = feeding[table.me ?? 0];
    if (task?.type === 'choose') return task.left;
    if (task?.type === 'feed') return own?.choices || own?.missing || 0;
    if (task?.type !== 'pay') return null;
    const price = due(table, view as View);
    // A price from 1 to 7 has no number.
    return /^\d+$/.test(price.due) ? Number(price.due) - price.paid : null;
  },
  why: (rule) => (SHUT.includes(rule) ? `stone-age-shut-${rule}` : null),
  brings,
  Sum,
};
