import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { asked, base, browser, move, player, playOut, table } from './play';

let chromium: Browser;
let shots: string;
beforeAll(async () => {
  chromium = await browser();
  shots = process.env['EPOKA_SHOTS'] ?? 'shots';
  mkdirSync(shots, { recursive: true });
});
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

/** Buttons and links that are too small for a thumb. */
const small = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.querySelectorAll<HTMLElement>('button, a.btn, select, [role="button"]')].flatMap((one) => {
    const { width, height } = one.getBoundingClientRect();
    const counts = width > 0 && !one.closest('.log, p, .unseen') && one.tabIndex >= 0;
    return counts && (height < 39.5 || width < 39.5) ? [`${one.className} ${one.textContent?.trim().slice(0, 30)} ${Math.round(width)}×${Math.round(height)}`] : [];
  }));

/** Words that are cut off: they do not fit, and nothing says that there is more. */
const clipped = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.querySelectorAll<HTMLElement>('h1, h2, h3, b, button, .btn, .eyebrow, small, li > span')].flatMap((one) => {
    const style = getComputedStyle(one);
    const says = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
    return !says && style.overflow === 'hidden' && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0 && !one.closest('.unseen') ? [`${one.className} ${one.textContent?.trim().slice(0, 40)}`] : [];
  }));

test('axe-core finds nothing on lobby, set-up, rules and settings', async () => {
  const { page, errors, context } = await player(chromium);
  for (const path of ['/', '/new/age-of-civilization', '/rules/stone-age', '/settings', '/leaders', '/learn']) {
    await page.goto(base + path);
    await page.waitForSelector('main h1');
    expect(await wrong(page), path).toEqual([]);
  }
  expect(errors).toEqual([]);
  await context.close();
});

for (const game of ['stone-age', 'age-of-civilization']) {
  test(`${game}: axe-core finds nothing at the table, and everything can be touched`, async () => {
    for (const phone of [false, true]) {
      const { page, context } = await player(chromium, { phone });
      await table(page, game, [{ kind: 'me' }, bot, bot]);
      await asked(page);
      expect(await wrong(page), phone ? 'phone' : 'desktop').toEqual([]);
      expect(await clipped(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone ? 390 : 1440);
      if (phone) expect(await small(page)).toEqual([]);
      else expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
      await context.close();
    }
  });
}

test('a finished game is replayed, step by step', async () => {
  const { page, errors, context } = await player(chromium);
  const { id } = await table(page, 'age-of-civilization', [{ kind: 'me' }]);
  await playOut(page);
  await page.goto(`${base}/replay/${id}`);
  await page.waitForSelector('.time');
  expect(await wrong(page)).toEqual([]);
  await page.locator('[data-slider]').fill('12');
  await page.getByText('Step 12 of').waitFor();
  await page.getByRole('button', { name: 'One step on' }).click();
  await page.getByText('Step 13 of').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('the first load is small', async () => {
  const { page, context } = await player(chromium);
  const sizes: number[] = [];
  page.on('response', (response) => void response.request().sizes().then((size) => sizes.push(size.responseBodySize), () => {}));
  await page.goto(base);
  await page.waitForSelector('main h1');
  await page.waitForTimeout(500);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(250_000);
  await context.close();
});

test('screenshots are kept', async () => {
  for (const game of ['stone-age', 'age-of-civilization']) {
    for (const phone of [false, true]) {
      for (const dark of [false, true]) {
        const lang = dark ? 'pl' : 'en';
        const { page, context } = await player(chromium, { phone, dark, lang });
        await table(page, game, [{ kind: 'me' }, bot, bot, bot]);
        for (let at = 0; at < 9 && (await asked(page)); at++) await move(page, at * 5 + 2);
        await asked(page);
        await page.screenshot({ path: `${shots}/${game}-${phone ? 'phone' : 'desktop'}-${dark ? 'dark' : 'light'}-${lang}.png` });
        await context.close();
      }
    }
  }
});
