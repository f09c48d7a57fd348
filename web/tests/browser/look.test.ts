/** Every page and every board in every look: nothing overlaps, nothing is cut off, everything can be touched; and a picture of each
 * where `EPOKA_SHOTS` names a folder for them. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { faults } from './geometry';
import { asked, base, browser, player, playOut, playSome, table } from './play';

const shots = process.env['EPOKA_SHOTS'];
let chromium: Browser;
/** Who has played at all the tables that are looked at. */
let kept: Awaited<ReturnType<BrowserContext['storageState']>>;
const tables: Record<string, string> = {};
let name = '';

const bot = { kind: 'bot' as const, level: 'random' };
const easy = { kind: 'bot' as const, level: 'easy' };

beforeAll(async () => {
  chromium = await browser();
  const { page, context } = await player(chromium);
  tables['end'] = (await table(page, 'age-of-civilization', [{ kind: 'me' }, bot], { 'first-game': true })).id;
  await playOut(page);
  tables['stone-age'] = (await table(page, 'stone-age', [{ kind: 'me' }, easy, easy, easy], {}, { counted: true })).id;
  await playSome(page, 14);
  tables['age-of-civilization'] = (await table(page, 'age-of-civilization', [{ kind: 'me' }, easy, easy], { innovations: true, 'winds-of-change': true })).id;
  await playSome(page, 8);
  await asked(page);
  tables['through-the-ages'] = (await table(page, 'through-the-ages', [{ kind: 'me' }, bot, bot, bot])).id;
  await playSome(page, 40);
  await asked(page);
  tables['civolution'] = (await table(page, 'civolution', [{ kind: 'me' }, bot, bot], { 'first-game': true, newcomers: true })).id;
  await playSome(page, 24);
  await asked(page);
  tables['vici'] = (await table(page, 'civolution', [{ kind: 'me' }], { newcomers: true })).id;
  await playSome(page, 10);
  await asked(page);
  tables['civilization-ccg'] = (await table(page, 'civilization-ccg', [{ kind: 'me' }, bot, bot])).id;
  await playSome(page, 40);
  await asked(page);
  tables['draft'] = (await table(page, 'age-of-civilization', [{ kind: 'me' }, bot, bot], { draft: true })).id;
  tables['wait'] = (await table(page, 'stone-age', [{ kind: 'me' }, { kind: 'free' }, { kind: 'free' }])).id;
  name = await page.evaluate(async () => ((await (await fetch('/api/me')).json()) as { name: string }).name);
  kept = await context.storageState();
  await context.close();
});
afterAll(() => chromium?.close());

/** What is opened on a page before it is looked at. */
type Opened = (page: Page) => Promise<unknown>;
const lookBack: Opened = async (page) => (await page.keyboard.press('b'), page.waitForSelector('[data-past]'));
const menu: Opened = async (page) => (await page.locator('.bar button').last().click(), page.waitForSelector('dialog[open] .check'));
/** On a phone the hand and the world are tabs. */
const hand: Opened = async (page) => {
  const tab = page.locator('.own [role="tab"]').nth(1);
  if ((await tab.count()) > 0) await tab.click();
  return page.waitForSelector('.hand');
};
/** The map large at a desk, the last tab on a phone. */
const map: Opened = async (page) => {
  const tab = page.locator('.pboard [role="tab"]').last();
  if ((await tab.count()) > 0) return tab.click();
  await page.locator('.mapzone .focus').click();
  return page.waitForSelector('.strip');
};
const her: Opened = async (page) => (await page.locator('.rivals button').last().click(), page.waitForSelector('.her, .tabs'));
const matrix: Opened = async (page) => {
  const tab = page.locator('.pboard [role="tab"]').nth(3);
  if ((await tab.count()) > 0) await tab.click();
  return page.waitForSelector('.matrix');
};
const why: Opened = async (page) => (await page.locator('.act-tile[data-thing]').first().dispatchEvent('click'), page.waitForSelector('.pop.why'));

/** The deck builder with a deck; it is kept while the page is. */
const starter: Opened = async (page) => {
  if (await page.$('[data-deck]')) await page.locator('[data-deck]').click();
  await page.locator('[data-decks]').click();
  await page.locator('[data-starter="steppe-storm"] button').click();
  return page.waitForSelector('[data-remark="legal"]');
};

/** The pages, each with what must be there before it is looked at. */
const pages = (): [string, string, string, Opened?][] => [
  ['lobby', '/', '.game .vig'],
  ['new', '/new/age-of-civilization', '.seats'],
  ['rules', '/rules/stone-age', 'article'],
  ['settings', '/settings', '.box'],
  ['learn', '/learn', '.games article'],
  ['leaders', '/leaders', 'main .panel'],
  ['games', '/games', 'main li'],
  ['player', `/player/${encodeURIComponent(name)}`, 'main h1'],
  ['wait', `/table/${tables['wait']}`, 'main li'],
  ['stone-age', `/table/${tables['stone-age']}`, '.ask'],
  ['past', `/table/${tables['stone-age']}`, '.ask', lookBack],
  ['age-of-civilization', `/table/${tables['age-of-civilization']}`, '.ask'],
  ['through-the-ages', `/table/${tables['through-the-ages']}`, '.ask'],
  ['through-the-ages-hand', `/table/${tables['through-the-ages']}`, '.ask', hand],
  ['civolution', `/table/${tables['civolution']}`, '.ask'],
  ['civolution-matrix', `/table/${tables['civolution']}`, '.ask', matrix],
  ['civolution-vici', `/table/${tables['vici']}`, '.ask', her],
  // The last of this board: the map stays large.
  ['civolution-map', `/table/${tables['civolution']}`, '.ask', map],
  ['civilization-ccg', `/table/${tables['civilization-ccg']}`, '.ask'],
  ['new-decks', '/new/civilization-ccg', '[data-deck-of]'],
  ['decks', '/decks/civilization-ccg', '[data-remark]', starter],
  ['menu', `/table/${tables['age-of-civilization']}`, '.ask', menu],
  ['draft', `/table/${tables['draft']}`, '.ask'],
  ['why', `/table/${tables['draft']}`, '.ask', why],
  ['tutorial', `/table/${tables['age-of-civilization']}?learn=1`, '.lesson'],
  ['end', `/table/${tables['end']}`, '.plot:has(.ln)'],
  ['replay', `/replay/${tables['end']}`, '.plot:has(.ln)'],
  ['lost', '/nowhere', 'main h1'],
];

/** Goes to a page as its links do, without loading the client anew. */
async function go(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank' || path.includes('?')) return void (await page.goto(base + path));
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

describe.each([false, true])('phone: %s', (phone) => {
  test.each(['en', 'pl'] as const)('every page in %s, light and dark', async (lang) => {
    const { page, context, errors } = await player(chromium, { phone, lang }, kept);
    const wrong: string[] = [];
    for (const [what, path, there, opened] of pages()) {
      await go(page, path);
      await page.waitForSelector(there);
      await opened?.(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        const called = `${what}-${phone ? 'phone' : 'desktop'}-${colorScheme}-${lang}`;
        await page.emulateMedia({ colorScheme });
        await page.waitForSelector(`[data-theme="${colorScheme}"]`);
        if (shots) await page.screenshot({ path: `${shots}/${called}.png`, fullPage: false });
        wrong.push(...(await faults(page)).map((fault) => `${called}: ${fault}`));
      }
    }
    expect(wrong.join('\n')).toBe('');
    expect(errors).toEqual([]);
    await context.close();
  });
});
