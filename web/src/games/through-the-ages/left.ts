/** What is left in the decks, counted from what everybody could see. */
import type { View } from '../../protocol/through-the-ages';
import type { Table } from '../../table.svelte';
import type { Left } from '..';
import { deckLeft } from './parts';

const MILITARY = ['event', 'territory', 'aggression', 'war', 'pact', 'tactic', 'bonus'];

export function left(table: Table): Left[] {
  const view = table.view as View;
  const players = view.nations.length - 2;
  const all = (table.book?.components ?? []).filter((one) => one.data['age'] === view.age);
  const copies = (one: (typeof all)[number]): number => (one.data['copies'] as number[])[players] ?? 0;
  const ofDeck = (military: boolean): typeof all => all.filter((one) => MILITARY.includes(String(one.data['kind'])) === military && copies(one) > 0);
  const total = (military: boolean): number => ofDeck(military).reduce((sum, one) => sum + copies(one), 0);
  /** The military cards of this age somebody has shown, and those in one's own sight. */
  const seen = [...view.discards, ...view.gone, ...view.events, ...view.future, ...view.nations.flatMap((nation) => nation.cards)].flatMap((one) => (one.card ? [one.card] : []));
  const open = [...seen, ...view.tactics, ...view.nations.flatMap((nation) => [...nation.colonies, ...nation.wars.map((war) => war.card), ...(nation.pact ? [nation.pact.card] : [])])];
  const hidden = ofDeck(true).filter((one) => open.filter((id) => id === one.id).length < copies(one));
  return [
    { name: 'deck-civil', count: deckLeft(view), of: total(false), unseen: view.deck.map((one) => ({ id: one.card, name: `card-${one.card}` })) },
    { name: 'deck-military', count: view['military-deck'].length, of: total(true), unseen: hidden.map((one) => ({ id: one.id, name: `card-${one.id}` })) },
  ];
}
