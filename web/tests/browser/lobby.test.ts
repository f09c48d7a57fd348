import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { asked, base, browser, player, table } from './play';

let chromium: Browser;
beforeAll(async () => void (chromium = await browser()));
afterAll(() => chromium?.close());

test('a table for one: seats follow the scenario, the scenario follows the seats, and a refusal says why beside the button', async () => {
  const { page, context } = await player(chromium, { phone: true, lang: 'pl' });
  await page.goto(`${base}/new/age-of-civilization`);
  const scenario = page.locator('label.pick select').first();
  const seats = page.locator('ol.seats li > select:first-of-type');
  await scenario.selectOption('plague-years');
  expect(await seats.evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value))).toEqual(['me', 'none', 'none', 'none']);
  await page.getByText('jest dla jednej osoby, więc pozostałe miejsca').waitFor();
  await seats.nth(1).selectOption('bot');
  expect(await scenario.inputValue()).toBe('');
  // What the page would not ask for by itself is refused, with the cause in the window.
  await page.route('**/api/tables', (route) => {
    const body = route.request().postDataJSON() as { options: { setup: object } };
    body.options.setup = { scenario: 'plague-years' };
    return route.continue({ postData: JSON.stringify(body) });
  });
  await page.getByRole('button', { name: 'Zaczynamy' }).click();
  const refused = page.getByRole('alert').filter({ hasText: 'Scenariusze są dla jednej osoby.' });
  await refused.waitFor();
  const box = (await refused.boundingBox())!;
  expect(box.y + box.height).toBeLessThan(844);
  expect(await refused.locator('a').getAttribute('href')).toBe('/rules/age-of-civilization#AC-66');
  await context.close();
});

for (const phone of [false, true]) {
  test(`signing in leads to the form${phone ? ' on a phone' : ''}, from any page and from the settings themselves`, async ({ expect }) => {
    const { page, context, errors } = await player(chromium, { phone });
    for (const path of ['/', '/settings']) {
      await page.goto(base + path);
      await page.getByRole('link', { name: 'Sign in' }).click();
      const name = page.locator('#account input[autocomplete="username"]');
      await expect.poll(() => name.evaluate((input) => document.activeElement === input)).toBe(true);
      const box = (await name.boundingBox())!;
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThan(phone ? 844 : 900);
    }
    expect(errors).toEqual([]);
    await context.close();
  });
}

test('a password is changed with the old one, and only the new one signs in', async () => {
  const { page, context, errors } = await player(chromium);
  const called = `Zofia ${Date.now() % 1_000_000}`;
  await page.goto(`${base}/settings#account`);
  const field = (label: string) => page.locator('#account').getByLabel(label, { exact: false }).first();
  await field('Name').fill(called);
  await field('Password').fill('correct horse');
  await page.getByRole('button', { name: 'Make an account' }).click();
  await page.locator('[data-password] summary').click();
  await field('Password until now').fill('correct horse');
  await field('New password').fill('battery staple');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await page.getByText('Your password is changed.').waitFor();
  const signIn = (password: string) => page.evaluate(async ({ called, password }) => (await fetch('/api/session', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name: called, password }) })).status, { called, password });
  expect(await signIn('battery staple')).toBe(200);
  expect(errors).toEqual([]);
  expect(await signIn('correct horse')).toBe(401);
  await context.close();
});

test('who gives up against a bot is told that this ends the match, and the result says who gave up', async ({ expect }) => {
  const { page, context, errors } = await player(chromium, { phone: true, lang: 'pl' });
  await table(page, 'age-of-civilization', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
  await asked(page);
  await page.getByRole('button', { name: 'Stół', exact: true }).first().click();
  await page.getByRole('button', { name: 'Poddaj się…' }).click();
  await page.getByText('Partia skończy się od razu, a ty zajmiesz ostatnie miejsce.').waitFor();
  await page.getByRole('button', { name: 'Poddaj się', exact: true }).click();
  await expect.poll(() => page.locator('[data-left]').textContent()).toBe('Koniec przed czasem: poddajesz partię.');
  expect(await page.locator('.end h1').textContent()).toMatch(/^Wygrywa Bot/);
  expect(errors).toEqual([]);
  await context.close();
});

test('a bot is as good as one asks for, and the list of finished games says against whom and how it ended', async () => {
  const { page, context, errors } = await player(chromium);
  await page.goto(base);
  await page.waitForSelector('.game .about');
  expect(await page.locator('.game .about').allTextContents()).not.toContain('');
  expect(await page.locator('.game .facts').first().locator('span').count()).toBe(3);
  await page.locator('[data-bot="stone-age"]').click();
  await page.locator('[data-level="medium"]').click();
  await page.waitForURL('**/table/*');
  await asked(page);
  await page.getByRole('button', { name: 'Table', exact: true }).first().click();
  await page.getByRole('button', { name: 'Give up…' }).click();
  await page.getByRole('button', { name: 'Give up', exact: true }).click();
  await page.waitForSelector('[data-left]');
  await page.goto(`${base}/games`);
  await page.getByText(/Place 2 of 2 \(not played to the end\): a bot \(medium\)\s0, Guest \w+\s0/).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('a guest without a name is called in the language one reads, and the number of the dice stands in the menu', async ({ expect }) => {
  const { page, context, errors } = await player(chromium);
  await table(page, 'stone-age', [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
  await asked(page);
  await page.getByRole('button', { name: 'Table', exact: true }).first().click();
  await page.getByText('Are the dice fair?').click();
  await expect.poll(() => page.locator('[data-commitment]').textContent()).toMatch(/: [0-9a-f]{64}$/);
  await page.goto(base);
  await page.getByRole('button', { name: 'Polski' }).click();
  await expect.poll(() => page.locator('.bar .who').textContent()).toMatch(/^Gość [0-9a-f]{6}$/);
  expect(errors).toEqual([]);
  await context.close();
});
