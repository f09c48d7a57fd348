/** Through the Ages in the browser: a whole game, and what several people do to each other. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { asked, base, browser, player, playOut, table } from './play';

let chromium: Browser;
beforeAll(async () => void (chromium = await browser()));
afterAll(() => chromium?.close());

const bot = { kind: 'bot' as const, level: 'random' };
const step = (page: Page): Promise<string> => page.evaluate(() => document.querySelector<HTMLElement>('.ask')?.dataset['step'] ?? '');
const moved = (page: Page, before: string) => page.waitForFunction((before) => document.querySelector('[data-end]') || document.querySelector<HTMLElement>('.ask')?.dataset['step'] !== before, before, { timeout: 60_000 });

test('a whole game of two, to the last round, with its rounds counted', async () => {
  const { page, errors, context } = await player(chromium);
  const { id } = await table(page, 'through-the-ages', [{ kind: 'me' }, bot]);
  let turn = 0;
  /** Two questions of three are answered with the end of the phase: a game of random actions would take very long. */
  const hurry = async (): Promise<boolean> => {
    if (++turn % 3 === 0) return false;
    const before = await step(page);
    const clicked = await page.evaluate(() => {
      const end = [...document.querySelectorAll<HTMLElement>('.buttons [data-action]')].find((one) => /"(finish|decline)"/.test(one.dataset['action']!));
      end?.click();
      return end !== undefined;
    });
    if (clicked) await moved(page, before);
    return clicked;
  };
  expect(await playOut(page, 1500, hurry)).toBeGreaterThan(30);
  expect(await page.locator('.bars li').count()).toBe(2);
  await page.waitForSelector('.plot .ln');
  // The game is over in its last round, not after none.
  await page.waitForFunction(() => Number(/(\d+) rounds/.exec(document.querySelector('.end .head p')?.textContent ?? '')?.[1]) > 10);
  // The board of the past is shown from either side.
  await page.goto(`${base}/replay/${id}`);
  await page.waitForSelector('.plot .ln');
  await page.waitForSelector('.cardrow');
  await page.waitForSelector('.hand');
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

/** One answer of a player who looks for trouble: pacts, aggressions and territories before all. Picked and clicked in one go. */
function answer(page: Page, wants: { me: number; other: number; arms: boolean; seen: Seen }): Promise<string> {
  return page.evaluate(({ me, other, arms, seen }) => {
    const kinds = (one: HTMLElement): string[] => one.dataset['kinds']?.split(' ') ?? [String((JSON.parse(one.dataset['action'] ?? '{}') as { type?: string }).type)];
    const all = [...document.querySelectorAll<HTMLElement>('[data-move]')].filter((one) => one.getBoundingClientRect().width > 0);
    const find = (kind: string, thing = /./): HTMLElement | undefined => all.find((one) => kinds(one).includes(kind) && thing.test(one.dataset['thing'] ?? 'x'));
    const ask = document.querySelector<HTMLElement>('.ask')?.dataset['ask'] ?? '';
    const strength = (seat: number): number => Number(document.querySelector(`tr[data-seat="${seat}"] td:nth-of-type(3) b`)?.textContent ?? 0);
    const later = (): HTMLElement | undefined => find('finish') ?? find('decline');
    /** What may go first, what is kept longest. */
    const KEPT = [/-army|band|legion|phalanx|cavalry|artillery|fortifications|conquistadors|entrenchments|troops/, /^(?!.*(territory|bonus|agreement|pact|treaty|cooperation|supremacy|tourism|sovereignty|protection|enslave|plunder|raid|annex|infiltrate|spy|intervention|war-over))/, /war-over|raid|annex|infiltrate/, /bonus/, /territory/, /./];
    const chosen = ((): HTMLElement | undefined => {
      switch (ask) {
        case 'politics': return (seen.pact ? undefined : find('offer')) ?? (seen.defence || !arms ? undefined : find('attack')) ?? find('prepare', /territory/) ?? find('prepare') ?? later();
        case 'actions': return (arms && strength(me) <= strength(other) ? (find('build', /^warriors$/) ?? find('grow')) : undefined) ?? later();
        case 'excess': case 'throw': return KEPT.map((kind) => find('discard', kind)).find((one) => one) ?? find('discard');
        case 'auction': return (seen.colony ? undefined : find('bid')) ?? later();
        case 'colonize': return find('launch') ?? find('send') ?? find('use');
        case 'defend': return find('use', /bonus/) ?? find('use') ?? later();
        case 'consider': return find('accept');
        default: return later() ?? all[0];
      }
    })() ?? all[0];
    const kind = chosen ? kinds(chosen)[0]! : '';
    chosen?.click();
    return `${ask}:${kind}`;
  }, wants);
}

