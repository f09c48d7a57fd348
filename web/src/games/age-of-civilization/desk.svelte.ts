/** What one looks at on the desk: which part of the nation a phone shows, what was asked to be chosen. No part of the game. */
import { perTable } from '../per-table';

export type Part = 'main' | 'tree' | 'points';

class Desk {
  /** The part of the own nation that a phone shows below it. */
  part = $state<Part | null>(null);
  /** Research or Wonder was clicked at this step: what is to be chosen now lies elsewhere. */
  choosing = $state.raw<{ verb: 'research' | 'wonder'; step: number | undefined } | null>(null);
}

export const desk = perTable(() => new Desk());
