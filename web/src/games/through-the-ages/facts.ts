/** What is printed on a card beside its words: its kind and age, and what it costs to bring it into play. */
import type { ComponentInfo } from '../../protocol/messages';
import type { Args } from '../../words.svelte';
import { cardOf, UNITS } from './parts';

export function facts(component: ComponentInfo, t: (id: string, args?: Args) => string): string[] {
  const one = cardOf(component);
  const lines = [t('tta-fact-kind', { age: one.age, kind: t(`tta-kind-${one.kind}`) })];
  if (one.science > 0) lines.push(t('tta-fact-science', { n: one.science }));
  if (one.revolution > 0) lines.push(t('tta-fact-revolution', { n: one.revolution }));
  if (one.resources > 0) lines.push(t(UNITS.some((kind) => kind === one.kind) ? 'tta-fact-resources-unit' : 'tta-fact-resources', { n: one.resources }));
  if (one.stages.length > 0) lines.push(t('tta-fact-stages', { prices: one.stages.join(', '), n: one.stages.reduce((sum, price) => sum + price, 0) }));
  if (one.actions > 0) lines.push(t('tta-fact-actions', { n: one.actions }));
  return lines;
}
