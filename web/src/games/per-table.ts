/** Something a board keeps for each table as long as there is one, such as what is being looked at. */
import type { Table } from '../table.svelte';

export function perTable<T>(make: () => T): (table: Table) => T {
  const kept = new WeakMap<Table, T>();
  return (table) => {
    const known = kept.get(table);
    if (known) return known;
    const made = make();
    kept.set(table, made);
    return made;
  };
}
