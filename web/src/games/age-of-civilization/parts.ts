/** What cards show, read from the components the server lists. */
import type { ComponentInfo, Offer } from '../../protocol/messages';
import type { Action, Verb, View } from '../../protocol/age-of-civilization';
import type { Table } from '../../table.svelte';

/** The actions in the order the view counts their uses. */
export const VERBS: Verb[] = ['wonder', 'research', 'exploit', 'culture', 'construction', 'conquest', 'hunting', 'fishing', 'trade', 'agriculture'];
export const FIXED: Verb[] = ['wonder', 'research', 'exploit'];
/** How many cards of the track can be used in a round. */
const WINDOW = 3;

const WONDERS: Record<string, string> = {
  'great-pyramid': 'w-pyramid', colosseum: 'w-colosseum', 'great-library': 'w-library', 'hanging-gardens': 'w-gardens', moai: 'w-moai', stonehenge: 'w-stonehenge',
  'himeji-castle': 'w-himeji', 'chichen-itza': 'w-chichen-itza', 'angkor-wat': 'w-angkor-wat', 'machu-picchu': 'w-machu-picchu', 'great-wall': 'w-great-wall',
  petra: 'w-petra', 'terracotta-army': 'w-terracotta-army', 'hagia-sophia': 'w-hagia-sophia', borobudur: 'w-borobudur',
};
const REGIONS: Record<string, string> = { 'americas-oceania': 'americas', barbarians: 'steppe' };
const TECHNOLOGIES: Record<string, string> = {
  writing: 'i-writing', education: 'i-culture', science: 'i-technology', sailing: 'i-fishing', mathematics: 'i-research', engineering: 'i-construction', mining: 'i-exploit', ironworking: 'i-strength', gunpowder: 'i-conquest',
  steel: 'i-strength', horsemanship: 'i-strength', archery: 'i-hunting', husbandry: 'i-agriculture', astronomy: 'i-fishing', handicraft: 'i-trade', wheel: 'i-wheel', masonry: 'i-construction',
};

export const verbIcon = (verb: string): string => `i-${verb}`;
export const wonderIcon = (wonder: string): string => WONDERS[wonder] ?? 'i-wonder';
export const technologyIcon = (technology: string): string => TECHNOLOGIES[technology] ?? 'i-technology';
export const ornament = (civilization: ComponentInfo | undefined): string => {
  const region = String(civilization?.data['region'] ?? 'europe');
  return `o-${REGIONS[region] ?? region}`;
};
export const population = (civilization: ComponentInfo | undefined): number => Number(civilization?.data['population'] ?? 0);

/** The two technologies on a special technology card, the lower first. */
export const madeOf = (special: ComponentInfo | undefined): string[] =>
  ['lower', 'upper'].flatMap((half) => (special?.data[half] as { id?: string } | undefined)?.id ?? []);

export function componentIcon(component: ComponentInfo): string | undefined {
  if (component.kind === 'wonder') return wonderIcon(component.id);
  if (component.kind === 'technology') return technologyIcon(component.id);
  if (component.kind === 'verb') return verbIcon(component.id);
  return component.kind === 'civilization' ? 'i-birth' : undefined;
}

/** What an action costs and gives, as printed. */
export interface Printed {
  coins: number;
  workers: number;
  slots: number;
  sacrifices: boolean;
  gain: { icon: string; count: number }[];
  /** The condition of its points, where they have one. */
  when: string | undefined;
}

export function printed(verb: ComponentInfo | undefined): Printed {
  const data = (verb?.data ?? {}) as { coins?: number; workers?: number; slots?: number; sacrifices?: boolean; gain?: Record<string, number>; when?: { condition?: string; gain?: { points?: number } } };
  const icons: [string, string][] = [['coins', 'i-coin'], ['points', 'i-point'], ['techs', 'i-technology'], ['wonders', 'i-wonder']];
  const gain = { ...data.gain };
  // Conquest and Hunting give points only on a condition; the tile says which.
  const more = data.when?.gain?.points ?? 0;
  if (more > 0) gain['points'] = (gain['points'] ?? 0) + more;
  return {
    coins: data.coins ?? 0,
    workers: data.workers ?? 1,
    slots: data.slots ?? 1,
    sacrifices: data.sacrifices ?? false,
    gain: icons.flatMap(([field, icon]) => ((gain[field] ?? 0) > 0 ? [{ icon, count: gain[field]! }] : [])),
    when: more > 0 ? data.when?.condition : undefined,
  };
}

/** What an action costs and gives this seat now, told by the table as it would be afterwards. */
export interface Outcome {
  coins: number;
  /** Not told where it depends on what is chosen. */
  points: number | undefined;
}

/** The price and the coins gained as they are, where effects make them other than printed. */
export function effective(info: Printed, outcome: Outcome | undefined): { price?: number; coins?: number; points?: number } {
  if (!outcome) return {};
  const gain = (icon: string): number => info.gain.find((one) => one.icon === icon)?.count ?? 0;
  const changed: { price?: number; coins?: number; points?: number } = {};
  const printedGain = gain('i-coin');
  if (info.coins > 0 && printedGain === 0 && -outcome.coins !== info.coins) changed.price = Math.max(0, -outcome.coins);
  if (info.coins === 0 && printedGain > 0 && outcome.coins !== printedGain) changed.coins = outcome.coins;
  if (gain('i-point') > 0 && outcome.points !== undefined && outcome.points !== gain('i-point')) changed.points = outcome.points;
  return changed;
}

/** The time track, cut at its window. */
export function track(view: View): { past: string[]; now: string[]; future: string[] } {
  const first = Math.max(0, Math.min(view.round, 6) - 1);
  return { past: view.track.slice(0, first), now: view.track.slice(first, first + WINDOW), future: view.track.slice(first + WINDOW) };
}

/** Whether the card that comes in next brings war. */
export function warNext(table: Table): boolean {
  const next = track(table.view as View).future[0];
  return next !== undefined && table.components.get(`card/${next}`)?.data['war'] === true;
}

/** The offers of a kind, by what they are about. */
export function offersOf(table: Table, type: Action['type'], field: string): Map<string, Offer> {
  const found = new Map<string, Offer>();
  if (!table.live) return found;
  for (const offer of table.offers) {
    const action = offer.action as { type: string } & Record<string, unknown>;
    if (action.type === type && typeof action[field] === 'string') found.set(action[field] as string, offer);
  }
  return found;
}

/** Whose turn it is. */
export const acting = (view: View): number | undefined => {
  const task = view.tasks.find((one) => 'seat' in one);
  return task && 'seat' in task ? task.seat : undefined;
};
