/** What is left in one's own library and atlas: their owner knows what is in them, though not in which order. */
import type { View } from '../../protocol/civilization-ccg';
import type { Table } from '../../table.svelte';
import type { Left } from '..';
import { kindIcon, printed } from './parts';

export function left(table: Table): Left[] {
  const view = table.view as View;
  const me = table.me ?? 0;
  const realm = view.realms[me];
  if (!realm) return [];
  const pile = (name: string, cards: { card?: string | null }[], gone: number): Left => {
    const known = [...new Set(cards.flatMap((one) => (one.card ? [one.card] : [])))].sort();
    const icon = (id: string): string => kindIcon(printed(table.components.get(id)).kind);
    return { name, count: cards.length, of: cards.length + gone, unseen: known.map((id) => ({ id, name: `card-${id}`, icon: icon(id) })) };
  };
  const units = view.units.filter(({ unit }) => unit.owner === me).length;
  return [
    pile('own-library', realm.library, realm.hand.length + realm.discard.length + realm.inventions.length + realm.items.length + units),
    pile('own-atlas', realm.atlas, Math.max(0, realm.line.length - 1)),
  ];
}
