/** Civolution in the browser: alone against V.I.C.I., at a table of three, and the zones of the board. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { acts, browser, countActs, player, playOut, playSome, table } from './play';

let chromium: Browser;
beforeAll(async () => void (chromium = await browser()));
afterAll(() => chromium?.close());

const bot = { kind: 'bot' as const, level: 'random' };
const FIRST = { 'first-game': true, newcomers: true };
/** Three questions of four are answered with a Reset or by declining: a game of random actions would take long. */
const hurry = { fits: /"type":"(reset|skip|roll|feed-all)"/, but: 4 };

test('a whole game alone: V.I.C.I. says step by step what she does and why', async () => {
  const { page, errors, context } = await player(chromium);
  await table(page, 'civolution', [{ kind: 'me' }], FIRST);
  const { counted: reasons } = await playOut(page, { hurry, count: '.vici li.why' });
  expect(reasons).toBeGreaterThan(0);
  // She has no seat, and yet the end says who has won at which level, and where her points came from.
  await page.waitForFunction(() => document.querySelector('[data-end] h1, .end h1')?.textContent?.includes('V.I.C.I.'));
  expect(await page.locator('[data-machine]').textContent()).toMatch(/points.*Level: Beginner/);
  expect(await page.locator('.bars li').count()).toBe(2);
  const columns = await page.evaluate(() => [...document.querySelectorAll('.mx tbody tr')].map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent.replace('−', '-')))));
  const total = columns.pop()!;
  expect(total).toEqual([0, 1].map((column) => columns.reduce((sum, row) => sum + row[column]!, 0)));
  await page.waitForSelector('.plot .ln', { state: 'attached' });
  // The replay is in colour like the table.
  await page.locator('.head a[href^="/replay/"]').click();
  await page.waitForSelector('.replay .map .ter .ground');
  const fills = await page.evaluate(() => [...document.querySelectorAll('.map .ter .ground')].map((one) => getComputedStyle(one).fill));
  expect(fills).toHaveLength(22);
  expect(new Set(fills).size).toBe(7);
  expect(errors).toEqual([]);
  await context.close();
});

test('a whole game of three on a phone: the zone that answers a question comes by itself', async () => {
  const { page, errors, context } = await player(chromium, { phone: true });
  await table(page, 'civolution', [{ kind: 'me' }, bot, bot], FIRST);
  expect((await playOut(page, { hurry })).clicks).toBeGreaterThan(20);
  expect(await page.locator('.bars li').count()).toBe(3);
  expect(errors).toEqual([]);
  await context.close();
});

test.each([false, true])('tribes are fed in any order and sent as one, on a phone: %s', async (phone) => {
  const { page, errors, context } = await player(chromium, { phone, forced: false });
  await countActs(page);
  const tribes = page.locator('.map [data-move][data-action*=\'"feed"\']');
  let actions: string[] = [];
  // Who has one tribe to feed, or food for fewer than there are, is dealt another table.
  while (actions.length < 2) {
    await table(page, 'civolution', [{ kind: 'me' }, bot], FIRST);
    const { over } = await playSome(page, 600, { hurry: { fits: /"type":"(reset|skip|roll)"/, but: 3 }, until: '.ask[data-ask="feed"]' });
    if (over) continue;
    await page.waitForSelector('.map [data-move]');
    await page.waitForSelector('[data-suggested]');
    const all = await tribes.evaluateAll((found) => found.map((one) => (one as SVGElement).dataset['action']!));
    if ((await page.locator(`[data-suggested="${all.length}"]`).count()) > 0) actions = all;
  }
  const sent = await acts(page);
  // The last that is listed comes first.
  for (const [at, action] of actions.toReversed().entries()) {
    await page.locator(`.map [data-action='${action}']`).dispatchEvent('click');
    await page.waitForSelector(`.strip[data-filled="${at + 1}"]`);
  }
  expect(await page.locator('.strip .chip').count()).toBe(actions.length);
  // One is taken out again, and put in again.
  await page.locator('.strip .chip').first().click();
  await page.waitForSelector(`.strip[data-filled="${actions.length - 1}"]`);
  await page.locator(`.map [data-action='${actions.at(-1)}']`).dispatchEvent('click');
  await page.waitForSelector(`.strip[data-filled="${actions.length}"]`);
  expect(await acts(page)).toBe(sent);
  await page.locator('[data-basket-confirm]').first().click();
  await page.waitForSelector('.strip', { state: 'detached' });
  expect(await acts(page)).toBe(sent + 1);
  expect(errors).toEqual([]);
  await context.close();
});

test('the table: consoles of others, the map large, a module of the console, words and no ids', async () => {
  const { page, errors, context } = await player(chromium);
  const module = page.locator('.tri .cell .mod.can:not(.reset):not(.dream)').first();
  // With some dice no module can be activated in the first turn: then another table is opened.
  for (let deal = 0; deal < 5; deal++) {
    await table(page, 'civolution', [{ kind: 'me' }, bot, bot], FIRST);
    await playSome(page, 40, { until: '.ask[data-ask="turn"]' });
    await page.waitForSelector('.ask[data-ask="turn"]');
    if (await module.waitFor({ timeout: 10_000 }).then(() => true, () => false)) break;
  }
  // All territories and areas are there, the tribes as well, and a module can be activated because the server says so.
  expect(await page.locator('.map .ter').count()).toBe(22);
  expect(await page.locator('.map .slot').count()).toBe(24);
  expect(await page.locator('.map .tribe').count()).toBeGreaterThanOrEqual(3);
  expect(await page.locator('.tri [data-thing]').count()).toBe(22);
  const open = await page.locator('.tri .mod.can:not(.reset)').count();
  expect(open).toBeGreaterThan(0);
  // What a module would use is read before the click; of several ways one is chosen, and what was paid is said.
  await module.hover();
  await page.waitForSelector('[data-costs]');
  const paid = await page.evaluate(() => document.querySelector('[data-costs] .said')!.firstChild!.textContent);
  expect(paid).toMatch(/die|marker/);
  await page.mouse.move(2, 2);
  await page.waitForSelector('[data-costs]', { state: 'detached' });
  // The console of a rival can be looked at and cannot be played.
  await page.locator('.side .rivals button').first().click();
  await page.waitForFunction(() => document.querySelector('.own header h2')?.textContent?.startsWith('Bot'));
  expect(await page.locator('.tri .mod.can').count()).toBe(0);
  await page.getByRole('button', { name: 'Back to mine' }).click();
  await page.waitForSelector('.tri .mod.can');
  // A click on something closed is answered in place of what the hover says, also where the click is faster than the hover.
  const closed = page.locator('.map .ter:not(.can)').first();
  for (const hovers of [true, false]) {
    const box = (await closed.locator('.edge').boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    if (hovers) await page.waitForSelector('.detail');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForSelector('.pop.why');
    // A timer of the page that began before this one and is shorter has run when this one has.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    expect(await page.locator('.detail').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.mouse.move(2, 2);
  }
  // The map has the table, and the console is a strip with the same modules.
  await page.keyboard.press('2');
  await page.waitForSelector('.strip .pill');
  expect(await page.locator('.strip .pill').count()).toBeGreaterThanOrEqual(open);
  await page.keyboard.press('1');
  await page.waitForSelector('.tri');
  // Nothing is called by its id.
  const text = await page.evaluate(() => document.querySelector('main')!.textContent);
  expect(text).not.toMatch(/⟨|\b(trait|track|terrain|module|goal|income|area|card|territory)-[a-z]/);
  expect(errors).toEqual([]);
  await context.close();
});
