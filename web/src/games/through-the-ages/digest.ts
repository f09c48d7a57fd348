/** The log, shorter: what happens to several cards in a row becomes one sentence. */
import type { Told } from '../../protocol/messages';
import type { Args } from '../../words.svelte';

type Words = (id: string, args?: Args) => string;

/** What is told card by card, and the message that tells it of several. */
const RUNS: Record<string, string> = { laid: 'tta-log-laid', cleared: 'tta-log-cleared', drew: 'tta-log-drew', discarded: 'tta-log-discarded' };

/** Runs of one kind, of one seat, as one line each; where nobody may know which cards they were, how many. */
export function digest(told: Told[], name: (seat: number) => string, words: Words, t: Words): Told[] {
  const lines: Told[] = [];
  for (let at = 0; at < told.length; ) {
    const first = told[at]!;
    const { type, seat } = first.event;
    let end = at + 1;
    while (type in RUNS && told[end]?.event.type === type && told[end]!.event.seat === seat) end += 1;
    const run = told.slice(at, end);
    at = end;
    if (run.length === 1) {
      lines.push(first);
      continue;
    }
    const cards = run.flatMap(({ event }) => (typeof event['card'] === 'string' ? [event['card']] : []));
    const args = { n: run.length, cards: cards.map((id) => words(`card-${id}`)).join(', '), name: seat === undefined ? '' : name(seat) };
    const message = cards.length === run.length ? RUNS[type]! : `${RUNS[type]!}-unseen`;
    lines.push({ step: run.at(-1)!.step, event: { type, ...(seat === undefined ? {} : { seat }), cards }, text: t(message, args) });
  }
  return lines;
}
