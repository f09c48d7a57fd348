/** What happened since one's own last choice. */
import type { Told } from '../protocol/messages';

/** What tells that a round ended: all that came with it is worth telling, one's own part too. */
const ROUND = ['round-began', 'turn-began'];
export const ended = (one: Told): boolean => ROUND.includes(one.event.type);

/** What was told since a choice: what came of it at once only if a round ended with it, and all that followed. */
export function since(told: Told[], choice: { from: number; to: number }): Told[] {
  const own = told.filter((one) => one.step >= choice.from && one.step < choice.to);
  return [...(own.some(ended) ? own : []), ...told.filter((one) => one.step >= choice.to)];
}
