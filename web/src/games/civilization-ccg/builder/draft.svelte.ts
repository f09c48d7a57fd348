/** The deck that is being built: what is in it, what the server says about it, where it is kept. */
import { get, post, put, remove } from '../../../api';
import type { Pack } from '../../../decks';
import type { ComponentInfo } from '../../../protocol/messages';
import { reason, session } from '../../../session.svelte';
import { settings } from '../../../settings.svelte';
import { count, teach } from '../../../words.svelte';
import { type Card, cardOf } from '../cards';
import { type Counts, parse, write } from './list';

export interface KeptDeck {
  id: string;
  name: string;
  list: string;
  'changed-ms': number;
}

export interface Remark {
  rule: string | null;
  text: string;
  problem: { type: string; card?: string };
}

export interface Checked {
  legal: boolean;
  wrong: Remark[];
  doubts: Remark[];
  deck: unknown;
}

export interface Sizes {
  library: number;
  atlas: number;
  'library-copies': number;
  'terrain-copies': number;
  'resource-copies': number;
  'opening-hand': number;
  'end-draw': number;
}

export type { Card };

const GAME = 'civilization-ccg';
const DRAFT = 'epoka-draft';
/** How long nothing may change before the server is asked. */
const PATIENCE_MS = 250;

export class Draft {
  name = $state('');
  /** Where it is kept; nothing for a deck that is not. */
  id = $state<string | null>(null);
  counts = $state<Counts>({});
  /** Cards of the list that neither the game nor the pack has. */
  lost = $state<Counts>({});
  /** A pack of cards laid over the game's own. */
  pack = $state.raw<Pack | null>(null);
  kept = $state.raw<KeptDeck[]>([]);
  starters = $state.raw<{ id: string; list: string }[]>([]);
  sizes = $state.raw<Sizes | null>(null);
  cards = $state.raw<Map<string, Card>>(new Map());
  checked = $state.raw<Checked | null>(null);
  failed = $state('');
  /** The game's own cards. */
  #own: ComponentInfo[] = [];
  #printed = new Map<string, Card>();
  /** The text as it was last kept. */
  #saved = $state('');
  #asking = 0;

  readonly text = $derived(write(this.name, { ...this.counts, ...this.lost }, (id) => this.kind(id)));
  readonly changed = $derived(this.text !== this.#saved);
  readonly list = $derived([...this.cards.values()].filter((card) => (this.counts[card.id] ?? 0) > 0));
  readonly library = $derived(this.list.filter((card) => !['capital', 'terrain', 'resource'].includes(card.kind)));

  async begin(): Promise<void> {
    const [made, book] = await Promise.all([get<{ game: string; sizes: Sizes; starters: { id: string; list: string }[] }>('/api/decks'), session.book(GAME)]);
    this.sizes = made.sizes;
    this.starters = made.starters;
    this.#own = book.components;
    this.#printed = read(this.#own);
    this.cards = this.#printed;
    if (session.me) await this.refresh();
    const draft = sessionStorage.getItem(DRAFT);
    if (draft) {
      const { id, text, saved, pack } = JSON.parse(draft) as { id: string | null; text: string; saved: string; pack?: Pack | null };
      if (pack) await this.#attempt(async () => this.lay(pack, (await post<{ components: ComponentInfo[] }>(`/api/games/${GAME}/packs/check`, pack)).components));
      this.#take(text, id, saved);
    } else this.#take('', null, '');
  }

  /** Lays a pack over the game's own cards, or takes it away: cards of the list that nobody knows then are kept aside. */
  lay(pack: Pack | null, components: ComponentInfo[]): void {
    const listed = { ...this.counts, ...this.lost };
    this.pack = pack;
    this.cards = new Map([...this.#printed, ...read(components)]);
    count(GAME, [...this.#own, ...components]);
    teach(GAME, components.map((one) => `${one.kind}-${one.id}`));
    this.#sort(listed);
  }

  async refresh(): Promise<void> {
    this.kept = (await get<{ decks: KeptDeck[] }>('/api/me/decks')).decks;
  }

  kind(id: string): string {
    return this.cards.get(id)?.kind ?? '';
  }

  count(kinds: readonly string[]): number {
    return this.list.filter((card) => kinds.includes(card.kind)).reduce((sum, card) => sum + this.counts[card.id]!, 0);
  }

  /** How many of a card may be in a deck, as the server says; for the sign on the card, not to forbid anything. */
  most(card: Card): number {
    if (!this.sizes || card.kind === 'capital') return 1;
    return card.kind === 'terrain' ? this.sizes['terrain-copies'] : card.kind === 'resource' ? this.sizes['resource-copies'] : this.sizes['library-copies'];
  }

  /** Puts copies in or takes them out. A new capital takes the place of the old one. */
  add(id: string, by: number): void {
    const counts = { ...this.counts };
    if (by > 0 && this.kind(id) === 'capital') for (const other of Object.keys(counts)) if (this.kind(other) === 'capital') delete counts[other];
    const copies = Math.min(99, Math.max(0, (counts[id] ?? 0) + by));
    if (copies > 0) counts[id] = copies;
    else delete counts[id];
    this.counts = counts;
  }

  open(deck: KeptDeck): void {
    this.#take(deck.list, deck.id, '');
    this.name = deck.name;
    this.#saved = this.text;
  }

  /** Begins a deck of its own from a list. */
  copy(list: string, name: string): void {
    this.#take(list, null, '');
    this.name = name;
  }

  async save(): Promise<void> {
    await this.#attempt(async () => {
      await session.somebody();
      const body = { name: this.name, list: this.text };
      const deck = this.id ? await put<KeptDeck>(`/api/me/decks/${this.id}`, body) : await post<KeptDeck>('/api/me/decks', body);
      this.id = deck.id;
      this.#saved = this.text;
      await this.refresh();
    });
  }

  async drop(id: string): Promise<void> {
    await this.#attempt(async () => {
      await remove(`/api/me/decks/${id}`);
      if (this.id === id) this.id = null;
      await this.refresh();
    });
  }

  /** Asks the server what it thinks of the deck, once nothing changes for a moment; for an effect. */
  watch(): () => void {
    const list = this.text;
    void settings.lang;
    sessionStorage.setItem(DRAFT, JSON.stringify({ id: this.id, text: list, saved: this.#saved, pack: this.pack }));
    const asking = ++this.#asking;
    const timer = setTimeout(() => {
      this.check(list).then(
        (checked) => {
          if (asking === this.#asking) this.checked = checked;
        },
        (error: unknown) => (this.failed = reason(error)),
      );
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }

  check(list: string): Promise<Checked> {
    return post<Checked>('/api/decks/check', this.pack ? { list, pack: this.pack } : { list });
  }

  #take(text: string, id: string | null, saved: string): void {
    const { name, counts } = parse(text);
    this.name = name;
    this.#sort(counts);
    this.id = id;
    this.#saved = saved;
    this.checked = null;
  }

  #sort(listed: Counts): void {
    const those = (known: boolean): Counts => Object.fromEntries(Object.entries(listed).filter(([card]) => this.cards.has(card) === known));
    [this.counts, this.lost] = [those(true), those(false)];
  }

  async #attempt(what: () => Promise<void>): Promise<void> {
    this.failed = '';
    try {
      await what();
    } catch (error) {
      this.failed = reason(error);
    }
  }
}

function read(components: ComponentInfo[]): Map<string, Card> {
  const cards = components.filter((one) => one.kind === 'card').map((one): [string, Card] => [one.id, cardOf(one)]);
  return new Map(cards);
}
