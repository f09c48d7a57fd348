/** What cards show, read from the components the server lists. */
import type { Age, Kind, MilitaryKind, NationView, Prospects, View } from '../../protocol/through-the-ages';
import type { ComponentInfo, Offer } from '../../protocol/messages';
import type { Table } from '../../table.svelte';

export type Gives = Partial<Record<'culture' | 'science' | 'strength' | 'happy' | 'civil-actions' | 'military-actions' | 'colonization' | 'blue-tokens' | 'yellow-tokens' | 'civil-hand' | 'military-hand' | 'food' | 'resources', number>>;

/** A card as its data says; which fields mean something follows from its kind. */
export interface Card {
  id: string;
  age: Age;
  kind: Kind | MilitaryKind;
  science: number;
  revolution: number;
  resources: number;
  worth: number;
  gives: Gives;
  /** Of a wonder: the price of each stage. */
  stages: number[];
  abilities: Record<string, unknown>[];
  does: Record<string, Record<string, unknown>> | undefined;
  /** Of an aggression or a war: what it costs. */
  actions: number;
  units: Record<string, number>;
  strength: number;
  obsolete: number | undefined;
  defence: number;
  colonization: number;
  urbanLimit: number;
  ours: boolean;
}

export const AGES: Age[] = ['A', 'I', 'II', 'III'];

/** The columns of the tableau, as on the printed board. */
export const COLUMNS: Kind[] = ['farm', 'mine', 'lab', 'temple', 'library', 'theater', 'arena', 'infantry', 'cavalry', 'artillery', 'air-force'];
export const URBAN: Kind[] = ['lab', 'temple', 'library', 'theater', 'arena'];
export const UNITS: Kind[] = ['infantry', 'cavalry', 'artillery', 'air-force'];
export const SPECIALS: Kind[] = ['military-special', 'civil-special', 'colonization-special', 'construction-special'];

const LOOKS: Record<Card['kind'], [icon: string, colour: string]> = {
  farm: ['b-farm', 'var(--food)'], mine: ['b-mine', 'var(--brick)'], lab: ['b-lab', 'var(--science)'], temple: ['b-temple', 'var(--culture)'], library: ['b-library', 'var(--science)'],
  theater: ['b-theater', 'var(--culture)'], arena: ['b-arena', 'var(--happy)'], infantry: ['b-infantry', 'var(--strength)'], cavalry: ['b-cavalry', 'var(--strength)'], artillery: ['b-artillery', 'var(--strength)'],
  'air-force': ['b-air', 'var(--strength)'], government: ['b-government', 'var(--calm)'], 'military-special': ['b-special', 'var(--strength)'], 'civil-special': ['b-special', 'var(--calm)'],
  'colonization-special': ['b-special', 'var(--water-2)'], 'construction-special': ['b-special', 'var(--wood)'], leader: ['b-leader', 'var(--wood)'], wonder: ['b-wonder', 'var(--gold)'], action: ['b-action-card', 'var(--stone)'],
  event: ['b-event', 'var(--green)'], territory: ['b-territory', 'var(--water-2)'], aggression: ['b-aggression', 'var(--strength)'], war: ['b-war', 'var(--warn)'], pact: ['b-pact', 'var(--calm)'],
  tactic: ['b-tactic', 'var(--wood)'], bonus: ['b-bonus', 'var(--stone)'],
};
export const icon = (kind: Card['kind']): string => LOOKS[kind][0];
export const colour = (kind: Card['kind']): string => LOOKS[kind][1];

/** What a card or a worker gives, as icons: the order of the printed cards. */
export const OUTPUT: [keyof Gives, string, string][] = [
  ['food', 'b-food', 'var(--food)'], ['resources', 'b-resource', 'var(--brick)'], ['science', 'b-science', 'var(--science)'], ['culture', 'b-culture', 'var(--culture)'], ['strength', 'b-strength', 'var(--strength)'], ['happy', 'b-happy', 'var(--happy)'],
];

const read = new WeakMap<ComponentInfo, Card>();

/** What a card says it does; nothing where it has no text of its own. */
export function textOf(words: (id: string) => string, id: string): string {
  const said = words(`card-${id}.text`);
  return said.startsWith('card-') ? '' : said;
}

