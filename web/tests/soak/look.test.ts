/**
 * Whole games, looked at every few moves on a desktop, a laptop and a phone: nothing overlaps, nothing is cut off, everything can be touched.
 * `EPOKA_GAMES` says how many games of each table, `EPOKA_EVERY` after how many moves it is looked at, `EPOKA_ONLY` at which game alone.
 */
import { mkdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { faults } from '../browser/geometry';
import { asked, base, browser, player, playSome, table } from '../browser/play';

const shots = process.env['EPOKA_SHOTS'] ?? 'shots/soak';
const games = Number(process.env['EPOKA_GAMES'] ?? 1);
const every = Number(process.env['EPOKA_EVERY'] ?? 5);
const only = process.env['EPOKA_ONLY'];
/** So many moves of one's own are enough of a game. */
const MOST = 400;
/** Bots of a large table think long where the machine has other work as well, in milliseconds. */
const PATIENCE = 120_000;

const SIZES = { desktop: { width: 1440, height: 900 }, laptop: { width: 1280, height: 720 } };
const easy = { kind: 'bot' as const, level: 'easy' };
const TABLES: [string, number, Record<string, unknown>][] = [
  ['stone-age', 3, {}],
  ['age-of-civilization', 3, { innovations: true, 'winds-of-change': true, draft: true }],
  ['age-of-civilization', 0, {}],
  ['through-the-ages', 1, {}],
  ['through-the-ages', 3, {}],
  ['civolution', 0, { newcomers: true }],
  ['civolution', 3, {}],
  ['civilization-ccg', 1, {}],
  ['civilization-ccg', 3, {}],
];

let chromium: Browser;
beforeAll(async () => {
  mkdirSync(shots, { recursive: true });
  chromium = await browser();
});
afterAll(() => chromium?.close());

const step = (page: Page): Promise<string> => page.evaluate(() => document.querySelector<HTMLElement>('.ask')?.dataset['step'] ?? '');
/** Waits until two pages show the same; a step without alternative may still take both of them on. */
const together = (page: Page, other: Page): Promise<void> =>
  expect.poll(async () => (await other.$('[data-end]')) !== null || (await step(other)) === (await step(page)), { timeout: PATIENCE }).toBe(true);

for (const [game, bots, setup] of TABLES.filter(([game]) => !only || game === only)) {
  for (let round = 0; round < games; round++) {
    const [phone, lang] = [round % 2 === 0, round % 2 === 0 ? ('pl' as const) : ('en' as const)];
    test(`${game} with ${bots} bots, game ${round + 1}`, async () => {
      const { page, context } = await player(chromium, { lang: phone ? 'en' : 'pl' });
      const { id } = await table(page, game, [{ kind: 'me' }, ...Array.from({ length: bots }, () => easy)], setup);
      const small = await player(chromium, { phone: true, lang }, await context.storageState());
      for (const one of [page, small.page]) one.setDefaultTimeout(PATIENCE);
      await small.page.goto(`${base}/table/${id}`);
      const found = new Map<string, string>();
      for (let moves = 0; moves < MOST; moves += every) {
        const { over } = await playSome(page, every);
        if (!over) await asked(page);
        await together(page, small.page);
        for (const [look, shown] of [['desktop', page], ['laptop', page], ['phone', small.page]] as const) {
          if (look !== 'phone') await page.setViewportSize(SIZES[look]);
          for (const fault of await faults(shown)) {
            const what = `${look}: ${fault}`;
            if (found.has(what)) continue;
            const shot = `${shots}/${game}-${bots}-${round}-${look}-${moves}.png`;
            await shown.screenshot({ path: shot });
            found.set(what, shot);
          }
        }
        if (over) break;
      }
      await small.context.close();
      await context.close();
      expect([...found].map(([what, shot]) => `${what} (${shot})`).join('\n')).toBe('');
    });
  }
}
