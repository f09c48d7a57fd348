/** Two tribes of Stone Age, played over the API to where a basket is opened. */
import type { Browser, Page } from 'playwright-core';

import { base, player, type Looks } from './play';

type Action = { type: string } & Record<string, unknown>;

/** What a script reads of a table. */
export interface Seen {
  viewer: number;
  number: number;
  status: string;
  turn: { ask?: string; seats?: number[]; step: number };
  view: {
    round: number;
    first: number;
    display: (string | null)[];
    stacks: { top: string | null }[];
    tribes: { home: number; food: number; resources: Record<string, number>; tools: number[]; used: boolean[]; 'face-up': string[] }[];
  };
  actions: { action: Action; class: string }[];
}

/** What a player does now, of what is open; nothing where the script ends. */
export type Script = (seen: Seen) => (Partial<Action> & { type: string })[] | null;

/** Calls the server as the player of a page. */
function call<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  return page.evaluate(async ({ method, path, body }) => {
    const init: RequestInit = { method, headers: { 'content-type': 'application/json' } };
    if (body !== undefined) init.body = JSON.stringify(body);
    const response = await fetch(path, init);
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${text}`);
    return (text ? JSON.parse(text) : null) as unknown;
  }, { method, path, body }) as Promise<T>;
}

/** Deals tables for two until one fits, and answers its id; the first player is the one of `page`. */
async function deal(page: Page, other: Page, fits: (seen: Seen) => boolean): Promise<string> {
  for (const one of [page, other]) {
    await one.goto(base);
    await one.waitForSelector('main');
    await call(one, 'POST', '/api/guests', {});
  }
  for (;;) {
    const seats = [{ kind: 'me' }, { kind: 'free' }];
    const made = await call<{ table: string; invite: string }>(page, 'POST', '/api/tables', { game: 'stone-age', seats, private: true, options: { setup: {} } });
    await call(other, 'POST', `/api/tables/${made.table}/seats`, { invite: made.invite });
    await call(page, 'POST', `/api/tables/${made.table}/start`, {});
    if (fits(await call<Seen>(page, 'GET', `/api/tables/${made.table}`))) return made.table;
  }
}

/** The action that is open and has all these fields, of the first wish that has one. */
const open = (seen: Seen, wishes: ReturnType<Script>): Action | undefined => {
  const fits = (wish: object, action: Action): boolean => Object.entries(wish).every(([field, value]) => action[field] === value);
  for (const wish of wishes ?? []) {
    const found = seen.actions.find(({ action }) => fits(wish, action));
    if (found) return found.action;
  }
  return undefined;
};

/** The other player hunts with everybody and never adds a tool. */
const hunter: Script = (seen) => [{ type: 'place', spot: 'hunt', figures: seen.view.tribes[seen.viewer]!.home }, { type: 'use' }, { type: 'take' }, { type: 'starve' }];

/** Two players at a table that fits, played until the script of the first ends; both then look at it, and nothing plays by itself. */
export async function tribes(browser: Browser, looks: Looks, fits: (seen: Seen) => boolean, script: Script) {
  const [own, other] = await Promise.all([player(browser, { ...looks, forced: false }), player(browser, { forced: false })]);
  const id = await deal(own.page, other.page, fits);
  for (let ended = false; !ended; ) {
    for (const [one, plays] of [[own, script], [other, hunter]] as const) {
      const seen = await call<Seen>(one.page, 'GET', `/api/tables/${id}`);
      if (!seen.turn.seats?.includes(seen.viewer)) continue;
      const wishes = plays(seen);
      if (wishes === null) {
        ended = true;
        break;
      }
      const action = open(seen, wishes);
      if (!action) throw new Error(`the script is lost at ${seen.turn.ask}: ${JSON.stringify(seen.actions)}`);
      await call(one.page, 'POST', `/api/tables/${id}/orders`, { do: 'act', actions: [action], step: seen.turn.step });
    }
  }
  for (const { page } of [other, own]) await page.goto(`${base}/table/${id}`);
  return { ...own, other: other.page, id, seen: () => call<Seen>(own.page, 'GET', `/api/tables/${id}`), done: () => Promise.all([own.context.close(), other.context.close()]) };
}
