/** One table as this client knows it: what the server said, applied in order. No rules here. */
import { get, post, Refusal } from './api';
import { changed } from './changes';
import { Ahead } from './ahead.svelte';
import { Basket } from './basket.svelte';
import { Telling } from './pace.svelte';
import type {
  ComponentInfo, EventMessage, GameBook, GoneMessage, Offer, PresenceMessage, Proposal, Seat, SeatRow, TableMessage, Told, Turn,
} from './protocol/messages';
import { session } from './session.svelte';
import { settings } from './settings.svelte';
import { socket } from './socket.svelte';
import { count, t, teach } from './words.svelte';

/** Something the player asked and the rule that answers. */
export interface Why {
  legal: boolean;
  rule?: string;
  text?: string;
  /** The component whose text forbids it. */
  component?: string | null;
  /** What was asked about, in words. */
  about: string;
}

/** The table as it was after a step. */
export interface Position {
  step: number;
  steps: number;
  turn: Turn;
  view: unknown;
  scores: number[];
  events: Told[];
}

/** A line of the talk. */
export interface Line {
  number: number;
  account: string;
  name: string;
  text: string;
}

/** How long a message that has been sent may be under way before the table is asked for again. */
const MISSED_MS = 2000;
/** How long own dice are looked at before a step without alternative follows. */
const ROLL_MS: Record<typeof settings.pace, number> = { once: 0, brisk: 1600, calm: 2600 };
/** Whether an event is a roll of dice. */
export const isRoll = (told: Told): boolean => told.event.type.startsWith('rolled');

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What every board is given: a position and, where it can be played, what is open. */
export class Table {
  readonly id: string;
  readonly #invite: string | undefined;
  #whole = $state.raw<TableMessage | null>(null);
  /** The number of the last entry heard. */
  number = $state(-1);
  #view = $state.raw<unknown>(null);
  #turn = $state.raw<Turn | null>(null);
  #offers = $state.raw<Offer[]>([]);
  #scores = $state.raw<number[]>([]);
  #told = $state.raw<Told[]>([]);
  #before = $state.raw<Told[]>([]);
  /** The message whose past was fetched. */
  #fetched: TableMessage | null = null;
  /** A position of the past, while somebody looks back. */
  past = $state.raw<Position | null>(null);
  /** Moves and answers planned ahead. */
  readonly ahead: Ahead = new Ahead(this);
  /** What is collected before it is sent, where a question asks for several things. */
  readonly basket: Basket = new Basket(this);
  /** What happened and is told one by one. Nobody loses time of their clock by it. */
  readonly telling: Telling = new Telling(
    (event) => this.#go(event),
    (event) => event.kind === 'act' && (event.events ?? []).length > 0 && this.seats.some((one) => one.seat === event.seat && one.bot) && this.options?.clock.kind !== 'live',
  );
  /** What lies on the table that is shown: now, or while somebody looks back. */
  view = $derived(this.past ? this.past.view : this.#view);
  turn = $derived(this.past ? this.past.turn : this.#turn);
  scores = $derived(this.past ? this.past.scores : this.#scores);
  told = $derived(this.past ? this.past.events : this.#told);
  /** What can be played, beside what is in the basket; while a move is planned, what was open when the question was last asked. */
  offers = $derived(this.past ? [] : this.ahead.planning ? this.ahead.candidates : this.basket.open ? this.basket.offers : this.#offers);
  /** How many steps the match has by now. */
  steps = $derived(this.#turn?.step ?? 0);
  seats = $state.raw<SeatRow[]>([]);
  clocks = $state.raw<TableMessage['clocks']>({ 'left-ms': [], running: [], 'since-ms': 0 });
  proposal = $state.raw<Proposal | null>(null);
  status = $state<TableMessage['status']>('open');
  rematch = $state<string | null>(null);
  /** Why the match is held: its rules are not those of this server. */
  held = $state.raw<TableMessage['held']>(null);
  dice = $state.raw<TableMessage['dice'] | null>(null);
  talk = $state.raw<Line[]>([]);
  /** Lines of the talk that came while it was closed. */
  unread = $state(0);
  book = $state.raw<GameBook | null>(null);
  /** Why the table cannot be shown. */
  trouble = $state.raw<Refusal | null>(null);
  /** What was refused last, to be read and dismissed. */
  refused = $state.raw<{ text: string; rule?: string } | null>(null);
  why = $state.raw<Why | null>(null);
  /** An action sent and not yet acknowledged. */
  pending = $state.raw<unknown>(null);
  /** An action chosen and to be confirmed. */
  chosen = $state.raw<Offer | null>(null);
  /** The table as it would be after the action that is pointed at. */
  preview = $state.raw<{ offer: Offer; view: unknown } | null>(null);
  /** The component whose detail is shown; as a sheet after a long press. */
  thing = $state.raw<{ id: string; sheet: boolean } | null>(null);
  /** The offer a bot would take. */
  hint = $state.raw<unknown>(null);
  /** What happened with the last message, for animation. */
  news = $state.raw<Told[]>([]);
  /** Which of several own seats looks on. */
  seat = $state<Seat | undefined>(undefined);
  /** Own actions that were taken back and can be played again. */
  #undone = $state.raw<unknown[][]>([]);
  /** Own messages since one was asked, each with its actions. */
  #done: unknown[][] = [];
  /** Why nothing can be taken back, as far as it is known here: a message. The server has the last word. */
  undoStop = $state<string | null>(null);
  /** The same before what was done since one was asked. */
  #stopBefore: string | null = null;
  /** Whether one's own last decision was made while others decided too: theirs do not stand on it. */
  #shared = false;
  /** Whether a bot is thinking about a hint. */
  advising = $state(false);
  #auto = true;
  /** Whether what was sent last had no alternative. */
  #forced = false;
  /** What has no alternative, while dice are looked at. */
  #forcing: ReturnType<typeof setTimeout> | undefined;
  /** How many actions the last own message has. */
  #sent = 1;
  /** How many actions of the last own message can be taken back as one. */
  #together = 1;
  #pointing: AbortController | undefined;
  #stop: (() => void) | null = null;

  constructor(id: string, invite?: string) {
    this.id = id;
    this.#invite = invite;
  }

  /** The seat one looks from; nothing for who only watches. */
  me = $derived.by<Seat | undefined>(() => {
    const viewer = this.#whole?.viewer;
    return typeof viewer === 'number' ? viewer : undefined;
  });
  result = $derived(this.#whole?.result ?? null);
  own = $derived(this.#whole?.own ?? []);
  /** The decks that seats bring, as far as they are known. */
  decks = $derived(this.#whole?.decks ?? []);
  game = $derived(this.#whole?.game ?? '');
  options = $derived(this.#whole?.options);
  host = $derived(this.#whole?.host ?? false);
  private = $derived(this.#whole?.private ?? false);
  invite = $derived(this.#whole?.invite);
  /** The players who look at the table. */
  present = $state.raw<Seat[]>([]);
  /** The first step after one's own last decision: what was told since then is news. */
  lastTurn = $state(0);
  /** The steps of one's own last choice, what came of it at once among them; what ran by itself is no choice. */
  choice = $state.raw<{ from: number; to: number }>({ from: 0, to: 0 });
  ready = $derived(this.#whole !== null);
  asked = $derived(this.#turn?.wait === 'decision' && this.me !== undefined && (this.#turn.seats ?? []).includes(this.me));
  /** Whether a click may play or plan something now. */
  live = $derived((this.asked || this.ahead.planning) && this.status === 'playing' && this.pending === null && this.past === null && socket.state === 'open');
  /** The own seat that is asked while another of one's own looks on: the screen changes hands. */
  handOver = $derived.by<Seat | undefined>(() => {
    if (this.own.length < 2 || this.status !== 'playing' || this.asked) return undefined;
    return (this.#turn?.seats ?? []).find((seat) => this.own.includes(seat));
  });
  canRedo = $derived(this.#undone.length > 0 && this.asked);
  /** The components by id, and by kind and id where several kinds share one: `verb/culture`. */
  components = $derived.by(() => {
    const all = new Map<string, ComponentInfo>();
    for (const one of this.book?.components ?? []) {
      if (!all.has(one.id)) all.set(one.id, one);
      all.set(`${one.kind}/${one.id}`, one);
    }
    return all;
  });

  /** What a seat is called. */
  name(seat: Seat): string {
    return this.seats.find((one) => one.seat === seat)?.name ?? String(seat + 1);
  }

  open(): () => void {
    this.#stop = socket.watch(this.id, {
      hear: (message) => this.#hear(message),
      resume: () => {
        const from: { since?: number; seat?: number; invite?: string } = {};
        if (this.number >= 0) from.since = this.number;
        if (this.seat !== undefined) from.seat = this.seat;
        if (this.#invite) from.invite = this.#invite;
        return from;
      },
    });
    void this.#chat();
    return () => {
      clearTimeout(this.#forcing);
      this.#stop?.();
    };
  }

  /** Asks for the whole table once more: another language, another of one's own seats. */
  again(): void {
    this.number = -1;
    socket.again(this.id);
  }

  #hear(message: TableMessage | EventMessage | PresenceMessage | GoneMessage): void {
    if (message.type === 'table') this.#begin(message);
    else if (message.type === 'event') this.telling.hear(message);
    else if (message.type === 'presence') this.present = message.present;
    else this.trouble = Refusal.of(message.error);
  }

  #begin(whole: TableMessage): void {
    const same = this.#turn?.step === whole.turn?.step;
    this.telling.forget();
    this.trouble = null;
    this.#whole = whole;
    this.number = whole.number;
    this.#view = whole.view ?? null;
    this.#turn = whole.turn ?? null;
    this.#offers = whole.actions ?? [];
    this.#scores = whole.scores ?? [];
    this.#told = whole.events ?? [];
    this.#before = [];
    this.present = whole.present;
    this.lastTurn = whole['last-turn'] ?? 0;
    this.choice = { from: Math.max(0, this.lastTurn - 1), to: this.lastTurn };
    if (this.lastTurn === 0 && this.#done.length === 0) this.undoStop = 'undo-beginning';
    this.ahead.heard(whole.plan);
    this.seats = whole.seats;
    this.clocks = whole.clocks;
    this.proposal = whole.proposal;
    this.status = whole.status;
    this.rematch = whole.rematch;
    this.held = whole.held;
    this.dice = whole.dice;
    this.news = [];
    this.#moved(same);
    if (!this.book || this.book.game !== whole.game) void this.#read(whole).then((book) => (this.book = book));
  }

  /** Rules and components, with those of the pack the table plays with. */
  async #read(whole: TableMessage): Promise<GameBook> {
    const book = await session.book(whole.game);
    // The words of another table may have spoken of its pack.
    count(whole.game, book.components);
    if (!whole.options.pack) return book;
    const path = `/api/tables/${this.id}/pack${this.#invite ? `?invite=${encodeURIComponent(this.#invite)}` : ''}`;
    const pack = await get<{ components: ComponentInfo[] }>(path);
    teach(whole.game, pack.components.map((one) => `${one.kind}-${one.id}`));
    count(whole.game, pack.components);
    // A card of the pack takes the place of the game's own with the same id.
    return { ...book, components: [...pack.components, ...book.components] };
  }

  #go(event: EventMessage): void {
    if (event.number <= this.number) return;
    if (event.number !== this.number + 1) return this.again();
    if (event.kind === 'act') {
      const view = event.changes ? changed(this.#view, event.changes) : null;
      if (view === null) return this.again();
      this.#decided(event);
      const chosen = event.seat === this.me && this.pending !== null && !this.#forced;
      if (chosen) this.choice = { from: this.#turn?.step ?? 0, to: event.turn?.step ?? 0 };
      this.#view = view;
      this.#turn = event.turn ?? this.#turn;
      this.#offers = event.actions ?? [];
      this.#scores = event.scores ?? this.#scores;
      this.news = event.events ?? [];
      this.#told = [...this.#told, ...this.news];
      if (event.seat === this.me && this.pending === null) this.ahead.played();
      if (event.seat === this.me) this.lastTurn = this.#turn?.step ?? this.lastTurn;
    } else if (event.kind === 'chat') {
      const name = this.seats.find((seat) => seat.account === event.account)?.name ?? '';
      this.talk = [...this.talk, { number: event.number, account: event.account ?? '', name, text: event.text ?? '' }];
      this.unread += 1;
    } else if (event.kind === 'rematch') {
      this.rematch = event.body?.table ?? this.rematch;
    } else if (event.kind !== 'muted' && event.kind !== 'plan' && event.kind !== 'propose' && event.kind !== 'answer') {
      return this.again();
    }
    this.number = event.number;
    this.clocks = event.clocks ?? this.clocks;
    this.proposal = event.proposal ?? null;
    if (event.seats) this.seats = event.seats;
    if (event.status) this.status = event.status;
    if (event.dice) this.dice = event.dice;
    this.#moved(event.kind !== 'act' || event.seat !== this.me);
  }

  /** Keeps account of what can be taken back: not what chance or somebody else has answered. */
  #decided(event: EventMessage): void {
    const asked = this.#turn?.seats ?? [];
    if (event.seat === this.me) {
      const grew = (event.turn?.step ?? 0) - (this.#turn?.step ?? 0);
      this.#shared = asked.length > 1;
      this.undoStop = grew > Math.max(1, this.#sent) ? 'undo-chance' : null;
    } else if (!this.#shared && this.undoStop !== 'undo-beginning') this.undoStop = 'undo-foreign';
    this.#sent = 1;
  }

  /** Shows a position of the past, of a replay or of the match that goes on. Nothing can be played there. */
  showPast(position: Position, whole?: TableMessage): void {
    if (whole) {
      this.#whole = whole;
      this.seats = whole.seats;
      this.dice = whole.dice;
      this.status = whole.status;
    }
    this.past = position;
    this.why = null;
  }

  /** Whether one may look back: of several own seats each has seen something else. */
  canLookBack = $derived(this.own.length < 2 && this.steps > 0);

  /** Looks back at a step of the match that goes on, as it looked from here. */
  async lookBack(step: number): Promise<void> {
    if (!this.canLookBack) return;
    this.ahead.stop();
    try {
      // Chance answers at once, so the server may be further than asked; a slider counts what was asked for.
      this.showPast({ ...(await get<Position>(`/api/tables/${this.id}/at/${step}`)), step });
    } catch (error) {
      if (error instanceof Refusal) this.refused = { text: error.message };
    }
  }

  /** Everything that was told, from the first step: what the table sent, and what was fetched of the time before. */
  get everything(): Told[] {
    return this.past ? this.past.events : [...this.#before, ...this.#told];
  }

  /** Fetches what was told before the table was opened, once. */
  async wholeLog(): Promise<void> {
    const from = this.#whole?.['events-from'] ?? 0;
    if (from === 0 || this.#fetched === this.#whole) return;
    this.#fetched = this.#whole;
    const { events } = await get<{ events: Told[] }>(`/api/tables/${this.id}/events?since=0`);
    this.#before = events.filter((told) => told.step < from);
  }

  /** Back to what is going on. */
  lookNow(): void {
    this.past = null;
  }

  /** After every message: what was asked before is answered, what is forced happens. A basket is kept where nobody has moved, or
   * others who decide at the same time have. */
  #moved(kept: boolean): void {
    clearTimeout(this.#forcing);
    this.#forced = false;
    this.pending = null;
    this.chosen = null;
    this.preview = null;
    this.hint = null;
    this.why = null;
    this.ahead.moved();
    this.basket.asked(this.asked ? this.#offers : [], this.#turn?.ask ?? '', kept);
    if (!this.asked) {
      this.#done = [];
      this.#auto = true;
      return;
    }
    if (this.#turn?.ask) this.ahead.remember(this.#turn.ask, this.#offers);
    // The server plays what was planned; it answers for the seat.
    if (this.ahead.moves.length > 0) return;
    const open = this.#offers.filter((offer) => offer.class !== 'concede');
    if (settings.forced && this.#auto && open.length === 1 && open[0]!.part !== 'piece' && this.#turn?.reveal !== 'together') this.#force(open[0]!.action);
  }

  /** Plays what has no alternative: dice that have just been rolled are seen before it goes on. */
  #force(action: unknown): void {
    const now = (): void => {
      this.#forced = true;
      void this.play(action, true);
    };
    const rest = this.news.some(isRoll) && this.options?.clock.kind !== 'live' ? ROLL_MS[settings.pace] : 0;
    if (rest === 0) now();
    else this.#forcing = setTimeout(now, rest);
  }

  /** The offer that plays this action, if it is open. */
  offer(action: unknown): Offer | undefined {
    return this.offers.find((offer) => same(offer.action, action));
  }

  /** A click on an offer: plans it, plays it, or asks first where it would end a turn and the player wants to confirm that. */
  async choose(action: unknown): Promise<void> {
    this.telling.catchUp();
    const offer = this.offer(action);
    if (!offer || !this.live) return;
    if (this.ahead.planning) return this.ahead.add(offer);
    if (this.basket.open && offer.part === 'piece') return this.basket.add(action);
    if (this.basket.open && offer.part === 'done') return this.basket.confirm(action);
    if (settings.confirm && !same(this.chosen?.action, action) && (await this.#ends(offer))) this.chosen = offer;
    else await this.play(action);
  }

  /** Whether a turn would end with an action. */
  async #ends(offer: Offer): Promise<boolean> {
    try {
      return (await this.inquire<boolean>('hands-on', { action: offer.action })) ?? true;
    } catch {
      return true;
    }
  }

  /** Plays an action, or a chain of them in one message. */
  async play(action: unknown, auto = false): Promise<void> {
    const chain = Array.isArray(action) ? (action as unknown[]) : [action];
    // What it would change is about to be seen; asked later, the question would come too late and be refused.
    this.#pointing?.abort();
    this.basket.stop();
    clearTimeout(this.#forcing);
    this.telling.catchUp();
    this.pending = chain[0];
    this.refused = null;
    if (!auto) {
      this.#auto = true;
      if (!same(chain, this.#undone.at(-1))) this.#undone = [];
    }
    this.#sent = chain.length;
    this.#together = chain.length;
    if (this.#done.length === 0) this.#stopBefore = this.undoStop;
    this.#done = [...this.#done, chain];
    try {
      await this.#order({ do: 'act', actions: chain, step: this.#turn?.step, ...this.#mine() });
    } catch (error) {
      this.#done = this.#done.slice(0, -1);
      this.pending = null;
      if (error instanceof Refusal && error.code === 'stale') this.again();
    }
  }

  /** Takes back the last own message, be it a chain, or all since one was asked. */
  async undo(whole = false): Promise<void> {
    clearTimeout(this.#forcing);
    this.telling.catchUp();
    this.#auto = false;
    const taken = whole ? [...this.#done].reverse() : this.#done.slice(-1);
    try {
      const steps = whole ? 1 : (taken[0]?.length ?? this.#together);
      this.#together = 1;
      for (let step = 0; step < steps; step += 1) await this.#order({ do: 'undo', 'whole-turn': whole, ...this.#mine() });
      this.#undone = [...this.#undone, ...taken];
      this.#done = whole ? [] : this.#done.slice(0, -1);
      if (this.#done.length === 0 && this.undoStop !== 'undo-beginning') this.undoStop = this.#stopBefore;
    } catch {
      // Said already; what was done stays done. Who has done nothing need not hear of others.
      if (this.undoStop === 'undo-beginning' && this.refused) this.refused = { text: t('undo-beginning') };
    }
  }

  redo(): void {
    const chain = this.#undone.at(-1);
    if (!chain || !this.live) return;
    this.#undone = this.#undone.slice(0, -1);
    void this.play(chain, true);
  }

  say = (text: string): Promise<void> => this.#order({ do: 'chat', text });
  concede = (): Promise<void> => this.#order({ do: 'concede', ...this.#mine() });
  comeBack = (): Promise<void> => this.#order({ do: 'return', ...this.#mine() });
  propose = (kind: 'undo' | 'abandon' | 'continue'): Promise<void> => this.#order({ do: 'propose', what: { kind }, ...this.#mine() });
  answer = (agree: boolean): Promise<void> => this.#order({ do: 'answer', agree });

  /** Tells the server what to answer in one's place. */
  setPlan = (plan: NonNullable<TableMessage['plan']>): Promise<void> => this.#order({ do: 'plan', plan, ...this.#mine() });

  /** Sits down as another of one's own seats. */
  take(seat: Seat): void {
    this.seat = seat;
    this.again();
  }

  #mine(): { seat?: Seat } {
    return this.own.length > 1 && this.me !== undefined ? { seat: this.me } : {};
  }

  /** Sends an order; a refusal is shown and thrown. */
  async #order(order: Record<string, unknown>): Promise<void> {
    try {
      await socket.send(this.id, order);
    } catch (error) {
      if (error instanceof Refusal && error.code !== 'offline') {
        this.refused = error.rule ? { text: error.message, rule: error.rule } : { text: error.message };
      }
      throw error;
    }
  }

  /** The step a question is about. */
  get #asOf(): string {
    return this.turn ? `step=${this.turn.step}` : '';
  }

  /** Asks about the current step; null if the match has moved on before the question arrived. */
  async inquire<T>(about: 'ahead' | 'basket' | 'hands-on' | 'preview' | 'why', body?: unknown, signal?: AbortSignal): Promise<T | null> {
    const step = this.turn?.step;
    const path = `/api/tables/${this.id}/${about}?${this.#asOf}`;
    const answer = await (about === 'ahead' ? get<T | null>(path, signal) : post<T | null>(path, body, signal));
    // What happened is about to be told. If it is not, it was missed.
    if (answer === null && about !== 'ahead') setTimeout(() => step === this.turn?.step && this.again(), MISSED_MS);
    return answer;
  }

  /** Why not? Opens the rule that closes a thing. */
  async ask(target: string | Record<string, unknown>, about: string): Promise<void> {
    if (this.me === undefined || this.status !== 'playing') return;
    const body = typeof target === 'string' ? { target } : { action: target };
    // What it is has been read; the answer comes in its place.
    this.thing = null;
    try {
      const why = await this.inquire<Omit<Why, 'about'>>('why', body);
      this.why = why && { ...why, about };
    } catch (error) {
      this.refused = error instanceof Refusal ? { text: error.message } : null;
    }
  }

  /** Shows what an action would change, a moment after it is pointed at. */
  async point(offer: Offer | undefined, signal?: AbortSignal): Promise<void> {
    // What a part of a whole comes to the basket says.
    if (!offer || !this.live || !settings.previews || this.ahead.planning || (offer.part && this.basket.open)) {
      this.preview = null;
      return;
    }
    const step = this.turn?.step;
    this.#pointing?.abort();
    const pointing = (this.#pointing = new AbortController());
    const either = signal ? AbortSignal.any([signal, pointing.signal]) : pointing.signal;
    try {
      const view = await this.inquire<unknown>('preview', { action: offer.action, alone: true }, either);
      if (view && !either.aborted && this.turn?.step === step) this.preview = { offer, view };
    } catch {
      this.preview = null;
    }
  }

  /** What a bot would do. */
  async advise(level: string): Promise<void> {
    if (this.advising) return;
    const step = this.turn?.step;
    this.advising = true;
    try {
      const advice = await get<{ action: unknown } | null>(`/api/tables/${this.id}/hint?${this.#asOf}&level=${encodeURIComponent(level)}`);
      if (advice && this.turn?.step === step) this.hint = advice.action;
    } catch (error) {
      if (error instanceof Refusal) this.refused = { text: error.message };
    } finally {
      this.advising = false;
    }
  }

  async #chat(): Promise<void> {
    const query = this.#invite ? `?invite=${encodeURIComponent(this.#invite)}` : '';
    try {
      this.talk = (await get<{ lines: Line[] }>(`/api/tables/${this.id}/chat${query}`)).lines;
    } catch (error) {
      if (error instanceof Refusal && !this.ready) this.trouble = error;
    }
  }
}
