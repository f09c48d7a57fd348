/** What the table of Civolution is made of, read from the components the server lists and from the view. */
import type { Civ, Deck, Goal, Item, Task, Terrain, Track, Trait, View } from '../../protocol/civolution';
import type { ComponentInfo } from '../../protocol/messages';
import type { Table } from '../../table.svelte';
import { gameWords, t } from '../../words.svelte';

export const words = gameWords('civolution');

export const TRACKS: Track[] = ['technology', 'prestige', 'knowledge', 'construction', 'culture'];
export const TRAITS: Trait[] = ['stamina', 'intelligence', 'calm', 'dexterity', 'expression', 'perception'];
export const DECKS: Deck[] = ['invention', 'mutation', 'knowledge', 'building', 'achievement'];
export const LANDS: Terrain[] = ['forest', 'grassland', 'hills', 'swamp', 'mountains', 'desert'];
export const STOCKS = ['food', 'money', 'idea', 'focus'] as const;
export const DICE = [1, 2, 3, 4, 5, 6] as const;

/** The view of the table. */
export const viewOf = (table: Table): View => table.view as View;
/** What the game waits for. */
export const task = (view: View): Task | undefined => view.open.tasks.at(-1);
const LAST: Task['type'][] = ['income-phase', 'monuments', 'end-era'];
/** Which phase it is, from 1: while one is played, the next waits on the stack; the actions and the last one have none. */
export function phaseOf(view: View): number {
  const phases = view.open.tasks.flatMap((one) => (one.type === 'phase' ? [one.number] : []));
  if (phases.length > 0) return Math.max(1, Math.min(...phases) - 1);
  return view.open.tasks.some((one) => LAST.includes(one.type)) ? 8 : 4;
}

/** How many civilizations there are: V.I.C.I. has one and no seat. */
export const civilizations = (view: View): number => view.scores.length;
/** The seat of V.I.C.I., if she plays. */
export const viciSeat = (view: View): number | undefined => (view.open.vici ? view.scores.length - 1 : undefined);
/** The level V.I.C.I. plays at, in a word, and how hard that makes her. */
export const levelName = (table: Table): string => words(`level-${String((table.options?.setup['level'] as string | undefined) ?? 'beginner')}`);
export const levelOf = (table: Table): string => t(table.options?.setup['harder'] === true ? 'cvl-level-harder' : 'cvl-level', { level: levelName(table) });
export const nameOf = (table: Table, seat: number): string => (viciSeat(viewOf(table)) === seat ? words('seat-machine') : table.name(seat));
export const civ = (view: View, seat: number): Civ => view.open.civs[seat as 0]!;

const lists = new WeakMap<object, Map<string, ComponentInfo[]>>();
/** The components of a kind in the order of their numbers. */
export function kinds(table: Table, kind: string): ComponentInfo[] {
  const book = table.book!;
  let known = lists.get(book);
  if (!known) lists.set(book, (known = new Map()));
  let list = known.get(kind);
  if (!list) known.set(kind, (list = book.components.filter((one) => one.kind === kind)));
  return list;
}
export const component = (table: Table, kind: string, id: string): ComponentInfo | undefined => table.components.get(`${kind}/${id}`);
export const isOurs = (table: Table, kind: string, id: string): boolean => component(table, kind, id)?.confidence === 'ours';

export interface Ground {
  id: string;
  terrain: Terrain;
  /** Points for settling at its bonfire. */
  fire: number;
  /** The players each ordinary camp needs. */
  camps: number[];
}
export function territories(table: Table): Ground[] {
  return kinds(table, 'territory').map(({ id, data }) => ({ id, terrain: data['terrain'] as Terrain, fire: (data['fire-vp'] as number | undefined) ?? 0, camps: (data['camps'] as number[] | undefined) ?? [] }));
}
export const territoryName = (id: string): string => words(`territory-${id}`);

/** The materials by terrain and row, as the storage has them. */
export const materials = (table: Table): string[] => kinds(table, 'material').map((one) => one.id);
export const materialOf = (table: Table, terrain: Terrain, row: number): string => materials(table)[LANDS.indexOf(terrain) * 3 + row - 1] ?? '';
export const materialName = (id: string): string => words(`material-${id}`);

