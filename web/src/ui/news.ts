/** What others did is outlined on the board in their colour for a moment; any click or key ends it. */
import type { Thing } from '../games';
import type { Told } from '../protocol/messages';

const SHOWN_MS = 1800;
let end = (): void => {};

/** Outlines what the events of others speak of. */
export function showNews(news: Told[], me: number | undefined, things: ((event: Record<string, unknown>) => Thing[]) | undefined): void {
  end();
  const marked: HTMLElement[] = [];
  for (const { event } of news) {
    if (typeof event.seat !== 'number' || event.seat === me) continue;
    for (const { id } of things?.(event) ?? []) {
      for (const one of document.querySelectorAll<HTMLElement>(`.board [data-thing="${CSS.escape(id)}"]`)) {
        one.style.setProperty('--who', `var(--seat-${event.seat})`);
        one.classList.add('is-news');
        marked.push(one);
      }
    }
  }
  if (marked.length === 0) return;
  const timer = setTimeout(() => end(), SHOWN_MS);
  end = () => {
    clearTimeout(timer);
    marked.forEach((one) => one.classList.remove('is-news'));
    removeEventListener('pointerdown', end);
    removeEventListener('keydown', end);
    end = () => {};
  };
  addEventListener('pointerdown', end);
  addEventListener('keydown', end);
}
