/** What the events of Age III have brought, read off what was told. */
import type { Told } from '../../protocol/messages';

/** An event and what it brought to each seat. */
export interface Impact {
  card: string;
  /** By seat; nothing was told of who got nothing. */
  points: number[];
}

/** The events of Age III that were scored, in the order they were turned up, those without a point for anybody too. */
export function impacts(told: Told[], seats: number, isImpact: (card: string) => boolean): Impact[] {
  const found = new Map<string, Impact>();
  for (const { event } of told) {
    const card = event['card'];
    if (typeof card !== 'string' || !isImpact(card)) continue;
    if (event.type === 'revealed' && !found.has(card)) found.set(card, { card, points: Array.from({ length: seats }, () => 0) });
    const scored = found.get(card);
    if (event.type === 'impact' && scored && event.seat !== undefined) scored.points[event.seat]! += Number(event['amount']);
  }
  return [...found.values()];
}
