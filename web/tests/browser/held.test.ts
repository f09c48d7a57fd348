/** A match held because its rules have changed. No server plays two versions, so the wire is told the other one; what the server
 * does with it is proved in `crates/epoka-server/tests/onwards.rs`. */
import type { Browser, Page, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { asked, browser, move, player, table } from './play';

let chromium: Browser;
beforeAll(async () => void (chromium = await browser()));
afterAll(() => chromium?.close());

type Message = { type: string; proposal: unknown } & Record<string, unknown>;

/** The wire of a page whose table is held: what the page proposes and answers stays here, everything else goes on. */
class Hold {
  readonly sent: Record<string, unknown>[] = [];
  #page: WebSocketRoute | undefined;
  #whole: Message | undefined;
  #why: object | null = null;

  static async on(page: Page, why: object): Promise<Hold> {
    const hold = new Hold();
    hold.#why = why;
    await page.routeWebSocket(/\/api\/socket/, (route) => {
      const server = route.connectToServer();
      hold.#page = route;
      route.onMessage((text) => {
        const order = JSON.parse(String(text)) as { id: number; do: string };
        if (!['propose', 'answer'].includes(order.do)) return server.send(text);
        hold.sent.push(order);
        route.send(JSON.stringify({ type: 'reply', id: order.id, done: {} }));
      });
      server.onMessage((text) => {
        const message = JSON.parse(String(text)) as Message;
        if (message.type !== 'table' || !hold.#why) return route.send(text);
        hold.#whole = message;
        hold.tell();
      });
    });
    return hold;
  }

  /** The table as a server tells it that does not have its rules. */
  tell(proposal: unknown = null): void {
    const { view: _view, turn: _turn, actions: _actions, events: _events, scores: _scores, ...rest } = this.#whole!;
    this.#page!.send(JSON.stringify({ ...rest, proposal, held: this.#why }));
  }

  /** All have agreed. */
  release(): void {
    this.#why = null;
    this.#page!.send(JSON.stringify(this.#whole));
  }
}

const bot = { kind: 'bot' as const, level: 'random' };
const versions = { 'rules-version': 41, here: 42 };

test('a held match says why, and goes on when its players agree', async ({ expect }) => {
  const { page, errors, context } = await player(chromium);
  const hold = await Hold.on(page, versions);
  await table(page, 'stone-age', [{ kind: 'me' }, bot]);
  await page.getByRole('heading', { name: 'This match is held' }).waitFor();
  expect(await page.locator('main p').first().textContent()).toMatch(/version 41 .* version 42/);
  expect(await page.locator('.zones, [data-move]').count()).toBe(0);
  await page.getByRole('button', { name: 'Propose to play on' }).click();
  await expect.poll(() => hold.sent).toMatchObject([{ do: 'propose', what: { kind: 'continue' } }]);
  hold.tell({ what: { kind: 'continue' }, agreed: [0] });
  await page.getByText('Your proposal waits for the others.').waitFor();
  expect(await page.getByRole('button', { name: 'Propose to play on' }).count()).toBe(0);
  hold.release();
  await asked(page);
  expect(await page.getByRole('heading', { name: 'This match is held' }).count()).toBe(0);
  await move(page, 0);
  expect(errors).toEqual([]);
  await context.close();
});

test('whoever is asked to play on by today’s rules can agree, on a phone and in Polish as well', async ({ expect }) => {
  const { page, errors, context } = await player(chromium, { phone: true, lang: 'pl' });
  const hold = await Hold.on(page, versions);
  await table(page, 'stone-age', [{ kind: 'me' }, bot]);
  await page.getByRole('heading', { name: 'Partia jest wstrzymana' }).waitFor();
  hold.tell({ what: { kind: 'continue' }, agreed: [1] });
  await page.locator('.proposal button').first().click();
  await expect.poll(() => hold.sent).toMatchObject([{ do: 'answer', agree: true }]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(errors).toEqual([]);
  await context.close();
});

test('a match that cannot be read by today’s rules says what is wrong', async ({ expect }) => {
  const { page, errors, context } = await player(chromium);
  const hold = await Hold.on(page, { why: 'step 12 is not possible' });
  await table(page, 'stone-age', [{ kind: 'me' }, bot]);
  await page.getByText('step 12 is not possible').waitFor();
  await page.getByRole('button', { name: 'Propose to end the match' }).click();
  await expect.poll(() => hold.sent).toMatchObject([{ do: 'propose', what: { kind: 'abandon' } }]);
  expect(errors).toEqual([]);
  await context.close();
});
