/** What lies where, and how it is drawn. */
import type { Item, Place, UnitView, View } from '../../protocol/civilization-ccg';
import type { ComponentInfo, Seat } from '../../protocol/messages';

/** The terrain drawings, in a field of 48 × 32. */
export const GROUND: Record<string, string> = {
  plains: 'M4 27h40M8 21v6M14 18v9M21 22v5M28 17v10M35 21v6M41 19v8',
  hills: 'M2 27q10-16 20 0M18 27q11-19 26 0',
  mountains: 'M2 28 16 7l9 13 7-9 14 17M12 13l4 4 4-4',
  forest: 'M10 28v-6M4 22l6-9 6 9zM25 28v-7M18 21l7-11 7 11zM39 28v-6M33 22l6-9 6 9z',
  jungle: 'M12 28V14M12 14q-8-3-9 4M12 14q8-3 9 4M34 28V11M34 11q-9-3-10 5M34 11q9-3 10 5',
  desert: 'M2 26q8-6 15 0t15 0 14 0M6 18q6-4 11 0t11 0M38 9a4 4 0 1 0 .1 0',
  sea: 'M2 12q6-6 11 0t11 0 11 0 11 0M2 20q6-6 11 0t11 0 11 0 11 0M2 28q6-6 11 0t11 0 11 0 11 0',
  river: 'M30 2q-14 6-8 13t-4 15M38 2q-14 7-8 14t-4 14',
  swamp: 'M2 27h12M18 27h12M34 27h10M8 27V14M12 27v-9M24 27V12M28 27v-8M38 27V15',
  tundra: 'M4 27h40M12 12v12M6 15l12 6M18 15 6 21M34 8v12M28 11l12 6M40 11l-12 6',
};
const COLOURS: Record<string, string> = {
  plains: 'var(--meadow)', hills: 'var(--clay-land)', mountains: 'var(--rock-land)', forest: 'var(--wood-land)', jungle: 'var(--wood-land)', desert: 'var(--sand)',
  sea: 'var(--water)', river: 'var(--land-2)', swamp: 'var(--tilled)', tundra: 'var(--rock-land)',
};
export const colour = (types: readonly string[]): string => COLOURS[types[0] ?? ''] ?? 'var(--land)';

const KINDS: Record<string, string> = { unit: 'i-strength', building: 'i-building', wonder: 'i-wonder', invention: 'i-technology', event: 'i-civ-card', terrain: 'i-field', resource: 'i-any-two', capital: 'i-hut' };
export const kindIcon = (kind: string): string => KINDS[kind] ?? 'i-civ-card';
export const INCOMES = { production: 'i-construction', tax: 'i-coin', food: 'i-food' } as const;
export type Income = keyof typeof INCOMES;

/** What a card's data say. */
export interface Printed {
  kind: string;
  era: string;
  cost: number[];
  strength: number;
  toughness: number;
}
export function printed(info: ComponentInfo | undefined): Printed {
  const data = (info?.data ?? {}) as Partial<Printed>;
  return { kind: data.kind ?? '', era: data.era ?? 'initial', cost: data.cost ?? [], strength: data.strength ?? 0, toughness: data.toughness ?? 0 };
}

export const same = (a: Place | null | undefined, b: Place): boolean => a?.seat === b.seat && a.slot === b.slot;

export const unitsAt = (view: View, place: Place): UnitView[] => view.units.filter(({ unit }) => same(unit.place, place));
export const itemsAt = (view: View, place: Place): Item[] => (view.realms[place.seat]?.items ?? []).filter((item) => item.form !== 'event' && same(item.place, place));
/** What a seat has beside its terrains: events that stay, and the invention in the making. */
export const loose = (view: View, seat: Seat): Item[] => (view.realms[seat]?.items ?? []).filter((item) => item.form === 'event' || item.place === null);
