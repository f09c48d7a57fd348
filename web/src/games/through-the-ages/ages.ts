/** The end of an age: what it will take, as the view foretells, and what it took, read off what was told of it. */
import type { Told } from '../../protocol/messages';
import type { Prospects } from '../../protocol/through-the-ages';
import type { Warning } from './warnings';

/** What one civilization lost. */
export interface Loss {
  seat: number;
  /** Civil cards of the hand, the leader, a wonder under construction. */
  cards: string[];
  /** Military cards of the hand: how many, since nobody else knows which. */
  military: number;
  pacts: string[];
  yellow: number;
}

export interface AgeEnd {
  /** The age that begins. */
  age: string;
  step: number;
  losses: Loss[];
  /** The round that will be the last, once that is known. */
  lastRound: number | undefined;
}

/**
 * The last end of an age, as long as it is news: in the turn in which the age ended and, for who plays, to the end of
 * their own next turn.
 */
export function ended(told: Told[], me: number | undefined): AgeEnd | undefined {
  const at = told.findLastIndex(({ event }) => event.type === 'age-began');
  const began = told[at];
  if (!began || isOver(told, at, me)) return undefined;
  const losses = new Map<number, Loss>();
  let lastRound: number | undefined;
  for (const { event } of told.slice(at + 1).filter((one) => one.step === began.step)) {
    const { seat, card, count, amount, rival } = event as { seat?: number; card?: string; count?: number; amount?: number; rival?: number };
    if (event.type === 'last-round') lastRound = Number(event['round']);
    if (seat === undefined) continue;
    const of = (one: number): Loss => {
      const loss = losses.get(one) ?? { seat: one, cards: [], military: 0, pacts: [], yellow: 0 };
      losses.set(one, loss);
      return loss;
    };
    if (event.type === 'obsolete' && card) of(seat).cards.push(card);
    else if (event.type === 'obsolete-cards') of(seat).military += count ?? 0;
    else if (event.type === 'pact-ended' && card) [seat, ...(rival === undefined ? [] : [rival])].forEach((one) => of(one).pacts.push(card));
    else if (event.type === 'yellow') of(seat).yellow -= amount ?? 0;
  }
  return { age: String(began.event['age']), step: began.step, lastRound, losses: [...losses.values()].sort((a, b) => a.seat - b.seat) };
}

/** Whether somebody plays by now who is not meant: after the turn of the age's end and, for a seat, its own next one. */
function isOver(told: Told[], at: number, me: number | undefined): boolean {
  const turns = told.flatMap(({ event }, index) => (event.type === 'turn-began' ? [{ index, seat: event.seat }] : []));
  const of = turns.findLastIndex((turn) => turn.index < at);
  const own = turns.findIndex((turn, index) => index >= of && turn.seat === me);
  return me === undefined ? turns.length - 1 > of : own >= 0 && turns.length - 1 > own;
}

/** So few cards in the deck are news. */
const NEAR = 12;

/** What the end of the age will take, once it is near; nothing where nothing is lost. */
export function ageWarning(left: number, to: Pick<Prospects, 'leaving' | 'leaving-pact' | 'leaving-yellow'>, name: (id: string) => string): Warning | undefined {
  const gone = [...to.leaving, ...(to['leaving-pact'] ? [to['leaving-pact']] : [])].map(name);
  const yellow = to['leaving-yellow'];
  if (left > NEAR || left === 0 || yellow + gone.length === 0) return undefined;
  return { message: gone.length > 0 ? 'tta-warn-age-cards' : 'tta-warn-age', args: { n: left, yellow, cards: gone.join(', ') }, rule: 'TTA-31' };
}
