/** Decks of one's own at a table: what is chosen in a list, as the server wants it. */
import { get, post } from './api';
import { session } from './session.svelte';

/** A deck somebody keeps. */
export interface Kept {
  id: string;
  name: string;
  list: string;
}

/** A pack of cards a table plays with. */
export interface Pack {
  name: string;
  text: string;
}

export type Brought = { kind: 'usual' } | { kind: 'starter'; id: string } | { kind: 'kept'; id: string };

/** The choice `starter:steppe-storm`, `kept:…` or nothing, as the server wants it. */
export function brought(choice: string): Brought {
  const [kind, id = ''] = choice.split(':');
  return kind === 'starter' || kind === 'kept' ? { kind, id } : { kind: 'usual' };
}

/** The choice that a deck of a table is: a starter deck by its id; others cannot be told from their lists. */
export const choiceOf = (deck: unknown): string => (typeof deck === 'string' ? `starter:${deck}` : '');

const HANDED = 'epoka-pack';

/** Hands the pack a deck was built with over to the page of a new table. */
export function hand(pack: Pack | null): void {
  if (pack) sessionStorage.setItem(HANDED, JSON.stringify(pack));
  else sessionStorage.removeItem(HANDED);
}

/** The pack that was handed over, once. */
export function handed(): Pack | null {
  const pack = sessionStorage.getItem(HANDED);
  sessionStorage.removeItem(HANDED);
  return pack ? (JSON.parse(pack) as Pack) : null;
}

/** The decks of who is here. */
export const kept = async (): Promise<Kept[]> => (session.me ? (await get<{ decks: Kept[] }>('/api/me/decks')).decks : []);

/** A choice as an option of a match wants it, for a seat whose player does not bring decks: a bot's. */
export async function option(choice: string, decks: Kept[], pack: Pack | null): Promise<unknown> {
  const wanted = brought(choice);
  if (wanted.kind === 'usual') return null;
  if (wanted.kind === 'starter') return wanted.id;
  const list = decks.find((deck) => deck.id === wanted.id)?.list ?? '';
  const checked = await post<{ deck: unknown; wrong: { text: string; rule: string | null }[] }>('/api/decks/check', pack ? { list, pack } : { list });
  if (!checked.deck) throw new Error(checked.wrong.map(({ text, rule }) => (rule ? `${text} (${rule})` : text)).join(' · '));
  return checked.deck;
}
