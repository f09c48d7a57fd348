/** A whole that is collected before it is sent: a payment, tools for a roll. The server says what it comes to. */
import { Refusal } from './api';
import type { BasketAnswer, Offer, Whole } from './protocol/messages';
import type { Table } from './table.svelte';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The pieces of one kind: equal actions. */
export interface Kind {
  action: unknown;
  label: string;
  /** How many are in the basket. */
  count: number;
  /** What puts one more in, if that is open. */
  offer: Offer | undefined;
  /** Why none can be put in. */
  closed: BasketAnswer['closed'][number] | undefined;
}

/** A click: what is to be in the basket after it, by what was open before; nothing where it does not fit any more. */
type Change = (now: BasketAnswer) => unknown[] | null;

const actions = (chain: Offer[]): unknown[] => chain.map((one) => one.action);

export class Basket {
  readonly #table: Table;
  /** What the question offers while the basket is empty; nothing where it asks for no whole. */
  #first = $state.raw<Offer[]>([]);
  /** What the server said last. */
  #answer = $state.raw<BasketAnswer | null>(null);
  /** The question the basket is for. */
  #question = '';
  /** Whole suggestions, from before anything was put in. */
  #suggested = $state.raw<Whole[]>([]);
  /** What was clicked and waits for the answer to what was clicked before. */
  #changes: Change[] = [];
  #working = false;
  #asking: AbortController | undefined;
  /** Counts what was put in and taken out, for whoever waits for it. */
  turn = $state(0);

  constructor(table: Table) {
    this.#table = table;
  }

  /** Whether the question asks for a whole and clicks fill the basket. */
  get open(): boolean {
    const table = this.#table;
    const isAsked = table.asked && table.status === 'playing' && table.past === null;
    return this.#first.length > 0 && isAsked && !table.ahead.planning && table.ahead.moves.length === 0;
  }

  get answer(): BasketAnswer {
    return this.#answer ?? this.#begun();
  }

  /** What is in the basket. */
  get chain(): BasketAnswer['chain'] {
    return this.answer.chain;
  }

  /** What can be played at once. */
  get wholes(): Whole[] {
    return this.answer.wholes;
  }

  /** Wholes that contain what is in the basket, or, where it is complete, other wholes. */
  get suggestions(): Whole[] {
    const { suggestions } = this.answer;
    return suggestions.length > 0 ? suggestions : this.#suggested;
  }

  /** What is open beside what is in the basket. An answer of its own is open only where it is so without the basket, too. */
  get offers(): Offer[] {
    const { actions } = this.answer;
    return actions.filter((offer) => offer.part || this.#first.some((one) => same(one.action, offer.action)));
  }

  /** Every kind of pieces that could be put in at first, that can be now or that is in the basket. */
  get kinds(): Kind[] {
    const { actions, chain, closed } = this.answer;
    const kinds: Kind[] = [];
    for (const { action, label, part } of [...this.#first, ...actions, ...chain]) {
      if (part !== 'piece' || kinds.some((kind) => same(kind.action, action))) continue;
      const count = chain.filter((one) => same(one.action, action)).length;
      const offer = actions.find((one) => same(one.action, action));
      kinds.push({ action, label, count, offer, closed: offer ? undefined : closed.find((one) => same(one.action, action)) });
    }
    return kinds;
  }

  /** After every message: the basket is kept if the question is still the same, and emptied otherwise. */
  asked(offers: Offer[], question: string, kept: boolean): void {
    const whole = offers.some((offer) => offer.part === 'piece');
    const same = kept && whole && question === this.#question;
    this.stop();
    this.#question = question;
    this.#first = whole ? offers : [];
    if (!same) [this.#answer, this.#suggested] = [null, []];
    if (whole && this.open) this.#change((now) => actions(now.chain));
  }

  /** What was clicked and not answered is forgotten: the question is about to be answered. */
  stop(): void {
    this.#changes = [];
    this.#asking?.abort();
  }

  /** Puts a piece in. */
  add(action: unknown): void {
    const fits = (now: BasketAnswer): boolean => now.actions.some((one) => same(one.action, action));
    this.#change((now) => (fits(now) ? [...actions(now.chain), action] : null));
  }

  /** Takes the last piece of a kind out. */
  take(action: unknown): void {
    this.#change(({ chain }) => {
      const at = chain.findLastIndex((one) => same(one.action, action));
      return at < 0 ? null : actions(chain).toSpliced(at, 1);
    });
  }

  empty(): void {
    this.#changes = [];
    this.#change(() => []);
  }

  /** Puts a suggested whole in: what ends it is said by Confirm. */
  fill(whole: Whole): void {
    this.#change(() => actions(whole.chain.filter((one) => one.part === 'piece')));
  }

  /** Sends the whole that is in the basket as one chain, with the action that ends it if there is one. */
  confirm(end?: unknown): void {
    this.#change(({ wholes }) => {
      const whole = wholes.find((one) => end === undefined || same(one.chain.at(-1)?.action, end));
      if (whole) void this.#table.play(actions(whole.chain));
      return null;
    });
  }

  /** Carries out clicks one after the other: each is asked of the server when what came before it has been answered. */
  #change(change: Change): void {
    if (!this.#table.live) return;
    this.#changes.push(change);
    void this.#work();
  }

  async #work(): Promise<void> {
    if (this.#working) return;
    this.#working = true;
    for (let next = this.#changes.shift(); next; next = this.#changes.shift()) {
      const chain = next(this.answer);
      if (chain) await this.#look(chain);
    }
    this.#working = false;
  }

  async #look(chain: unknown[]): Promise<void> {
    const { own, me } = this.#table;
    const asking = (this.#asking = new AbortController());
    try {
      const body = { actions: chain, ...(own.length > 1 ? { seat: me } : {}) };
      const answer = await this.#table.inquire<BasketAnswer>('basket', body, asking.signal);
      if (asking.signal.aborted) return;
      if (answer && chain.length === 0) this.#suggested = answer.suggestions;
      this.#answer = answer;
    } catch (error) {
      if (asking.signal.aborted) return;
      // What was kept while somebody else moved may not fit any more.
      if (error instanceof Refusal) this.#answer = null;
    }
    this.turn += 1;
  }

  /** An empty basket before the server has said anything. */
  #begun(): BasketAnswer {
    const { view, scores } = this.#table;
    const done = this.#first.filter((offer) => offer.part === 'done');
    const wholes = done.map((offer) => ({ chain: [offer], events: [], scores }));
    return { named: 0, chain: [], ended: false, actions: this.#first, closed: [], view, events: [], scores, wholes, suggestions: [] };
  }
}
