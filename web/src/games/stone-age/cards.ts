/** What cards and buildings show, read from the components the server lists. */
import type { ComponentInfo } from '../../protocol/messages';
import type { Card, Resource, TribeView, View } from '../../protocol/stone-age';
import type { Table } from '../../table.svelte';

export const GOODS = ['food', 'wood', 'brick', 'stone', 'gold'] as const;
export const RESOURCES = ['wood', 'brick', 'stone', 'gold'] as const;
export const SYMBOLS = ['healing', 'music', 'pottery', 'weaving', 'writing', 'time', 'transport', 'art'] as const;
export const PERSONS = ['farmer', 'tool-maker', 'builder', 'shaman'] as const;

const SYMBOL_ICONS: Record<string, string> = {
  healing: 'i-herbs', music: 'i-music', pottery: 'i-pottery', weaving: 'i-weaving', writing: 'i-writing', time: 'i-sundial', transport: 'i-wheel', art: 'i-sculpture',
};
const PERSON_ICONS: Record<string, string> = { farmer: 'i-farmer', 'tool-maker': 'i-toolmaker', builder: 'i-builder', shaman: 'i-shaman' };
/** What the people of a kind are multiplied by. */
export const TIMES_ICONS: Record<string, string> = { farmer: 'i-foodtrack', 'tool-maker': 'i-tool-1', builder: 'i-building', shaman: 'i-person' };

/** The cards of a tribe that the viewer may know: one's own, with open cards those everybody saw, otherwise what is kept face up. */
export const known = (tribe: TribeView): Card[] => tribe.cards ?? tribe['open-cards'] ?? tribe['face-up'];

export interface Bottom {
  symbol?: string;
  person?: string;
  count: number;
  icon: string;
}

/** The lower half: a symbol, or some people of a kind. */
export function bottom(card: ComponentInfo | undefined): Bottom {
  const data = (card?.data['bottom'] ?? {}) as { symbol?: string; person?: string; figures?: number };
  if (data.symbol) return { symbol: data.symbol, count: 1, icon: SYMBOL_ICONS[data.symbol] ?? 'i-pottery' };
  const person = data.person ?? 'farmer';
  return { person, count: data.figures ?? 1, icon: PERSON_ICONS[person] ?? 'i-farmer' };
}

export interface Top {
  icons: string[];
  /** A number beside the icon. */
  number: string;
  /** The message that names it: `top-food` and so on. */
  word: string;
}

type TopData = string | { gain?: Record<string, number>; roll?: { resource: string; dice: number }; points?: number; 'one-use-tool'?: number };

const SIMPLE: Record<string, Top> = {
  'dice-pick': { icons: ['i-dice'], number: '', word: 'top-dice-pick' },
  'food-track': { icons: ['i-foodtrack'], number: '+1', word: 'top-food-track' },
  'tool': { icons: ['i-tool-1'], number: '+1', word: 'top-tool' },
  'extra-card': { icons: ['i-extra-card'], number: '', word: 'top-extra-card' },
};

/** The upper half, drawn: icons and a number. */
export function top(card: ComponentInfo | undefined): Top {
  const data = (card?.data['top'] ?? {}) as TopData;
  if (typeof data === 'string') return SIMPLE[data] ?? { icons: ['i-civ-card'], number: '', word: 'top-now' };
  if (data.gain) {
    const [good, amount] = Object.entries(data.gain).find(([, count]) => count > 0) ?? ['food', 0];
    return { icons: [`i-${good}`], number: String(amount), word: 'top-now' };
  }
  if (data.roll) return { icons: ['i-dice', `i-${data.roll.resource}`], number: '', word: 'top-roll' };
  if (data.points) return { icons: ['i-point'], number: String(data.points), word: 'top-now' };
  const once = data['one-use-tool'];
  if (once) return { icons: [`i-tool-${Math.min(4, once)}`], number: `+${once}`, word: 'top-once' };
  return { icons: ['i-any-two'], number: '2', word: 'top-any' };
}

/** The value of a one-use tool card. */
export const onceValue = (card: ComponentInfo | undefined): number => (card?.data['top'] as { 'one-use-tool'?: number } | undefined)?.['one-use-tool'] ?? 0;

export interface Price {
  /** Exactly these. */
  fixed: string[];
  /** Or so many, of so many kinds. */
  amount: string;
  kinds: number;
}

export function price(building: ComponentInfo | undefined): Price {
  const data = (building?.data['price'] ?? {}) as Record<string, Record<string, number>>;
  if (data['fixed']) return { fixed: RESOURCES.flatMap((one) => Array<string>(data['fixed']?.[one] ?? 0).fill(one)), amount: '', kinds: 0 };
  const free = Object.values(data)[0] ?? {};
  if (free['kinds'] !== undefined) return { fixed: [], amount: String(free['amount'] ?? ''), kinds: free['kinds'] };
  return { fixed: [], amount: `${free['min'] ?? 1}–${free['max'] ?? 7}`, kinds: 0 };
}

/** The points of a building as its words say them, without the word itself. */
export const worth = (words: string): string => /\d+(–\d+)?/.exec(words)?.[0] ?? '';

/** The icon of a component in its detail. */
export function symbolIcon(component: ComponentInfo): string | undefined {
  return component.kind === 'building' ? 'i-building' : component.kind === 'card' ? bottom(component).icon : undefined;
}

/** What a payment comes to, and what of it is paid. */
export function due(table: Table, view = table.view as View): { due: string; paid: number } {
  const task = view.tasks[0];
  if (task?.type !== 'pay') return { due: '', paid: 0 };
  const paid = RESOURCES.reduce((sum, one) => sum + (task.paid[one] ?? 0), 0);
  if (task.spot.startsWith('card')) return { due: task.spot.slice(-1), paid };
  const tile = view.stacks[Number(task.spot.slice(-1)) - 1]?.top;
  return { due: price(tile ? table.components.get(tile) : undefined).amount, paid };
}

/** How many of a resource are there. */
export const amount = (resources: Partial<Record<Resource, number>>, resource: Resource): number => resources[resource] ?? 0;
