/** Through the Ages in the browser: a whole game, and what several people do to each other. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { base, browser, goesOn, player, playOut, step as where, table } from './play';

let chromium: Browser;
beforeAll(async () => void (chromium = await browser()));
afterAll(() => chromium?.close());

const bot = { kind: 'bot' as const, level: 'random' };
const step = (page: Page): Promise<string> => page.evaluate(() => document.querySelector<HTMLElement>('.ask')?.dataset['step'] ?? '');
const moved = (page: Page, before: string) => page.waitForFunction((before) => document.querySelector('[data-end]') || document.querySelector<HTMLElement>('.ask')?.dataset['step'] !== before, before, { timeout: 60_000 });

test('a whole game of two, to the last round, with its rounds counted', async () => {
  const { page, errors, context } = await player(chromium);
  const { id } = await table(page, 'through-the-ages', [{ kind: 'me' }, bot]);
  // Two questions of three are answered with the end of the phase: a game of random actions would take very long.
  expect((await playOut(page, { hurry: { fits: /"type":"(finish|decline)"/, but: 3 } })).clicks).toBeGreaterThan(30);
  expect(await page.locator('.bars li').count()).toBe(2);
  await page.waitForSelector('.plot .ln', { state: 'attached' });
  // The game is over in its last round, not after none.
  await page.waitForFunction(() => Number(/(\d+) rounds/.exec(document.querySelector('.end .head p')?.textContent ?? '')?.[1]) > 10);
  // The board of the past is shown from either side.
  await page.goto(`${base}/replay/${id}`);
  await page.waitForSelector('.plot .ln', { state: 'attached' });
  await page.waitForSelector('.cardrow');
  await page.waitForSelector('.hand');
  expect(errors).toEqual([]);
  await context.close();
});

test('the end of an age is told on the board until it is read', async () => {
  const { page, errors, context } = await player(chromium);
  await table(page, 'through-the-ages', [{ kind: 'me' }, bot]);
  await page.locator('.buttons [data-action]', { hasText: 'End the Action Phase' }).click();
  const notice = page.locator('.ages[data-age="I"]');
  await notice.waitFor();
  expect(await notice.textContent()).toContain('took nothing from anybody');
  await notice.getByRole('button').click();
  await notice.waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
  await context.close();
});

test('giving up stands apart in the list of moves, is asked twice and told at the end', async () => {
  // Without cards there is nothing else to do in politics: it must not be answered before it is seen.
  const { page, errors, context } = await player(chromium, { forced: false });
  await table(page, 'through-the-ages', [{ kind: 'me' }, bot]);
  const list = page.locator('.tools [title="All moves"]');
  const apart = page.locator('[data-concede]');
  // It can be done in a Politics Phase; the first round has none.
  await page.locator('.buttons [data-action]', { hasText: 'End the Action Phase' }).click();
  await page.waitForSelector('.ask[data-ask="politics"]');
  await list.click();
  await apart.getByRole('button').click();
  await apart.getByRole('button', { name: 'Play on' }).click();
  expect(await page.locator('[data-end]').count()).toBe(0);
  await apart.getByRole('button').click();
  await apart.getByRole('button', { name: 'Resign' }).click();
  await page.waitForSelector('[data-end]');
  await page.locator('.end .head p', { hasText: 'resigns' }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

/** What has been seen on the way. */
interface Seen {
  attack: boolean;
  defence: boolean;
  auction: boolean;
  colony: boolean;
  offer: boolean;
  pact: boolean;
}

/** What a player who looks for trouble goes by. */
interface Wants {
  id: string;
  me: number;
  other: number;
  seen: Seen;
}

/** What the table waits for: nobody here, the end, or an answer that is worth a look in the browser. */
type Now = { is: 'waiting' } | { is: 'over' } | { is: 'asked'; ask: string; step: number; action: { type: string } };

