/** A fight in two sentences: what it was, and how it went. */
import type { Table } from '../../table.svelte';
import { gameWords, t } from '../../words.svelte';
import type { Fight } from './fights';

export function sentences(table: Table, fight: Fight): { title: string; result: string } {
  const words = gameWords('civilization-ccg');
  const [name, rival] = [table.name(fight.seat), table.name(fight.place.seat)];
  const place = `${words(`card-${fight.place.card}`)}${fight.place.slot > 0 ? ` ${fight.place.slot}` : ''}`;
  const title = fight.building ? t('ccg-fight-building', { name, building: words(`card-${fight.building}`), place }) : t('ccg-fight-title', { name, place, rival });
  return { title, result: t(`ccg-fight-${fight.outcome}`, { place, name, rival }) };
}
