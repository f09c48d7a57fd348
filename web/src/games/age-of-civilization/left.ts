/** What is left in the decks, counted from what everybody could see. */
import type { View } from '../../protocol/age-of-civilization';
import type { Table } from '../../table.svelte';
import type { Left } from '..';
import { componentIcon } from './parts';

export function left(table: Table): Left[] {
  const view = table.view as View;
  const known = new Set<string>([
    ...view.pool.map((offer) => offer.civilization), ...view.wonders, ...(view.draft?.['left-over'] ?? []),
    ...view.nations.flatMap((nation) => [...nation.civilizations, ...nation.wonders, ...(nation.hand ?? [])]),
  ]);
  for (const { event } of table.everything) {
    for (const thing of [event['civilization'], event['wonder']]) if (typeof thing === 'string') known.add(thing);
  }
  const components = table.book?.components ?? [];
  const unseen = (kind: string): Left['unseen'] =>
    components.filter((one) => one.kind === kind && !known.has(one.id)).map((one) => ({ id: one.id, name: `${kind}-${one.id}`, icon: componentIcon(one) }));
  const total = (kind: string): number => components.filter((one) => one.kind === kind).length;
  return [
    { name: 'kind-civilization', count: view['deck-count'], of: total('civilization'), unseen: unseen('civilization') },
    { name: 'kind-wonder', count: view.wonders.length, of: total('wonder'), unseen: unseen('wonder') },
  ];
}
