/** Asking the server, in the language the player reads. */
import type { Refused } from './protocol/messages';
import { settings } from './settings.svelte';

/** Why the server refused, in a sentence for the player. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly rule?: string,
    /** The cause in more words, in English. */
    readonly why?: string,
  ) {
    super(text);
  }

  static of(refused: Refused): Refusal {
    return new Refusal(refused.code, refused.text, refused.detail?.rule, refused.detail?.why);
  }
}

async function ask<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const headers: Record<string, string> = { 'accept-language': settings.lang };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const init: RequestInit = { method, headers, credentials: 'same-origin' };
  if (body !== undefined) init.body = JSON.stringify(body);
  if (signal) init.signal = signal;
  const response = await fetch(path, init);
  const text = await response.text();
  const answer: unknown = text && response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : null;
  if (!response.ok) throw Refusal.of((answer as Refused | null) ?? { code: 'unreachable', text: response.statusText });
  return answer as T;
}

export const get = <T>(path: string, signal?: AbortSignal): Promise<T> => ask<T>('GET', path, undefined, signal);
export const post = <T>(path: string, body?: unknown, signal?: AbortSignal): Promise<T> => ask<T>('POST', path, body, signal);
export const put = <T>(path: string, body: unknown): Promise<T> => ask<T>('PUT', path, body);
export const patch = <T>(path: string, body: unknown): Promise<T> => ask<T>('PATCH', path, body);
export const remove = <T>(path: string, body?: unknown): Promise<T> => ask<T>('DELETE', path, body);