/** A card by its id. */
export function card(table: Table, id: string): Card {
  const info = table.components.get(id);
  if (!info) throw new Error(`no card ${id}`);
  return cardOf(info);
}

/** A card as the component of it says. */
export function cardOf(info: ComponentInfo): Card {
  const known = read.get(info);
  if (known) return known;
  const data = info.data as Partial<Card> & { 'military-actions'?: number; 'urban-limit'?: number; stages?: unknown };
  const made: Card = {
    id: info.id, age: data.age ?? 'A', kind: data.kind ?? 'action', science: data.science ?? 0, revolution: data.revolution ?? 0, resources: data.resources ?? 0, worth: data.worth ?? 0, gives: data.gives ?? {},
    stages: Array.isArray(data.stages) ? (data.stages as number[]) : [], abilities: data.abilities ?? [], does: Array.isArray(data.does) ? undefined : data.does, actions: data['military-actions'] ?? 0,
    units: data.units ?? {}, strength: data.strength ?? 0, obsolete: data.obsolete, defence: data.defence ?? 0, colonization: data.colonization ?? 0, urbanLimit: data['urban-limit'] ?? 0, ours: info.confidence === 'ours',
  };
  read.set(info, made);
  return made;
}

/** What a worker on a card gives: a farm food, a mine resources, others what is printed. */
export function output(one: Card): { amount: number; icon: string; colour: string }[] {
  const gives: Gives = one.worth > 0 ? { [one.kind === 'farm' ? 'food' : 'resources']: one.worth } : one.gives;
  return OUTPUT.flatMap(([field, sign, tint]) => ((gives[field] ?? 0) !== 0 ? [{ amount: gives[field]!, icon: field === 'happy' && gives[field]! < 0 ? 'b-unhappy' : sign, colour: tint }] : []));
}

/** An action as it comes: any of its fields. */
export type Loose = { type: string; card?: string; from?: string; to?: string; rival?: number; space?: number; stages?: number; strength?: number; owner?: number; food?: number; resources?: number; tokens?: Record<string, number>; 'as-a'?: boolean };
export const act = (offer: Offer): Loose => offer.action as Loose;

/** The offers of some kinds, where something can be played at all. */
export function offers(table: Table, types: string[]): Offer[] {
  return table.live ? table.offers.filter((offer) => types.includes(act(offer).type)) : [];
}

/** The task the game waits for. */
export const task = (view: View): View['tasks'][number] | undefined => view.tasks[0];

/** Blue tokens on a card. */
export const stored = (nation: NationView, id: string): number => Number((nation.stored as Record<string, number>)[id] ?? 0);

/** What the server foretells of a civilization; nothing in the past. */
export const prospects = (view: View, seat: number): Prospects | undefined => view.reckoned?.nations[seat];

/** How many civil cards are left in the deck of the age. */
export const deckLeft = (view: View): number => view.deck.reduce((sum, one) => sum + one.copies, 0);

const VOWEL = /[aeiouyąęó]/i;
/** Letters that stand for one sound are not torn apart. */
const PAIRS = /^(th|ch|sh|ph|sz|cz|rz|dz)$/i;

/** A name for a narrow card: the age stands in the corner, and a long word may be broken in its middle. */
export function soft(name: string): string {
  return name.replace(/ \((A|I|II|III)\)$/, '').replace(/\p{L}{11,}/gu, (word) => {
    const middle = Math.ceil(word.length / 2);
    const near = [0, -1, 1, -2, 2].map((by) => middle + by);
    const vowel = (at: number): boolean => VOWEL.test(word[at] ?? '');
    const between = near.find((at) => !vowel(at - 1) && !vowel(at) && !PAIRS.test(word.slice(at - 1, at + 1)));
    const cut = between ?? near.find((at) => vowel(at - 1) && !vowel(at)) ?? middle;
    return `${word.slice(0, cut)}\u00AD${word.slice(cut)}`;
  });
}

/** A number with its sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** A price. It has a minus wherever it stands, so that nobody takes it for a gain. */
export const price = (n: number): string => (n === 0 ? '0' : signed(-n));

