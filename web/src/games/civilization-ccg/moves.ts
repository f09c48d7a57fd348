/** Which thing an action is a click on, and what a click on a thing does. */
import type { Action, Place, UnitView, View } from '../../protocol/civilization-ccg';
import type { Offer, Seat } from '../../protocol/messages';
import type { Table } from '../../table.svelte';
import { same } from './parts';

export const at = (place: Place): string => `place:${place.seat}:${place.slot}`;
/** A building, a project, an invention or an event that lies somewhere: the same card may lie elsewhere as well, with somebody else too. */
export const lying = (seat: Seat, place: Place | null | undefined, card: string): string => `item:${seat}:${place ? place.slot : '-'}:${card}`;
/** A card of one's own, wherever it lies: some actions name no more. */
const own = (card: string): string => `own:${card}`;

/** What an action is a click on; nothing for those that are buttons of the question. */
export function anchor(action: Action, view: View, me: Seat): string | null {
  switch (action.type) {
    case 'collect': return `income:${action.place.seat}:${action.place.slot}:${action.income}`;
    case 'discover': case 'prospect': case 'build': case 'invent': case 'burn': case 'play': case 'take': return `hand:${action.card}`;
    case 'advance': return lying(action.place.seat, action.place, action.card);
    case 'abandon': return lying(action.place?.seat ?? me, action.place, action.card);
    case 'activate': case 'demolish': return own(action.card);
    case 'research': {
      const project = view.realms[me]?.items.find((item) => item.form === 'project' && !item.place);
      return project ? lying(me, null, project.card) : null;
    }
    case 'move': case 'join': case 'favour': case 'hit': case 'dismiss': return `unit:${action.unit}`;
    case 'attack': case 'raze': case 'on': case 'finish': return at(action.place);
    case 'target': {
      const { target } = action;
      if (target.what === 'unit') return `unit:${target.unit}`;
      if (target.what === 'capital') return at({ seat: target.seat, slot: 0 });
      if (target.what === 'terrain' || target.what === 'resource') return at(target.place);
      if (target.what === 'building') return lying(target.place.seat, target.place, target.card);
      return lying(target.seat, target.what === 'project' ? target.place : null, target.card);
    }
    default: return null;
  }
}

/** All offers by what they are a click on; those of the unit that is chosen belong to where it can go, too. */
export function anchored(table: Table, chosen?: number | null): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  const view = table.view as View;
  const add = (key: string | null, offer: Offer): void => void (key && found.set(key, [...(found.get(key) ?? []), offer]));
  for (const offer of table.offers) {
    const action = offer.action as Action;
    add(anchor(action, view, table.me ?? 0), offer);
    if (action.type === 'move' && action.unit === chosen) add(at(action.to), offer);
  }
  return found;
}

/** What may be discovered at the left and at the right end of one's line. */
export interface Ghosts {
  left: Offer[];
  right: Offer[];
}

export function ghosts(table: Table): Ghosts {
  const on = (flank: string): Offer[] => table.offers.filter(({ action }) => (action as Action).type === 'discover' && (action as { flank?: string }).flank === flank);
  return { left: on('left'), right: on('right') };
}

/** Of what may be done at a place, what is done with a card; everything if the card cannot be meant there. */
export function ofCard(offers: Offer[], card: string | null): Offer[] {
  const own = offers.filter(({ action }) => (action as { card?: string }).card === card);
  return own.length > 0 ? own : offers;
}

/** What can be done with a card that lies somewhere. */
export function onItem(offers: Map<string, Offer[]>, me: Seat | undefined, seat: Seat, place: Place | null | undefined, card: string): Offer[] {
  return [...(offers.get(lying(seat, place, card)) ?? []), ...(seat === me ? (offers.get(own(card)) ?? []) : [])];
}

/** Whether two units are the same to everybody: of such only one is offered. */
function alike(one: UnitView, other: UnitView): boolean {
  const told = ({ unit, strength, toughness, points }: UnitView): string => JSON.stringify([unit, strength, toughness, points]);
  return told(one) === told(other);
}

/** The number of the unit whose offers are meant by a click on one: its own, or those of a unit like it. */
export function speaks(view: View, offers: Map<string, Offer[]>, one: UnitView): number {
  if (offers.has(`unit:${one.number}`)) return one.number;
  return view.units.find((other) => offers.has(`unit:${other.number}`) && alike(one, other))?.number ?? one.number;
}

/** What takes something away from whoever does it. */
const GIVING_UP: readonly Action['type'][] = ['burn', 'abandon', 'dismiss', 'demolish'];
/** What is told before it is done: where a unit goes, what stands where it attacks. */
const TOLD_FIRST: readonly Action['type'][] = ['move', 'attack', 'raze'];

/** Whether a click on a thing may play its only action at once; anything else is chosen from a menu. */
export function atOnce(action: Action, ask: string | undefined): boolean {
  if (action.type === 'take') return ask !== 'discard-down';
  return !GIVING_UP.includes(action.type) && !TOLD_FIRST.includes(action.type);
}

/** Whether a thing glows: not if all one can do is to throw it away, unless that is what is asked. */
export const glows = (offers: readonly Offer[]): boolean => offers.some(({ action }) => !['burn', 'abandon'].includes((action as Action).type));

/** A menu's order: what gives something up comes last. */
export function inOrder(offers: readonly Offer[]): Offer[] {
  const last = ({ action }: Offer): number => Number(GIVING_UP.includes((action as Action).type));
  return [...offers].sort((one, other) => last(one) - last(other));
}

/** Whether an action ends the management phase although incomes lie there and not one has been collected. */
export function leavesIncomes(action: Action, view: View, offers: readonly Offer[], ask: string | undefined, me: Seat): boolean {
  if (action.type !== 'done' || ask !== 'management') return false;
  const untouched = view.realms[me]?.line.every(({ exhausted }) => !exhausted) ?? false;
  return untouched && offers.some((offer) => (offer.action as Action).type === 'collect');
}

/** Who stands on a place against a seat, and the capital's own strength and toughness: what an attack meets. */
export function against(view: View, place: Place, seat: Seat): { units: UnitView[]; walls: { strength: number; toughness: number } | null } {
  const realm = view.realms[place.seat];
  const capital = place.slot === 0 && place.seat !== seat && realm;
  const damage = capital ? (realm.line.find(({ slot }) => slot === 0)?.damage ?? 0) : 0;
  return {
    units: view.units.filter(({ unit }) => unit.seat !== seat && same(unit.place, place)),
    walls: capital ? { strength: realm['capital-strength'], toughness: realm['capital-toughness'] - damage } : null,
  };
}
