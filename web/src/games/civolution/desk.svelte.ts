/** What one looks at: whose console, which zone, what is being chosen. No part of the game. */
import type { Offer, Seat } from '../../protocol/messages';
import { perTable } from '../per-table';

/** The zones of a phone. */
export const TABS = ['console', 'map', 'stores', 'matrix', 'hand', 'tracks'] as const;
export type Tab = (typeof TABS)[number];

/** A thing with several moves, opened to choose one. */
export interface Choosing {
  title: string;
  offers: Offer[];
  /** Where it was clicked. */
  at: DOMRect;
  step: number | undefined;
}

/** A module that is about to be paid, and where the console is on the screen. */
export interface Paying {
  module: string;
  at: DOMRect;
  step: number | undefined;
}

export class Desk {
  /** The console that is looked at in place of the own one. */
  seat = $state<Seat | undefined>(undefined);
  tab = $state<Tab>('console');
  /** The map has the whole board, the console is a strip. */
  wide = $state(false);
  /** How much a phone's map is enlarged. */
  zoom = $state(1);
  /** The era whose summary was put away. */
  summed = $state(0);
  /** Cards on offer are put aside to see the map. */
  aside = $state(false);
  choosing = $state.raw<Choosing | null>(null);
  /** A module that can be paid in several ways, opened to choose one. */
  paying = $state.raw<Paying | null>(null);
  /** The module that is pointed at, and the console it is on: what it would use is shown. */
  pointed = $state.raw<Omit<Paying, 'step'> | null>(null);
  /** Territories that the moves being chosen lead to. */
  aims = $state.raw<string[]>([]);
}

export const desk = perTable(() => new Desk());
