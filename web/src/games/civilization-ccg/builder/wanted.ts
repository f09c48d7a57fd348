/** Which cards of the pool are shown. */
import type { Card } from './draft.svelte';
import { KINDS } from './list';

export interface Wanted {
  text: string;
  kinds: string[];
  eras: string[];
  costs: number[];
  /** Only cards in the deck. */
  mine: boolean;
}

export const ERAS = ['initial', 'silver', 'gold'] as const;
/** Prices of all stages; the last stands for more as well. */
export const COSTS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export const bucket = (price: number): number => Math.min(price, COSTS.at(-1)!);

/** Letters without their marks, for finding `żuraw` by `zuraw`. */
export const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/g, 'l');

/** Whether a card is wanted; `words` is everything that is said of it. */
export function fits(wanted: Wanted, card: Card, words: string, copies: number): boolean {
  const parts = plain(wanted.text).split(/\s+/).filter(Boolean);
  const says = plain(words);
  return (
    (wanted.kinds.length === 0 || wanted.kinds.includes(card.kind)) &&
    (wanted.eras.length === 0 || wanted.eras.includes(card.era)) &&
    (wanted.costs.length === 0 || (card.cost.length > 0 && wanted.costs.includes(bucket(card.price)))) &&
    (!wanted.mine || copies > 0) &&
    parts.every((part) => says.includes(part))
  );
}

export const SORTS = ['kind', 'price', 'strength', 'name'] as const;
export type Sort = (typeof SORTS)[number];

/** Cards in an order. */
export function sorted(cards: Card[], sort: Sort, name: (card: Card) => string): Card[] {
  const kind = (card: Card): number => KINDS.indexOf(card.kind as (typeof KINDS)[number]);
  const era = (card: Card): number => ERAS.indexOf(card.era as (typeof ERAS)[number]);
  const by: Record<Sort, (a: Card, b: Card) => number> = {
    kind: (a, b) => kind(a) - kind(b) || era(a) - era(b) || a.unitType.localeCompare(b.unitType) || a.price - b.price,
    price: (a, b) => a.price - b.price,
    strength: (a, b) => b.strength - a.strength || b.toughness - a.toughness,
    name: () => 0,
  };
  return [...cards].sort((a, b) => by[sort](a, b) || name(a).localeCompare(name(b)));
}
