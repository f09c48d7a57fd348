/** The last fight, put together from what was told of it. */
import type { Event, Fighter, Site } from '../../protocol/civilization-ccg';
import type { Seat, Told } from '../../protocol/messages';

/** Somebody in a fight, and what became of it. */
export interface Fighting extends Fighter {
  damage: number;
  falls: boolean;
}

export type Outcome = 'declared' | 'called-off' | 'capital-falls' | 'occupied' | 'razed' | 'open' | 'held';

/** A fight as far as it has been told. */
export interface Fight {
  /** Its first and its last step. */
  from: number;
  to: number;
  /** Who attacks, and where. */
  seat: Seat;
  place: Site;
  building: string | null;
  attack: number | null;
  defence: number | null;
  attackers: Fighting[];
  defenders: Fighting[];
  /** Who has set out, before the fight begins. */
  cards: string[];
  outcome: Outcome;
  /** The sentences of it, in order. */
  steps: Told[];
}

/** What ends the account of a fight: it goes on elsewhere, or later. */
const OVER: readonly Event['type'][] = ['attacked', 'phase-began', 'turn-began', 'collected', 'started', 'advanced', 'burned', 'discovered', 'prospected', 'drew', 'gained', 'completed'];
/** What belongs to it. */
const TOLD: readonly Event['type'][] = ['attacked', 'announced', 'cancelled', 'fought', 'hit', 'capital-hit', 'building-hit', 'destroyed', 'bribed', 'called-off', 'moved', 'eliminated', 'game-over'];

const here = (one: Site, other: Site): boolean => one.seat === other.seat && one.slot === other.slot;

/** The last attack and what was told of it since. */
export function lastFight(told: readonly Told[]): Fight | null {
  const first = told.findLastIndex(({ event }) => event.type === 'attacked');
  if (first < 0) return null;
  const attack = told[first]!.event as unknown as Extract<Event, { type: 'attacked' }>;
  const fight: Fight = {
    from: told[first]!.step, to: told[first]!.step, seat: attack.seat, place: attack.place, building: attack.building ?? null,
    attack: null, defence: null, attackers: [], defenders: [], cards: attack.cards, outcome: 'declared', steps: [told[first]!],
  };
  for (const one of told.slice(first + 1)) {
    const event = one.event as unknown as Event;
    // Nobody answers any more once the fight has begun: what is played then belongs to something else.
    if (OVER.includes(event.type) || (event.type === 'announced' && fight.attack !== null)) break;
    if (event.type === 'moved' && !here(event.to, fight.place)) {
      if (fight.outcome !== 'capital-falls') break;
      continue;
    }
    if (!TOLD.includes(event.type)) continue;
    tell(fight, event);
    fight.steps.push(one);
    fight.to = one.step;
  }
  if (fight.outcome === 'held' && !fight.building && fight.defenders.every(({ falls }) => falls)) fight.outcome = 'open';
  return fight;
}

/** Whether a seat has had a turn since a fight: its own that began later and is over, or the rest of the one it fought in. */
export function isPast(fight: Fight, told: readonly Told[], seat: Seat): boolean {
  const turns = told.filter(({ event }) => event.type === 'turn-began');
  const later = turns.filter(({ step }) => step > fight.to);
  const during = turns.findLast(({ step }) => step <= fight.from);
  if (during?.event.seat === seat) return later.length > 0;
  const own = later.findIndex(({ event }) => event.seat === seat);
  return own >= 0 && later.length > own + 1;
}

/** What the player has done with the account of a fight: each by the first step of one. */
export interface Kept {
  folded: number;
  again: number;
  away: number;
}

/** The last fight, unless the player has put it away. */
export function shownFight(told: readonly Told[], { away }: Kept): Fight | null {
  const fight = lastFight(told);
  return fight && fight.from !== away ? fight : null;
}

/** Whether a fight is told at length: until its viewer has had a turn since or folds it, and whenever they want to see it again. */
export const lengthy = (fight: Fight, told: readonly Told[], seat: Seat, { folded, again }: Kept): boolean => again === fight.from || (folded !== fight.from && !isPast(fight, told, seat));

/** Adds what happened to a fight. */
function tell(fight: Fight, event: Event): void {
  const find = (unit: number | null | undefined, card: string): Fighting | undefined =>
    [...fight.attackers, ...fight.defenders].find((one) => (typeof unit === 'number' ? one.unit === unit : typeof one.unit !== 'number' && one.card === card));
  const hit = (one: Fighting | undefined, damage: number): void => {
    if (one) one.damage += damage;
  };
  switch (event.type) {
    case 'fought': {
      const fresh = (one: Fighter): Fighting => ({ ...one, damage: 0, falls: false });
      Object.assign(fight, { attack: event.attack, defence: event.defence, outcome: 'held', attackers: event.attackers.map(fresh), defenders: event.defenders.map(fresh) });
      break;
    }
    case 'hit': hit(find(event.unit, event.card), event.damage); break;
    case 'capital-hit': hit(fight.defenders.find(({ unit }) => typeof unit !== 'number'), event.damage); break;
    case 'building-hit': hit(find(null, event.card), event.damage); break;
    case 'destroyed': {
      const fallen = find(event.unit, event.card);
      if (fallen) fallen.falls = true;
      else if (typeof event.unit !== 'number') fight.defenders.push({ seat: event.seat, card: event.card, unit: null, strength: 0, toughness: 0, damage: 0, falls: true });
      if (fight.building && event.card === fight.building) fight.outcome = 'razed';
      break;
    }
    case 'called-off': fight.outcome = 'called-off'; break;
    case 'eliminated': {
      const capital = fight.defenders.find(({ unit }) => typeof unit !== 'number');
      if (capital) capital.falls = true;
      fight.outcome = 'capital-falls';
      break;
    }
    case 'moved':
      if (fight.outcome !== 'capital-falls') fight.outcome = 'occupied';
      break;
    default:
  }
}
