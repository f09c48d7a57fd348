/** What is printed on a card, and how it is told: the same at the table and in the deck builder. */
import type { ComponentInfo } from '../../protocol/messages';
import type { Args } from '../../words.svelte';

/** A card with what is printed on it. */
export interface Card {
  id: string;
  kind: string;
  era: string;
  cost: number[];
  /** The price of all stages. */
  price: number;
  strength: number;
  toughness: number;
  movement: number;
  mode: string;
  unitType: string;
  types: string[];
  keywords: string[];
  income: Record<string, number>;
  /** The cards it needs, by their ids. */
  needs: string[];
  /** The kinds of buildings that must stand where it is built, and of inventions one must have. */
  traits: string[];
  /** Where it may stand, as the data say it: types, `any`, `capital`, `!sea`. */
  site: string[];
  /** Where a resource may lie: one of these, each several types together; and where it may not. */
  lies: string[][];
  barred: string[];
  /** Whose it is; everybody's if it is nobody's. */
  regions: string[];
  /** When an event is played. */
  duration: string;
  phases: string[];
  turn: string;
  windows: string[];
  pay: { tax: number; food: number };
  ours: boolean;
  /** Which of its values are house completions. */
  house: string[];
}

/** What a card may require that is a card itself. */
const NEEDED = ['inventions', 'resources', 'resources-here', 'buildings', 'buildings-here'];

export function cardOf(info: ComponentInfo): Card {
  const data = info.data as Record<string, unknown>;
  const list = <T = string>(field: string): T[] => (Array.isArray(data[field]) ? (data[field] as T[]) : []);
  const number = (field: string): number => (typeof data[field] === 'number' ? data[field] : 0);
  const word = (field: string): string => (typeof data[field] === 'string' ? data[field] : '');
  const cost = list<number>('cost');
  const requires = (data['requires'] ?? {}) as Record<string, string[]>;
  return {
    id: info.id,
    kind: word('kind'),
    era: word('era') || 'initial',
    cost,
    price: cost.reduce((sum, stage) => sum + stage, 0),
    strength: number('strength'),
    toughness: number('toughness'),
    movement: number('movement'),
    mode: word('movement-mode'),
    unitType: word('unit-type'),
    types: list('types'),
    keywords: list('keywords').map((keyword) => keyword.split(':')[0]!),
    income: (data['income'] ?? {}) as Record<string, number>,
    needs: NEEDED.flatMap((what) => requires[what] ?? []),
    traits: [...(requires['building-keywords-here'] ?? []), ...(word('requires-invention-keyword') ? [word('requires-invention-keyword')] : [])],
    site: list('site'),
    lies: list<string[]>('placement-any'),
    barred: list('placement-none'),
    regions: list('regions'),
    duration: word('duration'),
    phases: list('phases'),
    turn: word('turn'),
    windows: list('windows'),
    pay: { tax: 0, food: 0, ...(data['pay'] as object | undefined) },
    ours: info.confidence === 'ours',
    house: info.house ?? [],
  };
}

type Words = (id: string, args?: Args) => string;

/** What kind of card it is, in a line. */
export function sortOf(card: Card, words: Words): string {
  return [
    words(`sort-${card.kind}`), words(`era-${card.era}`), card.unitType && words(`unit-type-${card.unitType}`), card.duration && words(`duration-${card.duration}`),
    ...card.types.map((type) => words(`type-${type}`)), ...card.keywords.map((keyword) => words(`keyword-${keyword}`)),
  ].filter(Boolean).join(' · ');
}

/** What must be there before it can be played. */
export function needsOf(card: Card, words: Words, t: Words): string[] {
  const needs = [...card.needs.map((id) => words(`card-${id}`)), ...card.traits.map((keyword) => words(`keyword-${keyword}`))];
  return [
    ...(needs.length > 0 ? [t('ccg-needs', { cards: needs.join(', ') })] : []),
    ...(card.kind === 'unit' && card.regions.length > 0 ? [t('ccg-regions', { regions: card.regions.map((id) => words(`region-${id}`)).join(', ') })] : []),
  ];
}

/** Where it may be put. */
export function whereOf(card: Card, words: Words, t: Words): string[] {
  const type = (word: string): string => (word === 'any' || word === 'capital' ? t(`ccg-site-${word}`) : words(`type-${word}`));
  if (card.kind === 'resource') {
    const on = card.lies.map((types) => types.map(type).join(' + ')).join(', ');
    return [...(on ? [t('ccg-lies', { where: on })] : []), ...(card.barred.length > 0 ? [t('ccg-not-on', { where: card.barred.map(type).join(', ') })] : [])];
  }
  const [not, on] = [card.site.filter((word) => word.startsWith('!')), card.site.filter((word) => !word.startsWith('!'))];
  if (on.length > 0) return [t('ccg-site', { where: on.map(type).join(', ') }), ...(not.length > 0 ? [t('ccg-not-on', { where: not.map((word) => type(word.slice(1))).join(', ') })] : [])];
  return card.kind === 'unit' && card.traits.length === 0 ? [t('ccg-site-unit')] : [];
}

/** When an event may be played, and for what. */
function whenOf(card: Card, words: Words, t: Words): string[] {
  if (card.kind !== 'event') return [];
  const phases = card.phases.filter((phase) => phase !== 'any').map((phase) => words(`phase-${phase}`));
  const windows = card.windows.filter((moment) => moment !== 'main').map((moment) => t(`ccg-when-${moment}`));
  const when = [card.turn && t(`ccg-turn-${card.turn}`), ...phases, ...windows].filter(Boolean).join(', ');
  return [...(when ? [t('ccg-when', { when })] : []), ...(card.pay.food > 0 ? [t('ccg-pay-food', { n: card.pay.food })] : []), ...(card.pay.tax > 0 ? [t('ccg-pay-tax', { n: card.pay.tax })] : [])];
}

/** Everything that is printed on a card but its text. */
export function factsOf(card: Card, words: Words, t: Words): string[] {
  const [strength, toughness] = [card.strength, card.toughness];
  const { production = 0, tax = 0, food = 0 } = card.income;
  const stages = card.cost.join(' + ');
  return [
    sortOf(card, words),
    ...(card.cost.length > 0 ? [t(card.kind === 'invention' ? 'ccg-price-tax' : 'ccg-price', { stages: card.cost.length > 1 ? `${stages} = ${card.price}` : stages })] : []),
    ...(card.kind === 'unit' ? [t('ccg-unit', { strength, toughness, movement: card.movement, mode: card.mode && words(`movement-mode-${card.mode}`) })] : []),
    ...(card.kind === 'capital' ? [t('ccg-capital-is', { strength, toughness })] : []),
    ...(card.kind === 'building' || card.kind === 'wonder' ? [t('ccg-toughness', { n: toughness })] : []),
    ...(card.kind === 'terrain' || card.kind === 'capital' ? [t('ccg-yields', { production, tax, food })] : []),
    ...whereOf(card, words, t),
    ...needsOf(card, words, t),
    ...whenOf(card, words, t),
  ];
}
