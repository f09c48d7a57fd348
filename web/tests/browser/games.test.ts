import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { browser, player, playOut, table } from './play';

let chromium: Browser;
beforeAll(async () => void (chromium = await browser()));
afterAll(() => chromium?.close());

const bot = { kind: 'bot' as const, level: 'random' };
/** Random play buys next to nothing, and a game of Stone Age would go on and on. */
const buyer = { kind: 'bot' as const, level: 'easy' };

test('a whole game of Stone Age against three bots', async () => {
  const { page, errors, context } = await player(chromium);
  /** How many messages an act took: a suggested payment is one, however many pieces it has. */
  let sent = 0;
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => void (sent += String(payload).includes('"do":"act"') ? 1 : 0)));
  await table(page, 'stone-age', [{ kind: 'me' }, buyer, buyer, buyer]);
  let [clicks, payments] = [0, 0];
  const paid = async (): Promise<boolean> => {
    const button = page.getByRole('button', { name: 'Pay with the cheapest' });
    if ((await button.count()) === 0) return false;
    const [ask, before] = [await page.locator('.ask').getAttribute('data-ask'), sent];
    await button.click();
    await page.waitForFunction((ask) => document.querySelector('[data-end]') || document.querySelector<HTMLElement>('.ask')?.dataset['ask'] !== ask || !document.querySelector('.buttons .btn.act'), ask);
    expect(sent - before).toBeLessThanOrEqual(2);
    payments += 1;
    return true;
  };
  clicks = await playOut(page, 600, paid);
  expect(clicks).toBeGreaterThan(10);
  console.log(`${clicks} clicks, ${payments} payments of one click`);
  expect(await page.locator('.bars li').count()).toBe(4);
  await page.waitForSelector('.plot .ln');
  expect(errors).toEqual([]);
  await context.close();
});

test('a whole game of Age of Civilization with all variants', async () => {
  const { page, errors, context } = await player(chromium, { lang: 'pl' });
  await table(page, 'age-of-civilization', [{ kind: 'me' }, bot, bot], { innovations: true, 'winds-of-change': true, draft: true });
  expect(await playOut(page)).toBeGreaterThan(6);
  expect(await page.locator('.bars li').count()).toBe(3);
  expect(errors).toEqual([]);
  await context.close();
});

test('solo: Clash, alone against the virtual rival', async () => {
  const { page, errors, context } = await player(chromium);
  await table(page, 'age-of-civilization', [{ kind: 'me' }]);
  await page.waitForSelector('.strength li:nth-child(2)');
  await playOut(page);
  expect(errors).toEqual([]);
  await context.close();
});

test('a whole game of Stone Age on a phone', async () => {
  const { page, errors, context } = await player(chromium, { phone: true });
  await table(page, 'stone-age', [{ kind: 'me' }, buyer]);
  await playOut(page);
  expect(errors).toEqual([]);
  await context.close();
});
