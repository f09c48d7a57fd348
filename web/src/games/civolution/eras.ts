/** The log without what it says twice, and what an era has brought: both from what was told. */
import type { Told } from '../../protocol/messages';

/** What V.I.C.I. sets about, and the event that tells how it went: of the two the second says more. */
const DONE: Record<string, string> = { track: 'track-advanced', 'gain-die': 'die-gained' };

const actOf = ({ event }: Told): string => (event.type === 'vici-does' ? String((event['act'] as { type: string }).type) : '');
/** Whether a line is said by another beside it: an era's points by the scoring of the era, a step of V.I.C.I. by where it led. */
function isSaid(one: Told, next: Told | undefined): boolean {
  if (one.event.type === 'points' && one.event['line'] === 'eras') return true;
  return next !== undefined && next.event.type === DONE[actOf(one)] && next.step === one.step;
}

export const once = (told: readonly Told[]): Told[] => told.filter((one, at) => !isSaid(one, told[at + 1]));

/** The log, each thing once; what all gained in the era's category is one line. */
export function digest(told: Told[], scored: (each: { seat: number; points: number }[]) => string): Told[] {
  const lines: Told[] = [];
  const all = once(told);
  for (let at = 0; at < all.length; ) {
    const first = all[at]!;
    let end = at + 1;
    while (first.event.type === 'era-scored' && all[end]?.event.type === 'era-scored') end += 1;
    const run = all.slice(at, end);
    at = end;
    const each = run.map(({ event }) => ({ seat: Number(event.seat), points: Number(event['points']) }));
    lines.push(run.length === 1 ? first : { step: first.step, event: { type: 'era-scored' }, text: scored(each) });
  }
  return lines;
}

/** What an era has brought. */
export interface Era {
  era: number;
  /** Points by where they came from, in the order of the score sheet; for each civilization. */
  lines: { line: string; points: number[] }[];
  total: number[];
}

/** The era that was scored last, for who has not acted since; nothing while an era is played. */
export function scoredEra(told: readonly Told[], order: readonly string[], civilizations: number, me: number | undefined): Era | null {
  const scored = told.findLastIndex(({ event }) => event.type === 'era-scored');
  if (scored < 0 || told.slice(scored).some(({ event }) => event.seat === me && ['activated', 'reset'].includes(event.type))) return null;
  const began = told.slice(0, scored).findLastIndex(({ event }) => event.type === 'era-began');
  if (began < 0) return null;
  const rest = told.slice(scored).findIndex(({ event }) => event.type === 'era-began');
  const points = told.slice(began, rest < 0 ? undefined : scored + rest).filter(({ event }) => event.type === 'points');
  const of = (line: string): number[] => Array.from({ length: civilizations }, (_, seat) => points.reduce((sum, { event }) => (event['line'] === line && event.seat === seat ? sum + Number(event['amount']) : sum), 0));
  const lines = order.map((line) => ({ line, points: of(line) })).filter((one) => one.points.some((n) => n !== 0));
  const total = Array.from({ length: civilizations }, (_, seat) => lines.reduce((sum, one) => sum + one.points[seat]!, 0));
  return { era: Number(told[began]!.event['era']), lines, total };
}
