import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { FIGURES, pair } from './pair';
import { acts, asked, base, browser, countActs, move, player, playOut, table } from './play';
import { Wire } from './proxy';

let chromium: Browser;
beforeAll(async () => void (chromium = await browser()));
afterAll(() => chromium?.close());

const bot = { kind: 'bot' as const, level: 'random' };

const step = (page: Page): Promise<string | undefined> => page.evaluate(() => document.querySelector<HTMLElement>('.ask')?.dataset['step']);

const figures = (page: Page): Promise<number> => page.locator(FIGURES).count();
const moreFigures = (page: Page, than: number) => page.waitForFunction(([than, all]) => document.querySelectorAll(all).length > than, [than, FIGURES] as const);

test('two browsers meet by an invitation link, one of them a phone, and see each other’s moves', async () => {
  const { first, other, done } = await pair(chromium);
  let [mover, watcher] = [first, other];
  for (let round = 0; round < 6; round++) {
    await mover.page.waitForSelector('.ask[data-ask="place"]');
    const before = await figures(watcher.page);
    // A card takes one figure: both have some left for all rounds.
    await mover.page.locator('.card.is-legal[data-action]').first().dispatchEvent('click');
    await moreFigures(watcher.page, before);
    [mover, watcher] = [watcher, mover];
  }
  expect([...first.errors, ...other.errors]).toEqual([]);
  await done();
});

test('a move planned while the other decides is played by itself', async ({ expect }) => {
  const { first, other, done } = await pair(chromium);
  await first.page.locator('[data-place="forest"] [data-move], [data-place="forest"] .area[data-move]').first().dispatchEvent('click');
  await first.page.waitForSelector('.chooser [data-action], [data-plan]');
  const chooser = await first.page.$('.chooser [data-action]');
  if (chooser) await chooser.click();
  await first.page.locator('[data-plan]').click();
  // The server says what can be planned: not where one stands already, and not with figures that are planned for.
  const open = (spot: string): Promise<number> => first.page.locator(`[data-place="${spot}"] [data-move]`).count();
  await first.page.waitForSelector('[data-place="hunt"] [data-move]');
  const hunt = await open('hunt');
  expect([await open('forest'), await open('hut'), [1, 4].includes(hunt)]).toEqual([0, 1, true]);
  await first.page.locator('[data-place="hut"] [data-action]').dispatchEvent('click');
  await expect.poll(() => open('hut')).toBe(0);
  // A ghost for every figure on a wide board, one place to tap on a phone.
  expect(await open('hunt')).toBe(hunt === 1 ? 1 : 2);
  await first.page.getByRole('button', { name: /^Forget/ }).click();
  await expect.poll(() => open('hut')).toBe(1);
  await first.page.locator('.card.bld[data-action]').first().dispatchEvent('click');
  await first.page.getByRole('list', { name: 'Planned' }).waitFor();
  const before = await figures(first.page);
  await other.page.waitForSelector('.ask[data-ask="place"]');
  await other.page.locator('.card.civ[data-action]').first().dispatchEvent('click');
  await moreFigures(first.page, before + 1);
  expect(await first.page.locator('.market .who').count()).toBe(2);
  await first.page.getByRole('list', { name: 'Planned' }).waitFor({ state: 'detached' });
  expect([...first.errors, ...other.errors]).toEqual([]);
  await done();
});

/** A table of Age of Civilization in the middle of a turn: a civilization is born, one worker has acted. */
async function midTurn(page: Page, address = base): Promise<void> {
  await table(page, 'age-of-civilization', [{ kind: 'me' }, bot, bot], { 'first-game': true }, {}, address);
  await page.waitForSelector('.ask[data-ask="birth"]');
  // The largest people has something to do after its first action; some are born with a question.
  await page.evaluate(() => {
    const people = (card: Element): number => card.querySelectorAll('.pop-n svg').length;
    const cards = [...document.querySelectorAll('.pool .civ')].sort((a, b) => people(b) - people(a));
    cards[0]!.querySelector<HTMLElement>('.acts .btn')!.click();
  });
  while ((await page.locator('.sl .person').count()) === 0) {
    await page.waitForSelector('.ask[data-ask]:not([data-ask=""]):not([data-ask="birth"])');
    const before = await step(page);
    await page.locator('.act-tile[data-action], .tech[data-action], .wonder[data-action]').first().click();
    await page.waitForFunction((before) => document.querySelector<HTMLElement>('.ask')?.dataset['step'] !== before, before);
  }
  await page.waitForSelector('.ask[data-ask="work"]');
}

/**
 * Ends a turn, answering with “no” what may be asked at its end, until something is there; answers whether it is. Whoever has the last
 * turn of a round and the first of the next goes on to the next civilization instead.
 */
