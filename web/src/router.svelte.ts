/** Which page is open. Addresses are paths, so that a link can be shared. */

export interface Place {
  page: 'lobby' | 'new' | 'table' | 'replay' | 'invite' | 'rules' | 'player' | 'leaders' | 'settings' | 'learn' | 'games' | 'decks' | 'lost';
  id: string;
  /** What follows the id: a rule, a pool. */
  rest: string;
}

const PAGES: Record<string, Place['page']> = {
  new: 'new',
  table: 'table',
  replay: 'replay',
  join: 'invite',
  rules: 'rules',
  player: 'player',
  leaders: 'leaders',
  settings: 'settings',
  learn: 'learn',
  games: 'games',
  decks: 'decks',
};

/** The page of a path. */
export function place(path: string): Place {
  const [first = '', id = '', ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (!first) return { page: 'lobby', id: '', rest: '' };
  return { page: PAGES[first] ?? 'lost', id, rest: rest.join('/') };
}

/** What the address names within its page. */
const anchor = (): { id: string } => ({ id: decodeURIComponent(location.hash.slice(1)) });

class Router {
  path = $state(location.pathname);
  place = $derived(place(this.path));
  /** What the address names within the page, anew with every visit: the page shows it, also to whoever asks for it twice. */
  anchor = $state.raw(anchor());

  constructor() {
    addEventListener('popstate', () => this.#arrive());
  }

  go(path: string): void {
    const there = location.pathname + location.search;
    if (path === there) return;
    if (path !== there + location.hash) history.pushState(null, '', path);
    this.#arrive();
    if (!this.anchor.id) scrollTo(0, 0);
  }

  #arrive(): void {
    [this.path, this.anchor] = [location.pathname, anchor()];
  }
}

export const router = new Router();

/** Follows links of this page without loading it anew; for a click listener on the whole page. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute('download') || link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
