/** What lies and stands in a territory, in words. */
import type { Table } from '../../table.svelte';
import { civ, civilizations, materialName, materialOf, nameOf, t, territories, viewOf } from './parts';

export function standing(table: Table, territory: string): string[] {
  const view = viewOf(table);
  const index = territories(table).findIndex(({ id }) => id === territory);
  const land = view.open.lands[index];
  if (!land) return [];
  const parts: string[] = [];
  if (land.token > 0) parts.push(materialName(materialOf(table, territories(table)[index]!.terrain, land.token)));
  for (let seat = 0; seat < civilizations(view); seat++) {
    const name = nameOf(table, seat);
    const folk = land.folk[seat]!;
    const strong = folk.camp[0] + folk.wild[0] + (land.fire?.seat === seat && !land.fire.weak ? 1 : 0);
    const weak = folk.camp[1] + folk.wild[1] + (land.fire?.seat === seat && land.fire.weak ? 1 : 0);
    const boats = civ(view, seat).boats.filter((boat) => boat.at === territory);
    if (strong + weak > 0) parts.push(t('cvl-tribes-of', { name, strong, weak }));
    if (boats.length > 0) parts.push(t('cvl-boats-of', { name, n: boats.length }));
    if (civ(view, seat).raw[index]! > 0) parts.push(t('cvl-raw-of', { name, n: civ(view, seat).raw[index]! }));
  }
  if (land.farm !== null && land.farm !== undefined) parts.push(t('cvl-farm-of', { name: nameOf(table, land.farm) }));
  const { vici, hunted } = view.open;
  if (vici && vici.provisions[index]! > 0) parts.push(t('cvl-provisions-here', { n: vici.provisions[index]! }));
  if (vici?.blocked.includes(territory as (typeof vici.blocked)[number])) parts.push(t('cvl-farm-blocked'));
  if (hunted.includes(territory as (typeof hunted)[number])) parts.push(t('cvl-hunted-here'));
  return parts;
}
