/** Times as people read them. */
import { settings } from './settings.svelte';
import { t } from './words.svelte';

/** How long ago something was. */
export function ago(ms: number, now = Date.now()): string {
  const minutes = Math.floor((now - ms) / 60_000);
  if (minutes < 1) return t('ago-now');
  if (minutes < 60) return t('ago-minutes', { n: minutes });
  if (minutes < 24 * 60) return t('ago-hours', { n: Math.floor(minutes / 60) });
  return t('ago-days', { n: Math.floor(minutes / (24 * 60)) });
}

/** What a clock shows: `1:42`, `6 h`, `2 d`. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  if (seconds < 48 * 3600) return `${Math.floor(seconds / 3600)} h`;
  return `${Math.floor(seconds / 86_400)} d`;
}

/** A date without its time. */
export const day = (ms: number): string => new Date(ms).toLocaleDateString(settings.lang, { year: 'numeric', month: 'long', day: 'numeric' });
