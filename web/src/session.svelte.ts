/** Who plays in this browser: a guest until they say otherwise. */
import { get, post, put, Refusal, remove } from './api';
import type { GameBook, GameInfo, Me } from './protocol/messages';
import { know } from './words.svelte';

/** That somebody was signed in here: the cookie itself cannot be read, and asking for nothing would look like an error. */
const KNOWN = 'epoka-known';

class Session {
  #me = $state<Me | null>(null);
  games = $state.raw<GameInfo[]>([]);
  levels = $state.raw<string[]>([]);
  /** How many games wait for this player: the badge of the title. */
  waiting = $state(0);
  #books = new Map<string, Promise<GameBook>>();

  get me(): Me | null {
    return this.#me;
  }

  set me(me: Me | null) {
    this.#me = me;
    if (me) localStorage.setItem(KNOWN, me.id);
    else localStorage.removeItem(KNOWN);
  }

  /** Finds out who is here and what can be played. */
  async begin(): Promise<void> {
    const [games] = await Promise.all([
      get<{ games: GameInfo[]; levels: string[] }>('/api/games'),
      localStorage.getItem(KNOWN)
        ? get<Me>('/api/me').then(
            (me) => (this.me = me),
            (error: unknown) => {
              // Only the server can say that nobody is signed in: a lost connection must not make a stranger of anybody.
              if (!(error instanceof Refusal) || error.code !== 'sign-in') throw error;
              this.me = null;
            },
          )
        : null,
    ]);
    this.games = games.games;
    this.levels = games.levels;
  }

  /** Makes sure that somebody is signed in, as a guest if need be. */
  async somebody(name?: string): Promise<Me> {
    this.me ??= await post<Me>('/api/guests', name ? { name } : {});
    return this.me;
  }

  async register(name: string, password: string): Promise<void> {
    this.me = await post<Me>('/api/accounts', { name, password });
  }

  async signIn(name: string, password: string): Promise<void> {
    this.me = await post<Me>('/api/session', { name, password });
  }

  /** Another password; every other device is signed out. */
  async changePassword(old: string, next: string): Promise<void> {
    this.me = await put<Me>('/api/me/password', { old, new: next });
  }

  async signOut(): Promise<void> {
    await remove('/api/session');
    this.me = null;
  }

  /** Rules and components of a game, fetched once. */
  book(game: string): Promise<GameBook> {
    let book = this.#books.get(game);
    if (!book) {
      book = get<GameBook>(`/api/games/${encodeURIComponent(game)}`).then((read) => {
        know(game, read.components);
        return read;
      });
      book.catch(() => this.#books.delete(game));
      this.#books.set(game, book);
    }
    return book;
  }

  /** The name of a game in a language. */
  title(game: string, lang: 'en' | 'pl'): string {
    return this.games.find((one) => one.game === game)?.name[lang] ?? game;
  }
}

export const session = new Session();

/** What went wrong, for the player to read. */
export const reason = (error: unknown): string => (error instanceof Refusal || error instanceof Error ? error.message : String(error));
