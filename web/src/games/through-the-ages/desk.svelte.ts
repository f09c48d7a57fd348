/** What one looks at on the desk: whose civilization, which tab of a phone, what is being chosen. No part of the game. */
import type { Offer, Seat } from '../../protocol/messages';
import type { Table } from '../../table.svelte';

export type Tab = 'nation' | 'hand' | 'world';

/** A thing with several moves, opened to choose one. */
export interface Choosing {
  title: string;
  offers: Offer[];
  /** Where it was clicked. */
  at: DOMRect;
  step: number | undefined;
}

export class Desk {
  /** The civilization that is looked at in place of the own one. */
  seat = $state<Seat | undefined>(undefined);
  tab = $state<Tab>('nation');
  choosing = $state.raw<Choosing | null>(null);
}

const desks = new WeakMap<Table, Desk>();

export function desk(table: Table): Desk {
  const known = desks.get(table);
  if (known) return known;
  const made = new Desk();
  desks.set(table, made);
  return made;
}
