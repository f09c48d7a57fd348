import type { Whole } from '../../protocol/messages';

/** What a whole brings, summed by icon: equal resources come in events of their own. */
export function brings({ events }: Whole): { icon: string; n: number }[] {
  const sums = new Map<string, number>();
  const add = (icon: string, n: unknown): unknown => sums.set(icon, (sums.get(icon) ?? 0) + Number(n));
  for (const { event } of events) {
    if (event.type === 'built') add('i-point', event['points']);
    if (event.type === 'gained') add(`i-${String(event['good'])}`, event['amount']);
  }
  return [...sums].map(([icon, n]) => ({ icon, n }));
}