async function endTurn(page: Page, until: string): Promise<boolean> {
  const next = '.ask[data-ask="civilization"]';
  for (let at = 0; at < 6 && (await page.locator(`${until}, ${next}`).count()) === 0; at++) {
    await page.waitForSelector(`${until}, ${next}, .buttons .btn[data-move]`);
    const before = await step(page);
    await page.evaluate(() => [...document.querySelectorAll<HTMLElement>('.buttons .btn[data-move]')].find((one) => /finish|decline/.test(one.dataset['action'] ?? ''))?.click());
    // A second click while the first is on its way would take it back.
    const answered = ([until, before]: [string, string | undefined]): boolean =>
      document.querySelector(until) !== null || document.querySelector<HTMLElement>('.ask')?.dataset['step'] !== before;
    await page.waitForFunction(answered, [until, before] as [string, string | undefined]);
  }
  await page.waitForSelector(`${until}, ${next}`);
  return (await page.locator(until).count()) > 0;
}

test('a reload and a cut wire in the middle of a turn: it is said, it heals, and the turn goes on', async ({ expect }) => {
  const wire = await Wire.to(base);
  const { page, context } = await player(chromium);
  await midTurn(page, wire.base);
  const [said, placed] = [await page.locator('.ask h2').textContent(), await page.locator('.sl .person').count()];
  await page.reload();
  await page.waitForSelector('.sl .person');
  expect(await page.locator('.ask h2').textContent()).toBe(said);
  wire.cut();
  await page.waitForSelector('.lost');
  // Nothing glows while nothing can be played.
  expect(await page.locator('[data-move][data-action]').count()).toBe(0);
  wire.heal();
  await page.waitForSelector('.lost', { state: 'detached' });
  await expect.poll(() => page.locator('.ask h2').textContent()).toBe(said);
  await expect.poll(() => page.locator('.sl .person').count()).toBe(placed);
  await endTurn(page, '.zones:not(:has(.sl .person))');
  await context.close();
  wire.close();
});

