/** What is open at a table: one menu at a time, and the unit it belongs to. */
import { perTable } from '../per-table';

export class Desk {
  /** The thing whose menu is open. */
  menu = $state<string | null>(null);
  /** The unit that is chosen: where it can go glows. */
  unit = $state<number | null>(null);
  /** The card whose menu is open: a place that is clicked then is meant for it. */
  card = $state<string | null>(null);
  /** The fights, by their first step, that the player has folded, opened again, and put away. */
  folded = $state(-1);
  again = $state(-1);
  away = $state(-1);
  /** Whether there is room beside the table for the account of a fight. */
  beside = $state(false);

  open(menu: string, unit?: number, card?: string): void {
    this.menu = menu;
    this.unit = unit ?? null;
    this.card = card ?? null;
  }

  fold(fight: number): void {
    [this.folded, this.again] = [fight, -1];
  }

  close(): void {
    this.menu = null;
    this.unit = null;
    this.card = null;
  }
}

export const deskOf = perTable(() => new Desk());
