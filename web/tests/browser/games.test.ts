import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { browser, countActs, player, playOut, table } from './play';

let chromium: Browser;
beforeAll(async () => void (chromium = await browser()));
afterAll(() => chromium?.close());

const bot = { kind: 'bot' as const, level: 'random' };
/** Random play buys next to nothing, and a game of Stone Age would go on and on. */
const buyer = { kind: 'bot' as const, level: 'easy' };

test('a whole game of Stone Age against three bots', async () => {
  const { page, errors, context } = await player(chromium);
  // A suggested payment is one message, however many pieces it has.
  await countActs(page);
  await table(page, 'stone-age', [{ kind: 'me' }, buyer, buyer, buyer]);
  const { clicks, payments, messages } = await playOut(page);
  expect(clicks).toBeGreaterThan(10);
  expect(payments).toBeGreaterThan(0);
  // A step without alternative may follow by itself.
  expect(messages).toBeLessThanOrEqual(2);
  expect(await page.locator('.bars li').count()).toBe(4);
  await page.waitForSelector('.plot .ln', { state: 'attached' });
  expect(errors).toEqual([]);
  await context.close();
});

test('a whole game of Age of Civilization with all variants', async () => {
  const { page, errors, context } = await player(chromium, { lang: 'pl' });
  await table(page, 'age-of-civilization', [{ kind: 'me' }, bot, bot], { innovations: true, 'winds-of-change': true, draft: true });
  expect((await playOut(page)).clicks).toBeGreaterThan(6);
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