/** A figure with its sign. */
export interface Mark {
  text: string;
  /** A message of the client's words with `$n`, where the figure alone could be a price or a gain. */
  says?: string;
  icon?: string;
  colour?: string;
}

const SCIENCE = { icon: 'b-science', colour: 'var(--science)' };
const RESOURCE = { icon: 'b-resource', colour: 'var(--brick)' };
const GOODS: Record<string, { icon: string; colour: string }> = { science: SCIENCE, resources: RESOURCE, food: { icon: 'b-food', colour: 'var(--food)' }, culture: { icon: 'b-culture', colour: 'var(--culture)' }, population: { icon: 'b-worker', colour: 'var(--gold)' }, 'military-cards': { icon: 'b-hand', colour: 'var(--strength)' } };

/** The one line a small card has room for: its price, or what it does. */
export function gist(one: Card, players = 4): Mark[] {
  if (one.kind === 'government') return [{ text: price(one.science), ...SCIENCE }, { text: `/ ${price(one.revolution)}` }];
  if (one.science > 0) return [{ text: price(one.science), ...SCIENCE }];
  // Five stages leave no room for the sign.
  if (one.kind === 'wonder') return [{ text: `−${one.stages.join('·')}`, ...(one.stages.length > 4 ? {} : RESOURCE) }];
  if (one.kind === 'leader') return output(one).map((part) => ({ text: signed(part.amount), icon: part.icon, colour: part.colour }));
  if (one.kind === 'bonus') return [{ text: signed(one.defence), icon: 'b-strength', colour: 'var(--strength)' }, { text: signed(one.colonization), icon: 'b-territory', colour: 'var(--water-2)' }];
  if (one.kind === 'aggression' || one.kind === 'war') return [{ text: price(one.actions), icon: 'b-military', colour: 'var(--strength)' }];
  if (one.kind === 'tactic') return [{ text: signed(one.strength), icon: 'b-strength', colour: 'var(--strength)' }];
  if (one.kind === 'territory') return Object.entries(one.gives).flatMap(([field, amount]) => [{ text: signed(amount), ...(TOKENS[field] ?? GOODS[field] ?? { icon: OUTPUT.find(([name]) => name === field)?.[1] ?? 'b-territory', colour: OUTPUT.find(([name]) => name === field)?.[2] ?? 'var(--ink-soft)' }) }]);
  return order(one.does ?? {}, players);
}
const TOKENS: Record<string, { icon: string; colour: string }> = { 'yellow-tokens': { icon: 'b-token-yellow', colour: 'var(--gold)' }, 'blue-tokens': { icon: 'b-token-blue', colour: 'var(--science)' } };

/** What an action card does, in figures. */
function order(does: Record<string, Record<string, unknown>>, players: number): Mark[] {
  const many = (list: unknown): string => String((list as number[])[players - 2] ?? '');
  const [what, how] = Object.entries(does)[0] ?? [];
  if (!what || !how) return [];
  switch (what) {
    case 'build': case 'stage': return [{ text: String(how['discount']), says: 'tta-cheaper' }];
    case 'grow': return [{ text: `+${String(how['food'])}`, ...GOODS['food']! }];
    case 'recruit': return [{ text: `+${String(how['resources'])}`, ...RESOURCE }, { text: `+${String(how['military-actions'])}`, icon: 'b-military', colour: 'var(--strength)' }];
    case 'recruit-per-stronger': return [{ text: `+${many(how['resources'])}`, ...RESOURCE }];
    case 'culture-per-richer': return [{ text: `+${many(how['culture'])}`, ...GOODS['culture']! }];
    case 'develop': return [{ text: `+${String(how['science'])}`, ...SCIENCE }];
    case 'choose': return [{ text: `+${String(how['amount'])}`, ...GOODS['food']! }, { text: '/', ...RESOURCE }];
    case 'gain': return (how as unknown as Record<string, number>[]).flatMap((good) => Object.entries(good).map(([name, amount]) => ({ text: `+${amount}`, ...(GOODS[name] ?? {}) })));
    default: return [];
  }
}
