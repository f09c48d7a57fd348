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

class Router {
  path = $state(location.pathname);
  place = $derived(place(this.path));

  constructor() {
    addEventListener('popstate', () => (this.path = location.pathname));
  }

  go(path: string): void {
    if (path === location.pathname + location.search) return;
    history.pushState(null, '', path);
    this.path = location.pathname;
    scrollTo(0, 0);
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
