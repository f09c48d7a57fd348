/** What is left in the deck and the stacks, counted from what everybody could see. */
import type { Told } from '../../protocol/messages';
import type { View } from '../../protocol/stone-age';
import type { Table } from '../../table.svelte';
import type { Left } from '..';
import { symbolIcon } from './cards';

/** Cards and tiles that were laid open at some time: what the log tells, and what lies there now. */
function seen(told: Told[], view: View): Set<string> {
  const all = new Set<string>();
  for (const { event } of told) {
    for (const thing of [event['card'], event['building']]) if (typeof thing === 'string') all.add(thing);
  }
  for (const card of view.display) if (card) all.add(card);
  for (const stack of view.stacks) if (stack.top) all.add(stack.top);
  for (const tribe of view.tribes) for (const thing of [...tribe.buildings, ...(tribe.cards ?? []), ...(tribe['open-cards'] ?? []), ...tribe['face-up']]) all.add(thing);
  return all;
}

export function left(table: Table): Left[] {
  const view = table.view as View;
  const known = seen(table.everything, view);
  const components = table.book?.components ?? [];
  const unseen = (kind: string): Left['unseen'] =>
    components.filter((one) => one.kind === kind && !known.has(one.id)).map((one) => ({ id: one.id, name: `${kind}-${one.id}`, icon: symbolIcon(one) }));
  const total = (kind: string): number => components.filter((one) => one.kind === kind).length;
  const stacks = view.stacks.map((stack, at) => ({ name: `spot-building-${at + 1}`, count: stack.hidden + (stack.top ? 1 : 0), of: 7, unseen: [] }));
  // Only one stack per player is in the game: the tiles that were put aside count as not seen, too.
  const tiles = { count: stacks.reduce((sum, stack) => sum + stack.count, 0), of: stacks.reduce((sum, stack) => sum + stack.of, 0) };
  return [
    { name: 'kind-card', count: view['deck-count'], of: total('card'), hidden: view['deck-count'], unseen: unseen('card') },
    { name: 'kind-building', ...tiles, hidden: view.stacks.reduce((sum, stack) => sum + stack.hidden, 0), unseen: unseen('building') },
    ...stacks,
  ];
}
