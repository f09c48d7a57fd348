/** What is left of stacks and bags, from what is public. */
import type { Left } from '..';
import type { Table } from '../../table.svelte';
import { DECKS, deckIcon, kinds, viewOf } from './parts';

export function left(table: Table): Left[] {
  const view = viewOf(table);
  const seen = new Set<string>();
  for (const hand of view.hands) for (const one of hand) if (one.card) seen.add(one.card);
  for (const pile of view.open['face-up']) for (const card of pile) seen.add(card);
  for (const own of view.open.civs) for (const { item } of own.items) if (item.type === 'card') seen.add(item.card);
  for (const card of view.open.vici?.['gone-cards'] ?? []) seen.add(card);
  const decks = DECKS.map((deck, at): Left => {
    const all = kinds(table, 'card').filter((one) => one.data['deck'] === deck);
    return { name: `deck-${deck}`, count: view.decks[at]!.count + view.decks[at]!.under.length, of: all.length, unseen: all.filter((one) => !seen.has(one.id)).map((one) => ({ id: one.id, name: `card-${one.id}`, icon: deckIcon(deck) })) };
  });
  const bag = (name: string, kind: string, ids: string[]): Left => ({ name, count: ids.length, of: kinds(table, kind).length, unseen: ids.map((id) => ({ id, name: `${kind}-${id}` })) });
  return [...decks, bag('kind-goal', 'goal', view.open['goal-bag']), bag('kind-income', 'income', view.open['income-bag']), bag('kind-attribute', 'attribute', view.open['attribute-bag']), bag('kind-area', 'area', view.open['hidden-areas'])];
}
