/** Who plays at a table, in words. */
import { meta } from '../games';
import type { SeatRow, Summary } from '../protocol/messages';
import { called, t } from '../words.svelte';

/** The others at a table: people by their names, bots by how many of a level there are. */
export function rivals(one: Summary, account: string | undefined): string {
  const people = one.seats.filter((seat) => seat.account && seat.account !== account).map((seat) => called(seat.name ?? ''));
  const bots = one.seats.flatMap((seat) => (seat.bot && !seat.account ? [seat.bot] : []));
  const levels = [...new Set(bots)].map((level) => t('bots-of', { n: bots.filter((other) => other === level).length, level: t(`level-${level}`) }));
  return [...people, ...levels].join(', ');
}

/** The points of all seats, the best first: “Ola 164, a bot (easy) 120”; what they count where it is no points. Nothing for who played alone. */
export function points(one: Summary): string {
  const name = (seat: SeatRow | undefined): string => (seat?.bot && !seat.account ? t('bots-of', { n: 1, level: t(`level-${seat.bot}`) }) : called(seat?.name ?? ''));
  const standings = [...(one.result?.standings ?? [])].sort((a, b) => a.place - b.place);
  if (standings.length < 2) return '';
  const counts = meta(one.game)?.counts;
  const score = (n: number): string => (counts ? t(counts, { n }) : String(n));
  return standings.map((row) => `${name(one.seats.find((seat) => seat.seat === row.seat))}\u00a0${score(row.score)}`).join(', ');
}
