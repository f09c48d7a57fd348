/** What one looks at on the desk: whose civilization, which tab of a phone, what is being chosen. No part of the game. */
import type { Offer, Seat } from '../../protocol/messages';
import { perTable } from '../per-table';

export type Tab = 'nation' | 'hand' | 'world';

/** A thing with several moves, opened to choose one; on a phone a card that is read before anything is done with it. */
export interface Choosing {
  title: string;
  /** The card that is read. */
  card?: string;
  /** What is asked about where nothing can be done with it. */
  about?: string;
  offers: Offer[];
  /** Where it was clicked. */
  at: DOMRect;
  step: number | undefined;
}

export class Desk {
  /** The civilization that is looked at in place of the own one. */
  seat = $state<Seat | undefined>(undefined);
  /** The step at which the age ended of which one has read. */
  read = $state<number | undefined>(undefined);
  /** The step of the last outcome one has read. */
  outcome = $state<number | undefined>(undefined);
  tab = $state<Tab>('nation');
  choosing = $state.raw<Choosing | null>(null);
}

export const desk = perTable(() => new Desk());
