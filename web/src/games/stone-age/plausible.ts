/** What of the moves that were open before can still come about, by the look of the table. The server alone knows for sure. */
import type { Action, Spot, View } from '../../protocol/stone-age';
import type { Table } from '../../table.svelte';
import { WIDE } from './valley';

/** How many figures a place is drawn with room for; the hunting ground is never full, a card or a tile takes one. */
function room(spot: Spot): number {
  if (spot === 'hunt') return Infinity;
  return WIDE.grounds.find((ground) => ground.spot === spot)?.pads.length ?? 1;
}

/** Whether an action fits what lies on the table: figures at home and a free place for placing, own figures there for using. */
export function plausible(action: unknown, table: Table): boolean {
  const view = table.view as View;
  const seat = table.me ?? 0;
  const wanted = action as Action;
  const on = (spot: Spot): number[] => view.board.find((one) => one.spot === spot)?.figures ?? [];
  const own = (spot: Spot): number => on(spot)[seat] ?? 0;
  switch (wanted.type) {
    case 'place': {
      // What is planned already takes its figures and its place.
      const before = table.ahead.moves.flat().map((one) => one as Action).filter((one) => one.type === 'place');
      const home = (view.tribes[seat]?.home ?? 0) - before.reduce((sum, one) => sum + one.figures, 0);
      const taken = on(wanted.spot).reduce((sum, count) => sum + count, 0);
      return wanted.figures <= home && own(wanted.spot) === 0 && !before.some((one) => one.spot === wanted.spot) && taken + wanted.figures <= room(wanted.spot);
    }
    case 'use':
    case 'leave':
      return own(wanted.spot) > 0;
    case 'pay':
    case 'choose':
      return wanted.type === 'choose' || (view.tribes[seat]?.resources[wanted.resource] ?? 0) > 0;
    default:
      return true;
  }
}
