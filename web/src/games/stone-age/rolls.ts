/** Rolls that were told: who rolled for what, and what came of it. */
import type { Told } from '../../protocol/messages';

export interface Roll {
  seat: number;
  good: string;
  dice: number[];
  pips: number;
  /** The pieces it brought; nothing where tools may still be added. */
  got: number | undefined;
}

/** The rolls among what was told, each with what it brought if that was told too. */
export function rolls(told: Told[]): Roll[] {
  return told.flatMap(({ event }, at) => {
    if (event.type !== 'rolled') return [];
    const [seat, good] = [Number(event.seat), String(event['good'])];
    const gained = told.slice(at + 1).find((one) => one.event.type === 'gained' && one.event.seat === seat && one.event['good'] === good);
    return [{ seat, good, dice: event['dice'] as number[], pips: Number(event['pips']), got: gained ? Number(gained.event['amount']) : undefined }];
  });
}
