/** Playing ahead: moves planned while others decide, and questions the server answers by itself. The server keeps and plays them. */
import type { Foreseen, Offer, Plan } from './protocol/messages';
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
  /** The questions this seat was asked so far. In a game that does not look ahead what was open then can be planned. */
  #known = $state.raw<Asked[]>([]);
  /** The question whose answer is being planned. */
  #planned = $state<string | null>(null);
  /** What the server says can be planned; null in a game that does not look ahead, nothing before it has answered. */
  #foreseen = $state.raw<Foreseen | null | undefined>();
  /** What planned actions are called, by the action. */
  #labels: Record<string, string> = {};
  #waiting: ReturnType<typeof setTimeout> | undefined;
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

  /** What can be planned: what the server foresees, or else what was open when the question was last asked. */
  get candidates(): Offer[] {
    if (this.#planned === null || this.#foreseen === undefined) return [];
    return this.#foreseen?.actions ?? this.#known.find((one) => one.ask === this.#planned)?.offers ?? [];
  }

  /** The question that is planned for; nothing where the server cannot tell which comes next. */
  get question(): string | null {
    return this.#foreseen ? this.#foreseen.ask : this.#planned;
  }

  /** The questions something can be planned for. */
  get questions(): string[] {
    return this.#foreseen ? [this.#foreseen.ask].filter((ask) => ask !== null) : this.#known.map((one) => one.ask);
  }

  /** The words of a planned action. */
  words(action: unknown): string {
    const offer = this.#known.flatMap((one) => one.offers).find((one) => same(one.action, action));
    return this.#labels[JSON.stringify(action)] ?? offer?.label ?? '…';
  }

  /** Keeps what was open, for planning the next answer to the same question. */
  remember(ask: string, offers: Offer[]): void {
    const open = offers.filter((offer) => offer.class !== 'concede');
    this.#known = [{ ask, offers: open }, ...this.#known.filter((one) => one.ask !== ask)];
    this.#keep('asked', this.#known);
  }

  #keep(what: string, value: unknown): void {
    try {
      sessionStorage.setItem(`epoka-${what}-${this.#table.id}`, JSON.stringify(value));
    } catch {
      // A full storage costs the memory of a reload, nothing else.
    }
  }

  #kept<T>(what: string, none: T): T {
    try {
      return JSON.parse(sessionStorage.getItem(`epoka-${what}-${this.#table.id}`) ?? '') as T;
    } catch {
      return none;
    }
  }

  /** The plan as the server has it. */
  heard(plan: Plan | undefined): void {
    if (this.#known.length === 0) this.#known = this.#kept<Asked[]>('asked', []);
    this.#labels = this.#kept('planned', this.#labels);
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
    if (!this.#table.asked) {
      this.dropped = false;
      if (this.planning) void this.#look();
      return;
    }
    this.stop();
    if (this.#plan.moves.length > 0) this.#waiting = setTimeout(() => this.#table.again(), PATIENCE_MS);
  }

  /** Begins to plan an answer to a question. */
  start(ask: string): void {
    this.#table.lookNow();
    this.#planned = ask;
    void this.#look();
  }

  stop(): void {
    this.#planned = null;
    this.#foreseen = undefined;
  }

  /** Asks what can be planned after what is planned already. */
  async #look(): Promise<void> {
    try {
      const foreseen = await this.#table.inquire<Foreseen>('ahead');
      if (this.planning) this.#foreseen = foreseen;
    } catch {
      // What is planned stays; the next message asks again.
    }
  }

  add(offer: Offer): Promise<void> {
    this.#labels = { ...this.#labels, [JSON.stringify(offer.action)]: offer.label };
    this.#keep('planned', this.#labels);
    return this.#set({ ...this.#plan, moves: [...this.#plan.moves, [offer.action]] });
  }

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
      if (this.planning) await this.#look();
    } catch {
      // The table has said why.
    }
  }
}
