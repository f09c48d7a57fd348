/** What a question comes from: the phase, the card that raised it, and what it means for whoever answers. */
import type { Told } from '../../protocol/messages';
import type { Task, View } from '../../protocol/through-the-ages';
import type { Args } from '../../words.svelte';

const POLITICS: Task['type'][] = ['politics', 'wars', 'spoils', 'peek', 'reveal', 'event-step', 'event-done', 'auction', 'colonize', 'gain', 'defend', 'harm', 'consider'];
const END: Task['type'][] = ['excess', 'produce', 'military-draw', 'finish-turn'];

/** Which phase of a turn it is: politics, actions, the end. What an event asks lies above it, and belongs to politics. */
export function phase(tasks: Task[]): 0 | 1 | 2 {
  const owed = (types: Task['type'][]): boolean => tasks.some((one) => types.includes(one.type));
  return owed(POLITICS) ? 0 : owed(['actions']) ? 1 : owed(END) ? 2 : 0;
}

/** The card whose effect goes on, and who plays it if somebody does. */
export interface Raised {
  card: string;
  by: 'event' | 'attack' | 'war';
  seat?: number;
}

/** What raised the question that is asked: an event, an aggression or a war. */
export function raised(view: View, told: Told[]): Raised | undefined {
  for (const one of view.tasks) {
    if (one.type === 'event-step') return { card: one.card, by: 'event' };
    if (one.type === 'harm') return { card: one.card, by: 'attack', seat: one.seat };
    if (one.type === 'spoils') {
      const card = told.findLast(({ event }) => event.type === 'war-won')?.event['card'];
      return typeof card === 'string' ? { card, by: 'war', seat: one.seat } : undefined;
    }
  }
  return undefined;
}

/** Whether an answer brings or takes something, as a message. */
export interface Tone {
  is: 'gain' | 'loss' | 'choice';
  message: string;
  args: Args;
}

/** What the question brings to whoever is asked, or takes. */
export function tone(now: Task | undefined, me: number | undefined, name: (seat: number) => string): Tone | undefined {
  switch (now?.type) {
    case 'mix': return now.lose ? { is: 'loss', message: 'tta-tone-mix-loss', args: { n: now.amount } } : { is: 'gain', message: 'tta-tone-mix-gain', args: { n: now.amount } };
    case 'choose': return { is: 'gain', message: 'tta-tone-choose', args: { n: now.amount } };
    case 'plunder': return { is: 'gain', message: 'tta-tone-plunder', args: { n: now.amount, name: name(now.rival) } };
    case 'store': return { is: 'gain', message: `tta-tone-store-${now.goods}`, args: { n: now.amount } };
    case 'pay': return { is: 'loss', message: `tta-tone-pay-${now.goods}`, args: { n: now.amount } };
    case 'throw': return { is: 'loss', message: 'tta-tone-throw', args: { n: now.count } };
    case 'build-free': return { is: 'gain', message: 'tta-tone-build-free', args: {} };
    case 'reform': return { is: 'gain', message: 'tta-tone-reform', args: { n: now.discount } };
    case 'agreement': return { is: 'gain', message: 'tta-tone-agreement', args: { n: now.budget } };
    case 'lose-population': return { is: 'loss', message: 'tta-tone-lose-population', args: { n: now.count } };
    case 'lose-blue': return { is: 'loss', message: 'tta-tone-lose-blue', args: { n: now.count } };
    case 'lose-colony': return { is: 'loss', message: 'tta-tone-lose-colony', args: {} };
    case 'ruin': return { is: 'loss', message: 'tta-tone-ruin', args: {} };
    case 'raze': return now.rival === me ? { is: 'loss', message: 'tta-tone-raze', args: {} } : { is: 'choice', message: 'tta-tone-raze-other', args: { name: name(now.rival) } };
    case 'raid': case 'infiltrate': case 'annex': return { is: 'choice', message: 'tta-tone-of', args: { name: name(now.rival) } };
    case 'spoils': return { is: 'gain', message: 'tta-tone-spoils', args: { n: now.left, name: name(now.rival) } };
    default: return undefined;
  }
}

/** What a defender has added with cards since the attack was played: bonus cards count their value, others 1. */
export function added(told: Told[], seat: number, defence: (card: string) => number): number {
  const since = told.slice(told.findLastIndex(({ event }) => event.type === 'attacked') + 1).filter(({ event }) => event['seat'] === seat);
  return since.reduce((sum, { event }) => sum + (event.type === 'discarded' ? 1 : event.type === 'used' && typeof event['card'] === 'string' ? defence(event['card']) : 0), 0);
}

/** The cards on which the answers to a question would leave different numbers of tokens. */
export function differences(layouts: Record<string, number>[]): string[] {
  const cards = [...new Set(layouts.flatMap((one) => Object.keys(one)))];
  return cards.filter((id) => layouts.some((one) => (one[id] ?? 0) !== (layouts[0]![id] ?? 0)));
}
