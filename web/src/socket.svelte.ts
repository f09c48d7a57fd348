/** The one socket of this page. It heals by itself; whoever watches a table is asked to watch again after a gap. */
import { Refusal } from './api';
import type { EventMessage, GoneMessage, PresenceMessage, ReplyMessage, TableMessage } from './protocol/messages';
import { settings } from './settings.svelte';

type About = TableMessage | EventMessage | PresenceMessage | GoneMessage;
type Message = About | ReplyMessage;

export interface Watcher {
  /** A message about the table. */
  hear: (message: About) => void;
  /** The socket is (again) open: say from where to go on. */
  resume: () => { since?: number; seat?: number; invite?: string };
}

const SLOWEST_MS = 8000;

class Socket {
  /** Whether the server can be heard. */
  state = $state<'closed' | 'connecting' | 'open'>('closed');
  /** When it will be tried again, while it cannot. */
  #socket: WebSocket | null = null;
  #watchers = new Map<string, Watcher>();
  #replies = new Map<number, { done: (value: unknown) => void; failed: (error: Error) => void }>();
  #next = 1;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  /** Listens to a table until the answer is called. */
  watch(table: string, watcher: Watcher): () => void {
    this.#watchers.set(table, watcher);
    if (this.state === 'open') this.#resume(table, watcher);
    else this.#open();
    return () => {
      this.#watchers.delete(table);
      if (this.state === 'open') void this.send(table, { do: 'unwatch' }).catch(() => {});
      if (this.#watchers.size === 0) this.#close();
    };
  }

  /** Watches a table anew, from the beginning, such as in another language. */
  again(table: string): void {
    const watcher = this.#watchers.get(table);
    if (watcher && this.state === 'open') this.#resume(table, watcher);
  }

  /** Sends an order; the answer comes when it is on disk. */
  send(table: string, order: Record<string, unknown>): Promise<unknown> {
    const socket = this.#socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new Refusal('offline', ''));
    const id = this.#next++;
    return new Promise((done, failed) => {
      this.#replies.set(id, { done, failed });
      socket.send(JSON.stringify({ id, table, ...order }));
    });
  }

  #open(): void {
    if (this.#socket || this.#watchers.size === 0) return;
    clearTimeout(this.#retry);
    this.state = 'connecting';
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#failures = 0;
      this.state = 'open';
      for (const [table, watcher] of this.#watchers) this.#resume(table, watcher);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as Message);
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#lost();
    };
  }

  #resume(table: string, watcher: Watcher): void {
    void this.send(table, { do: 'lang', lang: settings.lang }).catch(() => {});
    void this.send(table, { do: 'watch', ...watcher.resume() }).catch(() => {});
  }

  #hear(message: Message): void {
    if (message.type === 'reply') {
      const waiting = this.#replies.get(message.id);
      this.#replies.delete(message.id);
      if (message.error) waiting?.failed(Refusal.of(message.error));
      else waiting?.done(message.done);
      return;
    }
    // A muted event names no table: it belongs to the only one that is watched.
    const table = message.table ?? [...this.#watchers.keys()][0] ?? '';
    this.#watchers.get(table)?.hear(message);
  }

  #lost(): void {
    this.#socket = null;
    this.state = 'closed';
    for (const waiting of this.#replies.values()) waiting.failed(new Refusal('offline', ''));
    this.#replies.clear();
    if (this.#watchers.size === 0) return;
    const wait = Math.min(SLOWEST_MS, 250 * 2 ** this.#failures++) * (0.75 + Math.random() / 2);
    this.#retry = setTimeout(() => this.#open(), wait);
  }

  #close(): void {
    clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#socket = null;
    this.state = 'closed';
    socket?.close();
  }

  /** Tries again at once, such as when the browser says it is online. */
  hurry(): void {
    if (this.state === 'closed') this.#open();
  }
}

export const socket = new Socket();
addEventListener('online', () => socket.hurry());
