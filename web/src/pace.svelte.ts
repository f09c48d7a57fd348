/** What bots do is told one after the other, so that whoever plays against several can follow them. */
import type { EventMessage } from './protocol/messages';
import { settings, type Pace } from './settings.svelte';

/** How long what was told stands before the next is. */
const REST_MS: Record<Pace, number> = { once: 0, brisk: 650, calm: 1800 };
/** How long all that waits may take: the more waits, the faster it is told. */
const MOST_MS: Record<Pace, number> = { once: 0, brisk: 3000, calm: 12_000 };

/** How long something stands that was told: half as long if the same seat goes on. */
export function rest(pace: Pace, waiting: number, goesOn: boolean): number {
  return Math.min(REST_MS[pace] / (goesOn ? 2 : 1), MOST_MS[pace] / (waiting + 1));
}

/** Events on their way to the table, in order. */
export class Telling {
  readonly #tell: (event: EventMessage) => void;
  readonly #isBots: (event: EventMessage) => boolean;
  #waiting = $state.raw<EventMessage[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** How many things have happened that were not told yet. */
  behind = $derived(this.#waiting.length);

  /** Tells events; what bots do stands for a while before the next is told. */
  constructor(tell: (event: EventMessage) => void, isBots: (event: EventMessage) => boolean) {
    this.#tell = tell;
    this.#isBots = isBots;
  }

  hear(event: EventMessage): void {
    this.#waiting = [...this.#waiting, event];
    if (this.#timer === undefined) this.#next();
  }

  /** Tells all that waits at once. */
  catchUp(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const waiting = this.#waiting;
    this.#waiting = [];
    waiting.forEach((event) => this.#tell(event));
  }

  /** Forgets what waits: the whole table has come. */
  forget(): void {
    this.#waiting = [];
    this.catchUp();
  }

  #next(): void {
    this.#timer = undefined;
    for (let event = this.#waiting[0]; event; event = this.#waiting[0]) {
      this.#waiting = this.#waiting.slice(1);
      this.#tell(event);
      const goesOn = (event.turn?.seats ?? []).some((seat) => seat === event.seat);
      const ms = this.#isBots(event) && !document.hidden ? rest(settings.pace, this.#waiting.length, goesOn) : 0;
      if (ms === 0) continue;
      this.#timer = setTimeout(() => this.#next(), ms);
      return;
    }
  }
}
