/** What is open at a table: one menu at a time, and the unit it belongs to. */
import { perTable } from '../per-table';

export class Desk {
  /** The thing whose menu is open. */
  menu = $state<string | null>(null);
  /** The unit that is chosen: where it can go glows. */
  unit = $state<number | null>(null);
  /** Up to where the player has put the account of fights away. */
  read = $state(-1);

  open(menu: string, unit?: number): void {
    this.menu = menu;
    this.unit = unit ?? null;
  }

  close(): void {
    this.menu = null;
    this.unit = null;
  }
}

export const deskOf = perTable(() => new Desk());
