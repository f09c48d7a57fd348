/** What a player would reckon in the head: from what lies open, for the eye alone. The server decides. */
import type { Age, NationView, View } from '../../protocol/through-the-ages';
import type { Table } from '../../table.svelte';
import { PRICES } from './banks';
import { card, has, level, UNITS } from './parts';

/** What the card on a space of the row costs a seat in civil actions. */
export function price(table: Table, view: View, seat: number, space: number): number {
  const id = view.row[space - 1];
  const nation = view.nations[seat];
  const printed = PRICES[space - 1] ?? 3;
  if (!id || !nation) return printed;
  const one = card(table, id);
  if (one.kind === 'leader') return Math.max(0, printed - (has(table, nation, 'leader-discount')?.['civil-actions'] ?? 0));
  if (one.kind !== 'wonder') return printed;
  const dear = printed + (has(table, nation, 'no-wonder-surcharge') ? 0 : nation.wonders.length);
  const off = one.abilities.find((ability) => 'row-discount' in ability)?.['row-discount'] as { 'civil-actions': number } | undefined;
  return Math.max(0, dear - (off && view.turn['replaced-leader'] && view.current === seat ? off['civil-actions'] : 0));
}

/** Units by type and level: infantry, cavalry, artillery, air force. */
export type Units = number[][];

export function unitsOf(table: Table, nation: NationView): Units {
  const units: Units = UNITS.map(() => [0, 0, 0, 0]);
  for (const { card: id, workers } of nation.technologies) {
    const one = card(table, id);
    const type = UNITS.indexOf(one.kind as (typeof UNITS)[number]);
    if (type >= 0) units[type]![level(one.age)]! += workers;
  }
  return units;
}

/** The armies a tactic makes of units: how many, and how strong they are together. */
export function armies(table: Table, tactic: string, units: Units, mixed = false): { count: number; obsolete: number; strength: number } {
  const one = card(table, tactic);
  const count = (type: number, from: number): number => units[type]!.reduce((sum, n, at) => sum + (at >= from ? n : 0), 0);
  const sets = (from: number): number => {
    const [infantry, cavalry, artillery] = [0, 1, 2].map((type) => count(type, from)) as [number, number, number];
    const full = (have: number, need: number | undefined): number => (need ? Math.floor(have / need) : Infinity);
    const riders = mixed ? full(infantry + cavalry, (one.units['infantry'] ?? 0) + (one.units['cavalry'] ?? 0)) : full(cavalry, one.units['cavalry']);
    const all = Math.min(full(infantry, one.units['infantry']), riders, full(artillery, one.units['artillery']));
    return Number.isFinite(all) ? all : 0;
  };
  const all = sets(0);
  const fresh = Math.min(all, sets(Math.max(0, level(one.age) - 1)));
  const worn = all - fresh;
  const old = one.obsolete ?? one.strength;
  const air = count(3, 0);
  const doubled = Math.min(air, fresh);
  return { count: all, obsolete: worn, strength: fresh * one.strength + worn * old + doubled * one.strength + Math.min(air - doubled, worn) * old };
}

/** What the strength of a civilization is made of. */
export function strength(table: Table, nation: NationView): { units: number; tactic: number; rest: number } {
  const units = nation.technologies.reduce((sum, { card: id, workers }) => {
    const one = card(table, id);
    return sum + (UNITS.includes(one.kind as (typeof UNITS)[number]) ? workers * (one.gives.strength ?? 0) : 0);
  }, 0);
  const tactic = nation.tactic ? armies(table, nation.tactic, unitsOf(table, nation), has(table, nation, 'infantry-as-cavalry') !== undefined).strength : 0;
  return { units, tactic, rest: nation.rates.strength - units - tactic };
}

/** What the end of the turn brings, as things stand. */
export interface Forecast {
  uprising: boolean;
  culture: number;
  science: number;
  food: number;
  resources: number;
  /** Food that is missing for everybody to eat. */
  hunger: number;
  /** Culture lost to it. */
  famine: number;
}

const FAMINE = 4;

export function forecast(nation: NationView): Forecast {
  const { culture, science, food, resources, rates } = nation;
  if (nation.discontent > nation.unused) return { uprising: true, culture, science, food, resources, hunger: 0, famine: 0 };
  // Corruption comes first and takes resources, then food; then food is gained and eaten, then resources are gained.
  const lost = Math.min(resources, nation.corruption);
  const rotten = Math.min(food, nation.corruption - lost);
  const fed = food - rotten + nation['food-production'] - nation.consumption;
  const hunger = Math.max(0, -fed);
  return { uprising: false, culture: Math.max(0, culture + rates.culture - FAMINE * hunger), science: science + rates.science, food: Math.max(0, fed), resources: resources - lost + nation['resource-production'], hunger, famine: FAMINE * hunger };
}

/** How many civil cards are left in the deck of the age. */
export const deckLeft = (view: View): number => view.deck.reduce((sum, one) => sum + one.copies, 0);

/** What leaves the table when the age ends. */
export function leaves(table: Table, view: View, nation: NationView): string[] {
  const old: Partial<Record<Age, Age>> = { I: 'A', II: 'I', III: 'II' };
  const gone = old[view.age];
  if (!gone) return [];
  const aged = (id: string | null | undefined): id is string => !!id && level(card(table, id).age) <= level(gone);
  return [nation.leader, nation.unfinished, ...nation.hand, nation.pact?.card].filter(aged);
}

const URBAN = ['lab', 'temple', 'library', 'theater', 'arena'];
export const isUrban = (kind: string): boolean => URBAN.includes(kind);

/** What building a card costs, with what construction technologies take off. */
export function cost(table: Table, nation: NationView, id: string): number {
  const one = card(table, id);
  if (!isUrban(one.kind)) return one.resources;
  const off = nation.technologies.map(({ card: other }) => (table.components.get(other)?.data['urban-discount'] as number[] | undefined)?.[level(one.age)] ?? 0);
  return Math.max(0, one.resources - Math.max(0, ...off));
}

/** What makes up a rating: workers by the kind of their card, then everything else. */
export function makeup(table: Table, nation: NationView, of: 'culture' | 'science' | 'happy'): { kind: ReturnType<typeof card>['kind'] | 'other'; amount: number }[] {
  const parts = new Map<ReturnType<typeof card>['kind'], number>();
  const add = (id: string, times: number): void => {
    const one = card(table, id);
    const amount = (one.gives[of] ?? 0) * times;
    if (amount !== 0) parts.set(one.kind, (parts.get(one.kind) ?? 0) + amount);
  };
  for (const { card: id, workers } of nation.technologies) add(id, ['government', 'military-special', 'civil-special', 'colonization-special', 'construction-special'].includes(card(table, id).kind) ? 1 : workers);
  if (nation.leader) add(nation.leader, 1);
  nation.wonders.filter((one) => !nation.ruins.includes(one)).forEach((one) => add(one, 1));
  nation.colonies.forEach((one) => add(one, 1));
  const total = of === 'happy' ? nation.rates.happiness : nation.rates[of];
  const rest = total - [...parts.values()].reduce((sum, one) => sum + one, 0);
  return [...[...parts].map(([kind, amount]) => ({ kind, amount })), ...(rest !== 0 ? [{ kind: 'other' as const, amount: rest }] : [])];
}