test('a decision is taken back and played again', async () => {
  const { page, errors, context } = await player(chromium);
  await table(page, 'age-of-civilization', [{ kind: 'me' }], {});
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

test('only what hands the turn on is confirmed, if wanted', async () => {
  const { page, errors, context } = await player(chromium);
  await page.goto(base);
  await page.evaluate(() => localStorage.setItem('epoka', JSON.stringify({ confirm: true })));
  // A table at which somebody else follows.
  let shown = false;
  for (let at = 0; at < 10 && !shown; at++) {
    await midTurn(page);
    shown = await endTurn(page, '[data-confirm]');
  }
  await page.getByText('End your turn: ').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await endTurn(page, '[data-confirm]');
  await page.locator('[data-confirm]').click();
  await page.waitForSelector('.zones:not(:has(.sl .person))');
  expect(errors).toEqual([]);
  await context.close();
});

test('the past of a running match: slider, log, and back to now', async () => {
  const { page, errors, context } = await player(chromium);
  await midTurn(page);
  const steps = await page.locator('.ask').getAttribute('data-step');
  await page.locator('[data-look-back]').click();
  await page.waitForSelector('[data-past]');
  await page.locator('[data-slider]').fill('1');
  await page.waitForSelector('[data-past="1"]');
  expect(await page.locator('.sl .person').count()).toBe(0);
  expect(await page.locator('[data-move][data-action]').count()).toBe(0);
  await page.getByRole('button', { name: 'One step on' }).click();
  await page.waitForSelector('[data-past="2"]');
  await page.keyboard.press('Escape');
  await page.waitForSelector(`.ask[data-step="${steps}"]`);
  // Every line of the log leads to the table as it was then.
  await page.locator('.log .then').first().click();
  await page.waitForSelector(`[data-past="${steps}"]`);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await page.waitForSelector('.sl .person');
  expect(errors).toEqual([]);
  await context.close();
});

test('the log links to what it speaks of; notes, presets and hints are kept and given', async ({ expect }) => {
  const { page, errors, context } = await player(chromium, { lang: 'pl' });
  await table(page, 'age-of-civilization', [{ kind: 'me' }, bot], { 'first-game': true }, { counted: true, hints: true });
  await asked(page);
  await page.locator('.pool .acts .btn').first().click();
  // A name in another case than the card's: “Narodziny Egiptu”.
  await page.locator('.log li.me [data-link]').first().click();
  await page.waitForSelector('.pop.detail');
  await page.keyboard.press('Escape');
  // What is typed at once is not overwritten by the note that was there.
  await page.route('**/note', (route) => (route.request().method() === 'GET' ? setTimeout(() => void route.continue(), 300) : route.continue()), { times: 1 });
  await page.getByRole('tab', { name: 'Notatki' }).click();
  const noted = page.waitForResponse((answer) => answer.url().endsWith('/note') && answer.request().method() === 'PUT');
  await page.getByRole('textbox', { name: 'Notatki' }).fill('nie sprzedawać statków');
  await noted;
  await page.getByRole('tab', { name: 'Talie' }).click();
  await page.waitForSelector('[data-counted] details');
  await page.getByRole('button', { name: 'Podpowiedź' }).click();
  await page.getByText('Bot zrobiłby', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Stół' }).click();
  await page.locator('[data-pass="follow"]').check();
  const passes = (): Promise<string[]> => page.evaluate(async () => ((await (await fetch(location.pathname.replace('/table/', '/api/tables/'))).json()) as { plan: { pass: string[] } }).plan.pass);
  await expect.poll(passes).toContain('follow');
  await page.reload();
  await page.waitForSelector('.ask');
  await page.getByRole('tab', { name: 'Notatki' }).click();
  await page.waitForFunction(() => document.querySelector('textarea')?.value === 'nie sprzedawać statków');
  await page.getByRole('button', { name: 'Stół' }).click();
  expect(await page.locator('[data-pass="follow"]').isChecked()).toBe(true);
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

/** Walks with the arrows to something that can be done, and does it. */
async function byKeys(page: Page, arrows: string[]): Promise<void> {
  const before = await page.locator('.ask').getAttribute('data-step');
  for (const arrow of ['ArrowRight', ...arrows]) await page.keyboard.press(arrow);
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-move'))).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForFunction((before) => document.querySelector<HTMLElement>('.ask')?.dataset['step'] !== before || document.activeElement?.matches('[data-about]'), before);
}

test('a whole round of Stone Age by keyboard only: everybody is placed, used and fed', async () => {
  // Every step is one of the keys.
  const { page, errors, context } = await player(chromium, { forced: false });
  await table(page, 'stone-age', [{ kind: 'me' }, bot]);
  const ways = [[], ['ArrowDown'], ['ArrowRight', 'ArrowDown'], ['ArrowRight'], ['ArrowDown', 'ArrowLeft']];
  const asks = new Set<string>();
  for (let at = 0; at < 80; at++) {
    await asked(page);
    if (await page.locator('.bar').getByText('Round 2').count()) break;
    asks.add((await page.locator('.ask').getAttribute('data-ask')) ?? '');
    await byKeys(page, ways[at % ways.length]!);
  }
  expect(await page.locator('.bar').getByText('Round 2').count()).toBe(1);
  expect(asks.has('place') && asks.has('use')).toBe(true);
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

test('several bots in a row are followed one by one, at the pace one likes, and skipped by a click or a key', async ({ expect }) => {
  const { page, errors, context } = await player(chromium, { pace: 'calm' });
  await countActs(page);
  await page.clock.install();
  // Bots that think place a few figures at a time; those of chance may place all of them at once.
  const easy = { kind: 'bot' as const, level: 'easy' };
  /** Places a figure; then the time of the page stands still, so that only `runFor` or a skip tells what the bots do. */
  const begin = async (): Promise<void> => {
    await page.clock.resume();
    await table(page, 'stone-age', [{ kind: 'me' }, easy, easy, easy]);
    await page.waitForSelector('.ask[data-ask="place"]');
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await page.locator('[data-place="hunt"] .ghost[data-action]').first().dispatchEvent('click');
    await page.waitForSelector('[data-skip]');
  };
  /** Skips as long as something waits to be told: bots may still think. */
  const skip = async (how: () => Promise<void>): Promise<void> => {
    for (;;) {
      await page.waitForSelector('[data-skip], .ask[data-ask="place"]');
      if ((await page.locator('[data-skip]').count()) === 0) return;
      await how();
    }
  };
  await begin();
  // What the first of them did stands beside the question while the next ones wait.
  await page.waitForSelector('[data-did]:has-text("places")');
  const before = await figures(page);
  const said = await page.locator('[data-did]').textContent();
  await page.clock.runFor(1800);
  await expect.poll(() => page.locator('[data-did]').textContent()).not.toBe(said);
  expect(await figures(page)).toBeGreaterThan(before);
  // A click on the table skips the rest and plays nothing.
  await page.waitForSelector('[data-skip]');
  await skip(() => page.locator('section.board').click({ position: { x: 105, y: 130 } }));
  expect(await acts(page)).toBe(1);
  // So does a key; at a new table, where all of them have figures for sure.
  await begin();
  await skip(() => page.keyboard.press('Space'));
  expect(await acts(page)).toBe(1);
  await page.clock.resume();
  // The pace is chosen at the table.
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByLabel('Pace of bots').selectOption('once');
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => (JSON.parse(localStorage.getItem('epoka')!) as { pace: string }).pace)).toBe('once');
  expect(errors).toEqual([]);
  await context.close();
});
