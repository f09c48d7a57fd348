/** How an attack, a war or an event has ended that asked nothing, read off what was told of it. */
import type { Told } from '../../protocol/messages';

export interface Outcome {
  is: 'event' | 'attack' | 'war';
  card: string;
  /** Who attacked, or won a war, and whom; an event has neither. */
  seat: number | undefined;
  rival: number | undefined;
  step: number;
  /** What came of it, what concerns the one who looks first. */
  lines: Told[];
}

const HEADS: Record<string, Outcome['is']> = { revealed: 'event', attacked: 'attack', 'war-won': 'war', 'war-tied': 'war' };
/** What is done in an Action Phase: whoever does it has read what was before. */
const DONE = ['taken', 'grown', 'built', 'upgraded', 'destroyed', 'led', 'constructed', 'developed', 'revolted', 'played', 'adopted', 'copied', 'skipped-politics'];

const concerns = ({ event }: Told, me: number | undefined): boolean => me === undefined || event.seat === me || event['rival'] === me;

/** The last of them that is news to whoever looks: what they have a part in, or what was turned up in their turn. */
export function outcome(told: Told[], me: number | undefined): Outcome | undefined {
  const at = told.findLastIndex(({ event }) => event.type in HEADS);
  const head = told[at];
  const card = head?.event['card'];
  if (!head || typeof card !== 'string') return undefined;
  const is = HEADS[head.event.type]!;
  const rest = told.slice(at + 1);
  const end = is === 'attack' ? rest.find(({ event }) => event.type === 'overcome' || event.type === 'repelled') : head;
  // An attack that is being defended has no outcome yet.
  if (!end) return undefined;
  const lines = [...(is === 'war' ? [head] : []), ...rest.filter(({ step }) => step <= end.step)].filter(({ event }) => event.type !== 'turn-began');
  const turn = told.slice(0, at).findLast(({ event }) => event.type === 'turn-began')?.event.seat;
  if (![head, ...lines].some((one) => concerns(one, me)) && turn !== me) return undefined;
  if (rest.some(({ step, event }) => step > end.step && event.seat === me && DONE.includes(event.type))) return undefined;
  const rival = head.event['rival'];
  return { is, card, seat: head.event.seat, rival: typeof rival === 'number' ? rival : undefined, step: head.step, lines: [...lines.filter((one) => concerns(one, me)), ...lines.filter((one) => !concerns(one, me))] };
}