/** The building grounds by number: six areas, then the island of the large water. */
export const grounds = (table: Table): string[] => kinds(table, 'area').filter((one) => one.data['kind'] === 'building-ground').map((one) => one.id);
/** What is built on a building ground: one entry for all of a kind of a civilization. */
export function buildings(view: View, ground: number): { seat: number; icon: string; n: number }[] {
  return Array.from({ length: civilizations(view) }, (_, seat) => seat).flatMap((seat) => {
    const own = civ(view, seat);
    const all = [{ seat, icon: 'cv-monument', n: own.monuments[ground as 0] }, { seat, icon: 'cv-settlement', n: own.settlements.filter((at) => at === ground).length }];
    return all.filter(({ n }) => n > 0);
  });
}
export interface ModuleInfo {
  id: string;
  dice: [number, number];
  /** Its number among the main modules, or -1. */
  main: number;
  /** Which trait it gives, or -1. */
  trait: number;
}
export function modules(table: Table): ModuleInfo[] {
  return kinds(table, 'module').map(({ id, data }, at) => {
    const dice = data['dice'] as [number, number];
    const trait = dice[0] === dice[1] && dice[0] > 0 ? dice[0] - 1 : -1;
    // Main modules have levels.
    return { id, dice, main: (data['level'] as unknown[]).length > 1 ? at : -1, trait };
  });
}

const ICONS: Record<string, string> = {
  migration: 'cv-tribe-strong', procreation: 'cv-camp', production: 'cv-production', transport: 'cv-k-transport', sustenance: 'cv-food', exploration: 'cv-eye', building: 'cv-r-building', planning: 'cv-planning',
  research: 'cv-search', achievement: 'cv-r-achievement', knowledge: 'cv-r-knowledge', mutation: 'cv-r-mutation', invention: 'cv-r-invention', trade: 'cv-taxes', activity: 'cv-action-card', dream: 'cv-clock',
};
export const moduleIcon = (id: string): string => ICONS[id] ?? 'cv-die';
export const deckIcon = (deck: string): string => `cv-r-${deck}`;
const DECK_COLOURS: Record<string, string> = { invention: 'var(--brick)', mutation: 'var(--food)', knowledge: 'var(--gold)', building: 'var(--science)', achievement: 'var(--culture)', goals: 'var(--stone)', attributes: 'var(--calm)', income: 'var(--goldbar)', start: 'var(--goldbar)' };
export const kindColour = (kind: string): string => DECK_COLOURS[kind] ?? 'var(--stone)';
export const TRACK_COLOURS: Record<Track, string> = { technology: 'var(--wood)', prestige: 'var(--food)', knowledge: 'var(--happy)', construction: 'var(--science)', culture: 'var(--culture)' };
export const terrainColour = (terrain: string): string => `var(--t-${terrain})`;
const AREA_ICONS: Record<string, string> = { 'building-ground': 'cv-ground', gorge: 'cv-gorge', glacier: 'cv-glacier', 'mystic-oak': 'cv-oak', 'hidden-grotto': 'cv-grotto', 'holy-rock': 'cv-rock', cave: 'cv-cave', 'mushroom-valley': 'cv-mushroom', volcano: 'cv-volcano' };
export const areaIcon = (table: Table, id: string): string => AREA_ICONS[String(component(table, 'area', id)?.data['kind'])] ?? 'cv-ground';
export const STOCK_ICONS = { food: 'cv-food', money: 'cv-money', idea: 'cv-idea', focus: 'cv-focus' } as const;
export const STOCK_COLOURS = { food: 'var(--food)', money: 'var(--gold)', idea: 'var(--ink)', focus: 'var(--ink)' } as const;
export const WEATHER = ['hot', 'warm', 'mild', 'rain', 'cold'] as const;

/** The deck of a card. */
export const deckOf = (table: Table, card: string): Deck => (component(table, 'card', card)?.data['deck'] as Deck | undefined) ?? 'invention';