/**
 * Answers everything that is not looked at over the API, until somebody else decides or something is: pacts, aggressions and
 * territories come before all, and hands keep what leads to them.
 */
function quietly(page: Page, wants: Wants): Promise<Now> {
  return page.evaluate(async ({ id, me, other, seen }): Promise<Now> => {
    interface Act { type: string; card?: string; rival?: number }
    interface Told { status: string; turn: { step: number; ask?: string; seats?: number[] }; actions: { action: Act }[]; view: { nations: { rates: { strength: number } }[] } }
    /** What is thrown away first, what last. */
    const KEPT = [/-army|band|legion|phalanx|cavalry|artillery|fortifications|conquistadors|entrenchments|troops/, /^(?!.*(territory|bonus|agreement|pact|treaty|cooperation|supremacy|tourism|sovereignty|protection|enslave|plunder|raid|annex|infiltrate|spy|intervention|war-over))/, /war-over|raid|annex|infiltrate/, /bonus/, /territory/, /./];
    for (;;) {
      const told = (await (await fetch(`/api/tables/${id}`)).json()) as Told;
      if (told.status !== 'playing') return { is: 'over' };
      if (!told.turn.seats?.includes(me)) return { is: 'waiting' };
      const { step, ask = '' } = told.turn;
      const all = told.actions.map((offer) => offer.action);
      const find = (type: string, fits: (action: Act) => boolean = () => true): Act | undefined => all.find((action) => action.type === type && fits(action));
      const at = (action: Act): boolean => action.rival === other;
      const later = (): Act | undefined => find('finish') ?? find('decline');
      const strength = (seat: number): number => told.view.nations[seat]!.rates.strength;
      const arms = me === 0 && strength(me) <= strength(other);
      const shown = (seen.pact ? undefined : find('offer', at)) ?? (seen.defence || me !== 0 ? undefined : find('attack', at)) ?? (seen.colony ? undefined : find('bid') ?? find('launch') ?? find('send')) ?? find('accept') ?? (ask === 'defend' ? (find('use') ?? later()) : undefined);
      if (shown) return { is: 'asked', ask, step, action: shown };
      const action =
        (ask === 'politics' ? (find('prepare', ({ card }) => /territory/.test(card ?? '')) ?? find('prepare')) : undefined)
        ?? (ask === 'actions' && arms ? (find('build', ({ card }) => card === 'warriors') ?? find('grow')) : undefined)
        ?? KEPT.map((kind) => find('discard', ({ card }) => kind.test(card ?? ''))).find((one) => one)
        ?? find('launch') ?? later() ?? all[0];
      const answer = await fetch(`/api/tables/${id}/orders`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ do: 'act', actions: [action], step }) });
      if (!answer.ok) throw new Error(`${JSON.stringify(action)}: ${await answer.text()}`);
    }
  }, wants);
}

/** Clicks an action where it is shown: on its own button, or on its card and then in the list that opens there. A piece of a whole is
 * then confirmed with what a suggestion adds to it. */
async function click(page: Page, action: { type: string; card?: string }): Promise<void> {
  const [before, place] = [await step(page), await where(page)];
  const press = (within: string): Promise<boolean> => page.evaluate(({ within, action }) => {
    const all = [...document.querySelectorAll<HTMLElement>(`${within} [data-action]`)];
    const found = all.find((one) => one.dataset['action'] === JSON.stringify(action));
    found?.click();
    return found !== undefined;
  }, { within, action });
  if (!(await press('body'))) {
    await page.locator(`[data-move][data-thing="${action.card}"][data-kinds~="${action.type}"]`).first().click();
    await page.waitForSelector('.chooser [data-action]');
    expect(await press('.chooser')).toBe(true);
  }
  await goesOn(page, place, '[data-end]');
  if ((await step(page)) === before && (await page.locator('[data-end]').count()) === 0) {
    const confirm = page.locator('[data-basket-confirm]').first();
    if ((await confirm.count()) === 0) await page.locator('[data-suggested]:not([data-suggested="0"])').first().click();
    await confirm.click();
  }
  await moved(page, before);
}

