/** The tutorials, played to their end: every lesson is read, every move it suggests can be made. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { asked, base, browser, move, player } from './play';

let chromium: Browser;
beforeAll(async () => void (chromium = await browser()));
afterAll(() => chromium?.close());

/** What everybody meets, in this order; other lessons come when they fit. */
const WAY: Record<string, string[]> = {
  'stone-age': ['valley', 'place', 'second', 'end'],
  'age-of-civilization': ['aim', 'civilization', 'work', 'war', 'red', 'fall'],
  civolution: ['aim', 'console', 'ideas', 'reset', 'matrix', 'tracks', 'end'],
  'civilization-ccg': ['aim', 'line', 'presets', 'collect', 'hand', 'food', 'finish', 'second'],
  'through-the-ages': ['aim', 'row', 'actions', 'build', 'stores', 'population', 'develop', 'wonders', 'government', 'attack', 'military', 'end'],
};

/** What a lesson of Stone Age may suggest: what it speaks of. */
const FITS: Record<string, RegExp> = { village: /field|tool maker|hut/, market: /card/, hunt: /hunting/ };

for (const [game, phone] of [['stone-age', false], ['age-of-civilization', true], ['through-the-ages', false], ['civolution', false], ['civilization-ccg', true]] as const) {
  test(`${game}: the tutorial plays the first rounds to its end`, async () => {
    const { page, errors, context } = await player(chromium, { phone });
    await page.goto(`${base}/learn`);
    await page.locator(`[data-learn="${game}"]`).click();
    const seen: string[] = [];
    let tried = 0;
    for (let at = 0; at < 120; at++) {
      await page.waitForSelector('.ask');
      const lesson = await page.evaluate(() => document.querySelector<HTMLElement>('.lesson')?.dataset['lesson'] ?? '');
      if (lesson === 'done') break;
      if (!lesson) {
        await asked(page);
        // A lesson may have come with the question.
        if (!(await page.$('.lesson'))) await move(page, at * 3);
        continue;
      }
      if (seen.at(-1) !== lesson) seen.push(lesson);
      expect(((await page.locator('.lesson p').textContent()) ?? '').length).toBeGreaterThan(30);
      const suggested = page.locator('[data-lesson-move]');
      if (await suggested.count()) {
        tried += 1;
        const what = (await suggested.textContent()) ?? '';
        const fits = FITS[lesson];
        if (game === 'stone-age' && fits) expect(what).toMatch(fits);
        await suggested.click();
      } else await page.locator('[data-lesson-next]').click();
      await page.waitForFunction((lesson) => document.querySelector<HTMLElement>('.lesson')?.dataset['lesson'] !== lesson, lesson);
    }
    expect(seen.filter((one) => WAY[game]!.includes(one))).toEqual(WAY[game]);
    expect(tried).toBeGreaterThan(1);
    await page.locator('[data-lesson-done]').click();
    await page.waitForSelector('.lesson', { state: 'detached' });
    expect(errors).toEqual([]);
    await context.close();
  });
}
