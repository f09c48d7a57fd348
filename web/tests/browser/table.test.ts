import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { asked, base, browser, move, player, playOut, table } from './play';

let chromium: Browser;
beforeAll(async () => void (chromium = await browser()));
afterAll(() => chromium?.close());

const bot = { kind: 'bot' as const, level: 'random' };

test('two browsers meet by an invitation link, one of them a phone, and a move is seen by the other', async () => {
  const host = await player(chromium);
  const guest = await player(chromium, { phone: true });
  const { invite } = await table(host.page, 'stone-age', [{ kind: 'me' }, { kind: 'free' }]);
  await guest.page.goto(`${base}/join/${invite}`);
  await guest.page.getByRole('textbox').fill('Celina');
  await guest.page.getByRole('button', { name: 'Sit down and play' }).click();
  await host.page.getByText('Celina').waitFor();
  await host.page.getByRole('button', { name: 'Begin' }).click();
  for (const { page } of [host, guest]) await page.waitForSelector('.ask');
  const first = await Promise.race([host, guest].map(async (one) => (await one.page.waitForSelector('.ask[data-ask="place"]'), one)));
  const other = first === host ? guest : host;
  const before = await other.page.locator('.fig').count();
  await move(first.page, 0);
  await other.page.waitForFunction((before) => document.querySelectorAll('.fig').length > before, before);
  expect([...host.errors, ...guest.errors]).toEqual([]);
  await Promise.all([host.context.close(), guest.context.close()]);
});

test('reload and reconnect in the middle of a turn', async () => {
  const { page, context } = await player(chromium);
  await table(page, 'stone-age', [{ kind: 'me' }, bot]);
  await asked(page);
  await move(page, 3);
  await asked(page);
  const said = await page.locator('.ask h2').textContent();
  await page.reload();
  await asked(page);
  expect(await page.locator('.ask h2').textContent()).toBe(said);
  await context.setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await context.setOffline(false);
  await asked(page);
  await move(page, 1);
  await context.close();
});

test('a decision is taken back and played again', async () => {
  const { page, errors, context } = await player(chromium);
  await table(page, 'age-of-civilization', [{ kind: 'me' }], { 'first-game': true });
  await asked(page);
  const before = await page.locator('.ask').getAttribute('data-ask');
  await page.locator('.acts .btn').first().click();
  await page.waitForFunction((before) => document.querySelector<HTMLElement>('.ask')?.dataset['ask'] !== before, before);
  await page.keyboard.press('z');
  await page.waitForFunction((before) => document.querySelector<HTMLElement>('.ask')?.dataset['ask'] === before, before);
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.waitForFunction((before) => document.querySelector<HTMLElement>('.ask')?.dataset['ask'] !== before, before);
  expect(errors).toEqual([]);
  await context.close();
});

test('a whole game of two at one screen, behind a curtain', async () => {
  const { page, errors, context } = await player(chromium);
  await table(page, 'age-of-civilization', [{ kind: 'me' }, { kind: 'local', name: 'Ola' }], { 'first-game': true });
  await playOut(page);
  expect(errors).toEqual([]);
  await context.close();
});

test('a turn by keyboard only', async () => {
  const { page, errors, context } = await player(chromium);
  await table(page, 'stone-age', [{ kind: 'me' }, bot]);
  await asked(page);
  const before = await page.locator('.ask').getAttribute('data-step');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-move'))).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForFunction((before) => document.querySelector<HTMLElement>('.ask')?.dataset['step'] !== before, before);
  expect(errors).toEqual([]);
  await context.close();
});

test('what does not glow answers with its rule', async () => {
  const { page, errors, context } = await player(chromium);
  await table(page, 'stone-age', [{ kind: 'me' }, bot]);
  await asked(page);
  await move(page, 0);
  await asked(page);
  await page.locator('.area[aria-disabled="true"]').first().dispatchEvent('click');
  await page.waitForSelector('.pop.why .rule-id');
  expect(await page.locator('.pop.why .rule-text').textContent()).toMatch(/\w{3}/);
  await page.keyboard.press('Escape');
  await page.waitForSelector('.pop.why', { state: 'detached' });
  expect(errors).toEqual([]);
  await context.close();
});

test('the language changes at once', async () => {
  const { page, errors, context } = await player(chromium);
  await table(page, 'stone-age', [{ kind: 'me' }, bot]);
  await asked(page);
  await page.getByRole('button', { name: 'Polski' }).click();
  await page.getByText('Postaw pionki w jednym miejscu').first().waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