/** Two people and a bot at one table; answers with both pages, the first in the first seat. */
async function three() {
  // What is forced is answered by the test as well: a page that did so would be a step ahead of it.
  const host = await player(chromium, { forced: false });
  const guest = await player(chromium, { forced: false });
  const { id, invite } = await table(host.page, 'through-the-ages', [{ kind: 'me' }, { kind: 'free' }, bot]);
  await guest.page.goto(`${base}/join/${invite}`);
  const name = `Celina ${Math.random().toString(36).slice(2, 8)}`;
  await guest.page.getByRole('textbox').fill(name);
  await guest.page.getByRole('button', { name: 'Sit down and play' }).click();
  await host.page.getByText(name).waitFor();
  await host.page.getByRole('button', { name: 'Begin' }).click();
  for (const { page } of [host, guest]) await page.waitForSelector('.ask');
  return { id, host, guest };
}

const panel = (page: Page, kind: string): Promise<unknown> => page.waitForSelector(`[data-panel="${kind}"]`);
const PANELS: Record<string, keyof Seen> = { auction: 'auction', defend: 'attack', consider: 'offer' };

/** Answers in the browser, and looks at what both see before and after. */
async function visibly(people: { page: Page }[], seat: number, now: Now & { is: 'asked' }, seen: Seen): Promise<void> {
  const { page } = people[seat]!;
  await page.waitForFunction((step) => document.querySelector<HTMLElement>('.ask')?.dataset['step'] === String(step), now.step);
  const about = PANELS[now.ask];
  if (about) {
    // Whoever decides sees what it is about, and so does whoever waits.
    for (const one of people) await panel(one.page, now.ask);
    seen[about] = true;
  }
  await click(page, now.action);
  if (now.ask === 'defend' && now.action.type === 'use') seen.defence = true;
  // The units of a force are sent and land with one click.
  if (now.action.type === 'launch' || now.action.type === 'send') {
    await page.waitForSelector(`tr[data-seat="${seat}"] .ties [aria-label="Colonies"]`);
    seen.colony = true;
  }
  if (now.action.type === 'accept') {
    // Both see it in the ledger; it is the one that is looked for if it is a pact of both and not of the bot.
    const tie = (row: number): string => `tr[data-seat="${row}"] .ties use[href="#b-pact"]`;
    for (const one of people) await one.page.waitForSelector(tie(seat), { state: 'attached' });
    if ((await page.locator(tie(1 - seat)).count()) > 0) {
      await people[1 - seat]!.page.waitForSelector(tie(1 - seat), { state: 'attached' });
      seen.pact = true;
    }
  }
}

test('two people and a bot: an aggression and its defence, an auction, a pact', async () => {
  const seen: Seen = { attack: false, defence: false, auction: false, colony: false, offer: false, pact: false };
  const all = (): boolean => Object.values(seen).every((one) => one);
  // The cards decide when: most often by the tenth round. What a game does not bring the next one does.
  for (let game = 0; game < 4 && !all(); game++) {
    const { id, host, guest } = await three();
    const people = [host, guest];
    for (let over = false; !over && !all(); ) {
      for (const [seat, { page }] of people.entries()) {
        const now = await quietly(page, { id, me: seat, other: 1 - seat, seen });
        if (now.is === 'asked') await visibly(people, seat, now, seen);
        else if (now.is === 'waiting') await page.waitForTimeout(50);
        over ||= now.is === 'over';
      }
    }
    expect([...host.errors, ...guest.errors]).toEqual([]);
    await Promise.all([host.context.close(), guest.context.close()]);
  }
  expect(seen).toEqual({ attack: true, defence: true, auction: true, colony: true, offer: true, pact: true });
});