/** Of several moves of one card, the one that fits: against the other player, or what builds rather than destroys. */
function choose(page: Page, other: number): Promise<boolean> {
  return page.evaluate((other) => {
    const all = [...document.querySelectorAll<HTMLElement>('.chooser [data-action]')];
    const action = (one: HTMLElement): { type: string; rival?: number } => JSON.parse(one.dataset['action']!) as { type: string; rival?: number };
    const found = all.find((one) => ['offer', 'attack'].includes(action(one).type) && action(one).rival === other) ?? all.find((one) => action(one).type !== 'destroy') ?? all[0];
    found?.click();
    return found !== undefined;
  }, other);
}

/** Two people and a bot at one table; answers with both pages, the first in the first seat. */
async function three() {
  const host = await player(chromium);
  const guest = await player(chromium);
  const { invite } = await table(host.page, 'through-the-ages', [{ kind: 'me' }, { kind: 'free' }, bot]);
  await guest.page.goto(`${base}/join/${invite}`);
  const name = `Celina ${Math.random().toString(36).slice(2, 8)}`;
  await guest.page.getByRole('textbox').fill(name);
  await guest.page.getByRole('button', { name: 'Sit down and play' }).click();
  await host.page.getByText(name).waitFor();
  await host.page.getByRole('button', { name: 'Begin' }).click();
  for (const { page } of [host, guest]) await page.waitForSelector('.ask');
  return { host, guest };
}

const panel = (page: Page, kind: string): Promise<unknown> => page.waitForSelector(`[data-panel="${kind}"]`);

// The cards decide much here: a third try costs less than a run that fails for them.
test('two people and a bot: an aggression and its defence, an auction, a pact', { retry: 2 }, async () => {
  const seen: Seen = { attack: false, defence: false, auction: false, colony: false, offer: false, pact: false };
  const all = (): boolean => Object.values(seen).every((one) => one);
  // The cards decide when; a game in which nobody draws a pact is followed by another.
  for (let game = 0; game < 4 && !all(); game++) {
    const { host, guest } = await three();
    const people = [{ ...host, seat: 0 }, { ...guest, seat: 1 }];
    for (let clicks = 0; clicks < 700 && !all(); clicks++) {
      // Whoever is asked; who is not, or not in time, is asked for again.
      const now = await Promise.race(people.map((one) => asked(one.page).then((goesOn) => ({ one, goesOn }), () => null)));
      if (!now) continue;
      if (!now.goesOn) break;
      const { page, seat } = now.one;
      const watcher = people[1 - seat]!.page;
      const before = await step(page);
      const ask = await page.evaluate(() => document.querySelector<HTMLElement>('.ask')?.dataset['ask'] ?? '');
      if (['auction', 'defend', 'consider'].includes(ask)) {
        // Whoever decides sees what it is about, and so does whoever waits.
        await panel(page, ask);
        if (!(ask === 'auction' ? seen.auction : ask === 'defend' ? seen.attack : seen.offer)) await panel(watcher, ask);
        if (ask === 'auction') seen.auction = true;
        else if (ask === 'defend') seen.attack = true;
        else seen.offer = true;
      }
      const did = await answer(page, { me: seat, other: 1 - seat, arms: seat === 0, seen });
      await page.waitForFunction((before) => document.querySelector('[data-end], .chooser') || document.querySelector<HTMLElement>('.ask')?.dataset['step'] !== before, before, { timeout: 60_000 });
      if ((await step(page)) === before && (await choose(page, 1 - seat))) await moved(page, before);
      if (did === 'defend:use') seen.defence = true;
      if (did === 'colonize:launch') {
        await page.waitForSelector(`tr[data-seat="${seat}"] .ties [aria-label="Colonies"]`);
        seen.colony = true;
      }
      if (did === 'consider:accept') {
        // Both see it in the ledger of both.
        for (const one of people) for (const row of [0, 1]) await one.page.waitForSelector(`tr[data-seat="${row}"] .ties use[href="#b-pact"]`, { state: 'attached' });
        seen.pact = true;
      }
    }
    expect([...host.errors, ...guest.errors]).toEqual([]);
    await Promise.all([host.context.close(), guest.context.close()]);
  }
  expect(seen).toEqual({ attack: true, defence: true, auction: true, colony: true, offer: true, pact: true });
});
