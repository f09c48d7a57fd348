/** What the basket says of wholes, for all games. */
import type { GameBoard } from '../../games';
import type { NamedOffer, Whole } from '../../protocol/messages';
import type { Table } from '../../table.svelte';

/** Pieces of a kind in a chain, as they are shown. */
export interface Group {
  /** Tells kinds apart: two may have the same label. */
  key: string;
  icon: string | undefined;
  badge: string | undefined;
  name: string;
  label: string;
  count: number;
}

/** The pieces of a chain, those of a kind together. */
export function groups(chain: NamedOffer[], table: Table, game: GameBoard): Group[] {
  const found: Group[] = [];
  for (const { action, label, part } of chain) {
    if (part !== 'piece') continue;
    const key = JSON.stringify(action);
    const known = found.find((one) => one.key === key);
    if (known) known.count += 1;
    else {
      const look = game.basket?.piece(action, table.basket.answer.view, table);
      found.push({ key, icon: look?.icon, badge: look?.badge, name: look?.name ?? label, label, count: 1 });
    }
  }
  return found;
}

/** What a whole brings: what the game says, or else the points. */
export function brings(whole: Whole, table: Table, game: GameBoard): { icon: string; n: number }[] {
  const said = game.basket?.brings?.(whole) ?? [];
  if (said.length > 0) return said;
  const n = gain(whole, table);
  return n === 0 ? [] : [{ icon: 'i-point', n }];
}

/** The points a whole brings the seat. */
export const gain = (whole: Whole, table: Table): number =>
  (whole.scores[table.me ?? 0] ?? 0) - (table.scores[table.me ?? 0] ?? 0);

/** The action that ends a whole of variable size. */
export const ending = (whole: Whole): NamedOffer | undefined => whole.chain.findLast((one) => one.part === 'done');
