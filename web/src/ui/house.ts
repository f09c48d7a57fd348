import type { ComponentInfo } from '../protocol/messages';
import { t } from '../words.svelte';

/** Kinds of components that are not cards. */
const NO_CARDS = new Set(['area', 'attribute', 'board', 'goal', 'income', 'territory', 'tile']);

/** Which values of a component are ours and not the printed game's, in words; nothing where it does not say. */
export function houseParts({ data }: ComponentInfo): string {
  const fields = Object.entries(data).filter(([field, value]) => field.endsWith('-confidence') && value === 'ours');
  const parts = fields.map(([field]) => t(`house-part-${field.slice(0, -'-confidence'.length)}`)).filter((part) => !part.startsWith('⟨'));
  return parts.length > 0 ? t('house-thing-parts', { parts: parts.join(', ') }) : '';
}

/** What of a component is ours: a name for all of it, and the values that are. Nothing if nothing is. */
export function houseNote(component: ComponentInfo): { name: string; detail: string } | null {
  const [ours, parts] = [component.confidence === 'ours', houseParts(component)];
  if (!ours && !parts) return null;
  const kind = NO_CARDS.has(component.kind) ? 'house-thing' : 'house-card';
  return { name: ours ? t(kind) : '', detail: parts || t(`${kind}-detail`) };
}
