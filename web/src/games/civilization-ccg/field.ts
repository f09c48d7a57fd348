/** How lines lie on the table: those of the others across it, so that ends that touch lie beside each other. */
import type { TerrainView, View } from '../../protocol/civilization-ccg';
import type { Seat } from '../../protocol/messages';

/** A line as it is seen from here: whoever sits across has their left where our right is. */
export const laid = (line: readonly TerrainView[], upper: boolean): TerrainView[] => (upper ? [...line].reverse() : [...line]);

/** How many terrains lie before and after the capital, as they are seen from here. */
function flanks(line: readonly TerrainView[]): [number, number] {
  const capital = Math.max(0, line.findIndex(({ slot }) => slot === 0));
  return [capital, line.length - 1 - capital];
}

/** How many columns there are on each side of the capitals, which all stand in the one in the middle. */
export const reach = (lines: readonly (readonly TerrainView[])[]): number => Math.max(0, ...lines.flatMap((line) => flanks(line)));

/** The column of the first terrain of a line, counted from 0. */
export const startOf = (line: readonly TerrainView[], reach: number): number => reach - flanks(line)[0];

/** The players in the order they sit, clockwise from the one after this seat; who has lost sits there no more. */
export function around(view: View, seat: Seat): Seat[] {
  const seats = view.realms.length;
  return Array.from({ length: seats - 1 }, (_, at) => (seat + 1 + at) % seats).filter((other) => view.playing.includes(other));
}