/** An item of a matrix: which component it is, and how it looks. */
export interface Face {
  kind: 'card' | 'goal' | 'income' | 'start-chip' | 'attribute';
  id: string;
  icon: string;
  colour: string;
}
export function faceOf(table: Table, item: Item): Face {
  switch (item.type) {
    case 'card': return { kind: 'card', id: item.card, icon: deckIcon(deckOf(table, item.card)), colour: kindColour(deckOf(table, item.card)) };
    case 'goal': return { kind: 'goal', id: item.goal, icon: 'cv-chip-goal', colour: kindColour('goals') };
    case 'income': return { kind: 'income', id: item.income, icon: 'cv-chip-income', colour: kindColour('income') };
    case 'start': return { kind: 'start-chip', id: item.chip, icon: 'cv-chip-income', colour: kindColour('start') };
    case 'attribute': return { kind: 'attribute', id: item.attribute, icon: 'cv-chip-attribute', colour: kindColour('attributes') };
  }
}
/** What a card costs, one entry for each row of the matrix from the lowest: a row asks for its own and for all below it. */
export function costsOf(card: string): string[] {
  const said = words(`card-${card}.needs`);
  return said.startsWith(`card-${card}`) ? [] : said.split(' · ');
}
export const nameOfThing = (kind: string, id: string): string => words(`${kind}-${id}`);

/** What a goal chip is about at a glance: an icon and a number, and the ground it speaks of. */
export function goalSign(table: Table, goal: Goal): { icon: string; n: number; colour: string; die: number } {
  const data = component(table, 'goal', goal)?.data ?? {};
  const pay = (data['pay'] as { of: string; n: number }[] | undefined)?.[0];
  const need = (data['need'] as { what: string; n: number; terrain?: Terrain; trait?: Trait; track?: Track } | undefined);
  const none = { icon: 'cv-chip-goal', n: need?.n ?? 0, colour: 'var(--raised)', die: 0 };
  if (pay) {
    const at = materials(table).indexOf(pay.of);
    if (at >= 0) return { ...none, icon: `cv-${LANDS[Math.floor(at / 3)]}`, n: (data['pay'] as { n: number }[]).reduce((sum, one) => sum + one.n, 0), colour: terrainColour(LANDS[Math.floor(at / 3)]!) };
    return { ...none, icon: STOCK_ICONS[pay.of as 'food'] ?? 'cv-chip-goal', n: pay.n };
  }
  if (!need) return none;
  if (need.terrain) return { ...none, icon: need.what.includes('fire') ? 'cv-bonfire' : 'cv-tribe-strong', colour: terrainColour(need.terrain) };
  if (need.trait) return { ...none, icon: '', die: TRAITS.indexOf(need.trait) + 1 };
  if (need.track) return { ...none, icon: 'cv-expand', colour: `color-mix(in srgb, ${TRACK_COLOURS[need.track]} 40%, var(--raised))` };
  const NEEDS: Record<string, string> = { territories: 'cv-territory', tribes: 'cv-tribe-strong', 'strong-tribes': 'cv-tribe-strong', 'tribes-on-one-boat': 'cv-boat', boats: 'cv-boat', farms: 'cv-farm', settlements: 'cv-settlement', monuments: 'cv-monument', 'revealed-areas-adjacent': 'cv-eye', dice: 'cv-die', favor: 'cv-favour' };
  return { ...none, icon: NEEDS[need.what] ?? 'cv-chip-goal' };
}

const VOWEL = /[aeiouyąęó]/i;
/** A long word may be broken in its middle, between two consonants if it can be. */
export function soft(name: string): string {
  return name.replace(/\p{L}{10,}/gu, (word) => {
    const middle = Math.ceil(word.length / 2);
    const near = [0, -1, 1, -2, 2].map((by) => middle + by);
    const vowel = (at: number): boolean => VOWEL.test(word[at] ?? '');
    const cut = near.find((at) => vowel(at - 1) && !vowel(at) && vowel(at + 1)) ?? near.find((at) => !vowel(at - 1) && !vowel(at)) ?? middle;
    return `${word.slice(0, cut)}\u00AD${word.slice(cut)}`;
  });
}

/** Its first letter as a capital. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const roman = (n: number): string => ['', 'I', 'II', 'III', 'IV', 'V'][n] ?? String(n);
export { t };
