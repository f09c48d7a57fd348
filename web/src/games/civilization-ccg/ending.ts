/** How a match ended: from what the table says and what was told. */
import type { View } from '../../protocol/civilization-ccg';
import type { Seat, Told } from '../../protocol/messages';
import type { Table } from '../../table.svelte';

/** How a civilization fell. */
export interface Fall {
  /** The step it fell by: the position with this number is the one before. */
  step: number;
  /** The damage its capital took by that step; nothing if its player gave up. */
  damage: number;
}

/** How a civilization fell, if it did. */
export function fallOf(told: readonly Told[], seat: Seat): Fall | null {
  const end = told.findLast(({ event }) => event.type === 'eliminated' && event.seat === seat);
  if (!end) return null;
  const hits = told.filter(({ step, event }) => step === end.step && event.type === 'capital-hit' && event.seat === seat);
  return { step: end.step, damage: hits.reduce((sum, { event }) => sum + Number(event['damage']), 0) };
}

/** How a match was won, as a message with its parts. */
export function said(table: Table): { message: string; args: Record<string, number | string> } | null {
  const view = table.view as View;
  const { ended } = view;
  if (!ended) return null;
  if (ended === 'limit') return { message: 'ccg-end-limit', args: { round: view.round } };
  if ('prosperity' in ended) {
    const realm = view.realms[ended.prosperity]!;
    return { message: 'ccg-end-prosperity', args: { terrains: realm.line.length, food: realm.food } };
  }
  const fallen = view.realms.map((_, seat) => seat).filter((seat) => !view.playing.includes(seat));
  const gaveUp = fallen.length > 0 && fallen.every((seat) => fallOf(table.everything, seat)?.damage === 0);
  return { message: gaveUp ? 'ccg-end-given-up' : 'ccg-end-conquest', args: { names: fallen.map((seat) => table.name(seat)).join(', ') } };
}
