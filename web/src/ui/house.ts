/** What of a component is the house's, in words. */
import { t } from '../words.svelte';

const MARK = '-confidence';

/** The values a component calls the house's: "Not from the printed game: cost, movement."; of a card that names none, all of it. */
export function houseParts(data: unknown): string {
  const values = Object.entries((data ?? {}) as Record<string, unknown>);
  const ours = values.filter(([key, value]) => key.endsWith(MARK) && value === 'ours').map(([key]) => t(`house-part-${key.slice(0, -MARK.length)}`));
  return ours.length > 0 ? t('house-card-parts', { parts: ours.join(', ') }) : t('house-card-detail');
}
