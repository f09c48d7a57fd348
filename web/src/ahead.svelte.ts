/** Playing ahead: moves planned while others decide, and questions the server answers by itself. The server keeps and plays them. */
import type { Offer, Plan } from './protocol/messages';
import type { Table } from './table.svelte';

/** A question as it was last asked, with what was open then. */
interface Asked {
  ask: string;
  offers: Offer[];
}

/** How long the server may take to play what was planned before the table is asked for anew. */
const PATIENCE_MS = 2500;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export class Ahead {
  readonly #table: Table;
  #plan = $state.raw<Plan>({ forced: false, pass: [], moves: [] });
  /** The questions this seat was asked so far. What can be planned is what was open then: the client knows no rules. */
  #known = $state.raw<Asked[]>([]);
  /** The question whose answer is being planned. */
  #planned = $state<string | null>(null);
  #waiting: ReturnType<typeof setTimeout> | undefined;
  /** Whether an action can still come about, as far as the game's board can tell from what lies on the table. */
  plausible = $state.raw<((action: unknown, table: Table) => boolean) | undefined>();
  /** That the server could not play what was planned. */
  dropped = $state(false);

  constructor(table: Table) {
    this.#table = table;
  }

  get plan(): Plan {
    return this.#plan;
  }

  get moves(): unknown[][] {
    return this.#plan.moves;
  }

  /** Whether clicks plan instead of play. */
  get planning(): boolean {
    return this.#planned !== null;
  }

  /** What can be planned: what was open when the question was last asked, without what the table rules out by now. */
  get candidates(): Offer[] {
    return this.#planned === null ? [] : this.#open(this.#planned);
  }

  #open(ask: string): Offer[] {
    const offers = this.#known.find((one) => one.ask === ask)?.offers ?? [];
    const { plausible } = this;
    return plausible ? offers.filter((offer) => plausible(offer.action, this.#table)) : offers;
  }

  get question(): string | null {
    return this.#planned;
  }

  /** The questions something can be planned for. */
  get questions(): string[] {
    return this.#known.map((one) => one.ask).filter((ask) => this.#open(ask).length > 0);
  }

  /** The words of a planned action. */
  words(action: unknown): string {
    for (const { offers } of this.#known) {
      const found = offers.find((offer) => same(offer.action, action));
      if (found) return found.label;
    }
    return '…';
  }

  /** Keeps what was open, for planning the next answer to the same question. */
  remember(ask: string, offers: Offer[]): void {
    const open = offers.filter((offer) => offer.class !== 'concede');
    this.#known = [{ ask, offers: open }, ...this.#known.filter((one) => one.ask !== ask)];
    try {
      sessionStorage.setItem(`epoka-asked-${this.#table.id}`, JSON.stringify(this.#known));
    } catch {
      // A full storage costs the memory of a reload, nothing else.
    }
  }

  /** The plan as the server has it. */
  heard(plan: Plan | undefined): void {
    if (this.#known.length === 0) {
      try {
        this.#known = JSON.parse(sessionStorage.getItem(`epoka-asked-${this.#table.id}`) ?? '[]') as Asked[];
      } catch {
        this.#known = [];
      }
    }
    if (!plan) return;
    this.dropped = this.#waiting !== undefined && this.#plan.moves.length > 0 && plan.moves.length === 0;
    this.#plan = plan;
  }

  /** The server has played the first of the planned moves. */
  played(): void {
    if (this.#plan.moves.length > 0) this.#plan = { ...this.#plan, moves: this.#plan.moves.slice(1) };
  }

  /** After every message: whoever is asked plans no more, and a plan that is not played is asked for. */
  moved(): void {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
    if (!this.#table.asked) return void (this.dropped = false);
    this.#planned = null;
    if (this.#plan.moves.length > 0) this.#waiting = setTimeout(() => this.#table.again(), PATIENCE_MS);
  }

  /** Begins to plan an answer to a question. */
  start(ask: string): void {
    this.#table.lookNow();
    this.#planned = ask;
  }

  stop(): void {
    this.#planned = null;
  }

  add = (offer: Offer): Promise<void> => this.#set({ ...this.#plan, moves: [...this.#plan.moves, [offer.action]] });
  drop = (at: number): Promise<void> => this.#set({ ...this.#plan, moves: this.#plan.moves.filter((_, other) => other !== at) });
  clear = (): Promise<void> => this.#set({ ...this.#plan, moves: [] });
  setForced = (forced: boolean): Promise<void> => this.#set({ ...this.#plan, forced });
  setPass = (pass: string[]): Promise<void> => this.#set({ ...this.#plan, pass });
  togglePass = (ask: string): Promise<void> =>
    this.#set({ ...this.#plan, pass: this.#plan.pass.includes(ask) ? this.#plan.pass.filter((one) => one !== ask) : [...this.#plan.pass, ask] });

  async #set(plan: Plan): Promise<void> {
    try {
      await this.#table.setPlan(plan);
      this.#plan = plan;
    } catch {
      // The table has said why.
    }
  }
}
