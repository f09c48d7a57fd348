import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { asked, base, browser, player, playOut, table } from './play';

let chromium: Browser;
beforeAll(async () => void (chromium = await browser()));
afterAll(() => chromium?.close());

const bot = { kind: 'bot' as const, level: 'random' };
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What axe-core finds wrong with a page, in short. */
async function wrong(page: Page): Promise<string[]> {
  // The page's own policy allows no foreign script; a test may.
  await page.evaluate((await import('node:fs')).readFileSync(axe, 'utf8'));
  return page.evaluate(async () => {
    const axe = (window as unknown as { axe: { run: (root: Document, options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } }).axe;
    const { violations } = await axe.run(document, {});
    return violations.map((one) => `${one.id}: ${one.nodes.slice(0, 3).map((node) => node.html.slice(0, 140)).join(' | ')}`);
  });
}

test('axe-core finds nothing on lobby, set-up, rules and settings', async () => {
  const { page, errors, context } = await player(chromium);
  for (const path of ['/', '/new/age-of-civilization', '/rules/stone-age', '/settings', '/leaders', '/learn']) {
    await page.goto(base + path);
    await page.waitForSelector('main h1');
    expect(await wrong(page), path).toEqual([]);
  }
  await page.goto(`${base}/decks`);
  await page.waitForSelector('[data-card]');
  expect(await wrong(page), '/decks').toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

for (const phone of [false, true]) {
  test(`the rule book is walked by its contents, its anchors and its cross references${phone ? ', on a phone in Polish' : ''}`, async ({ expect }) => {
    const { page, context, errors } = await player(chromium, phone ? { phone, lang: 'pl' } : {});
    /** How far below the top of the window a rule begins. */
    const top = (id: string): Promise<number> => page.evaluate((one) => document.getElementById(one)!.getBoundingClientRect().top, id);
    const shown = async (id: string): Promise<void> => {
      await page.waitForSelector(`article.on[id="${id}"]`);
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(id);
      expect(await top(id)).toBeGreaterThanOrEqual(0);
      expect(await top(id)).toBeLessThan(120);
    };
    await page.goto(`${base}/rules/stone-age#SA-24`);
    await shown('SA-24');
    // “SA-38 to SA-45”: both are links, and the way back leads back.
    const refs = page.locator('#SA-24 .rule-text a');
    expect(await refs.allTextContents()).toEqual(['SA-38', 'SA-45']);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await shown('SA-38');
    await page.goBack();
    await shown('SA-24');
    // Contents: the section that is read is marked, another one is a click away.
    const contents = page.locator('[data-contents]');
    if (phone) await contents.getByRole('button').click();
    expect(await contents.locator('[aria-current]').textContent()).toContain(phone ? 'Akcje pionków' : 'Using figures');
    await contents.locator('a[href$="#section-scoring"]').click();
    await expect.poll(() => top('section-scoring')).toBeLessThan(120);
    // What is searched for does not hide what an address names.
    await page.keyboard.press('/');
    await page.keyboard.type('SA-17');
    await expect.poll(() => page.locator('article').count()).toBeLessThan(4);
    await page.goto(`${base}/rules/stone-age/SA-9`);
    await shown('SA-9');
    expect(errors).toEqual([]);
    await context.close();
  });
}

for (const game of ['stone-age', 'age-of-civilization', 'through-the-ages', 'civolution', 'civilization-ccg']) {
  test(`${game}: axe-core finds nothing at the table, and the whole of it is seen at a glance`, async () => {
    for (const phone of [false, true]) {
      const { page, context, errors } = await player(chromium, { phone });
      await table(page, game, [{ kind: 'me' }, bot, bot]);
      await asked(page);
      expect(await wrong(page), phone ? 'phone' : 'desktop').toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone ? 390 : 1440);
      if (!phone) expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
      expect(errors).toEqual([]);
      await context.close();
    }
  });
}

test('a finished game: its sources, its plot, its replay from any step; then the player’s page and the list of games', async () => {
  const { page, errors, context } = await player(chromium);
  const { id } = await table(page, 'age-of-civilization', [{ kind: 'me' }], {});
  await playOut(page);
  // The sources add up to the score.
  const sums = await page.locator('.mx').evaluate((matrix) => [...matrix.querySelectorAll('tbody tr')].map((row) => Number(row.querySelector('td')?.textContent?.replace('−', '-'))));
  expect(sums.slice(0, -1).reduce((sum, points) => sum + points, 0)).toBe(sums.at(-1));
  await page.goto(`${base}/replay/${id}`);
  await page.waitForSelector('.plot .ln', { state: 'attached' });
  expect(await wrong(page)).toEqual([]);
  await page.locator('[data-slider]').fill('12');
  await page.getByText('Step 12 of').waitFor();
  await page.getByRole('button', { name: 'One step on' }).click();
  await page.getByText('Step 13 of').waitFor();
  // A click on the plot, and one on a line of the log, go to any step.
  const box = (await page.locator('.plot').boundingBox())!;
  await page.mouse.click(box.x + 40, box.y + box.height / 2);
  await page.waitForFunction(() => Number(document.querySelector<HTMLInputElement>('[data-slider]')?.value) < 5);
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.waitForFunction(() => Number(document.querySelector<HTMLElement>('.log .then')?.dataset['step']) > 5);
  const line = page.locator('.log .then').nth(4);
  const step = await line.getAttribute('data-step');
  await line.click();
  await page.getByText(`Step ${step} of`).waitFor();
  const name = await page.evaluate(async () => ((await (await fetch('/api/me')).json()) as { name: string }).name);
  for (const path of [`/player/${encodeURIComponent(name)}`, '/games']) {
    await page.goto(base + path);
    await page.locator(`a[href="/replay/${id}"]`).waitFor();
    expect(await wrong(page), path).toEqual([]);
  }
  expect(errors).toEqual([]);
  await context.close();
});

test('it can be installed: a manifest, icons, and a worker that opens it without a connection', async () => {
  const { page, errors, context } = await player(chromium);
  await page.goto(base);
  await page.waitForSelector('main h1');
  const icons = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')!;
    const manifest = (await (await fetch(link.href)).json()) as { name: string; display: string; start_url: string; icons: { src: string }[] };
    if (manifest.name !== 'Epoka' || manifest.display !== 'standalone' || manifest.start_url !== '/') throw new Error('the manifest is not one to install by');
    return Promise.all(manifest.icons.map(async ({ src }) => (await fetch(src)).status));
  });
  expect(icons).toEqual([200, 200, 200]);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await page.waitForSelector('main h1');
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  expect(errors).toEqual([]);
  await context.setOffline(true);
  await page.reload();
  await page.waitForSelector('.bar .brand');
  await context.close();
});

test('the first load is small', async () => {
  const { page, context } = await player(chromium);
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => void sizes.push(response.request().sizes().then((size) => size.responseBodySize, () => 0)));
  await page.goto(base, { waitUntil: 'networkidle' });
  await page.waitForSelector('main h1');
  expect((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)).toBeLessThan(250_000);
  await context.close();
});
