/** The deck builder, and the card game with decks of one's own and packs of cards. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { acts, asked, base, browser, countActs, goesOn, move, player, playOut, playSome, step, table } from './play';
import { reach } from './reach';

let chromium: Browser;
beforeAll(async () => void (chromium = await browser()));
afterAll(() => chromium?.close());

const GAME = 'civilization-ccg';
const bot = { kind: 'bot', level: 'random' } as const;

/** Declines most opportunities, so that a game comes to its end in a few hundred clicks. */
const hurry = { fits: /"type":"(done|pass|decline|stay|starve|keep)"/, but: 5 };

/** Begins with a deck that comes with the game. */
async function beginWith(page: Page, starter: string): Promise<void> {
  await page.goto(`${base}/decks/${GAME}`);
  await page.locator('[data-decks]').click();
  await page.locator(`[data-starter="${starter}"] button`).click();
  await page.waitForSelector('[data-remark="legal"]');
}

test('a deck is built, refused by a rule, mended, kept, and played to the end against a bot', async () => {
  const { page, errors, context } = await player(chromium);
  await beginWith(page, 'steppe-storm');
  // One card fewer breaks the rule of libraries, which opens as the rule book has it.
  await page.locator('[data-in="axemen"] .step').first().click();
  await page.waitForSelector('[data-remark="wrong"]');
  expect(await page.locator('[data-play]').isDisabled()).toBe(true);
  await page.locator('[data-remark="wrong"] .rule-id').click();
  expect(await page.locator('dialog[open] h2').textContent()).toContain('CCG-20');
  await page.keyboard.press('Escape');
  // Mended with another card, found by its name.
  await page.keyboard.press('/');
  await page.keyboard.type('spearmen');
  await page.waitForFunction(() => document.querySelectorAll('[data-card]').length === 1);
  await page.locator('[data-card="spearmen"] .open').focus();
  await page.keyboard.press('+');
  await page.waitForSelector('[data-remark="legal"]');
  // Curves, hands and odds are of this deck.
  await page.locator('[data-tab="curves"]').click();
  expect(await page.locator('figure svg').count()).toBe(3);
  await page.locator('[data-tab="hands"]').click();
  await page.locator('[data-deal]').click();
  expect(await page.locator('.hands li').count()).toBe(7);
  await page.locator('.hands select').selectOption('warriors');
  await page.locator('.hands input[type="range"]').fill('1');
  // Four of sixty in a hand of seven: 1 − C(56,7)/C(60,7).
  expect(await page.locator('[data-odds]').getAttribute('data-odds')).toBe('40');
  await page.locator('[data-name]').fill('My riders');
  await page.locator('[data-play]').click();
  await page.waitForSelector('[data-deck-of]');
  await page.waitForFunction(() => document.querySelector<HTMLSelectElement>('[data-deck-of]')?.value.startsWith('kept:'));
  await page.locator('.seats select').nth(2).selectOption('random');
  // Against a bot that plays by lot a game without a limit goes on for hundreds of rounds.
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-option="round-limit"] input')!.click());
  await page.locator('form .btn.act').click();
  await page.waitForSelector('.ask');
  // The server answers for a while what one need not be asked, later than a click would: the rest is clicked.
  await page.locator('[data-preset="never"]').click();
  await page.waitForSelector('[data-preset="never"][aria-pressed="true"]');
  await playSome(page, 10, { hurry });
  await page.locator('[data-preset="always"]').click();
  expect((await playOut(page, { hurry })).clicks).toBeGreaterThan(20);
  const deck = await page.evaluate(async () => ((await (await fetch(location.pathname.replace('/table/', '/api/tables/'))).json()) as { decks: { library: Record<string, number> }[] }).decks[0]);
  expect([deck?.library['axemen'], deck?.library['spearmen']]).toEqual([3, 1]);
  expect(errors).toEqual([]);
  await context.close();
});

test('decks go out as text and come in again, and a line that cannot be read is told', async () => {
  const { page, errors, context } = await player(chromium, { phone: true, lang: 'pl' });
  await page.goto(`${base}/decks/${GAME}`);
  const deck = page.locator('[data-deck]');
  await deck.click();
  await page.locator('dialog [data-text]').click();
  await page.locator('[data-list]').fill('# Moja\n1 rome\n4 no-such-card');
  await page.locator('[data-import]').click();
  await page.locator('dialog .error').waitFor();
  await page.locator('[data-list]').fill('# Moja\n1 rome\n4 warriors');
  await page.locator('[data-import]').click();
  await page.locator('[data-remark="wrong"] .rule-id').waitFor();
  await deck.click();
  await page.locator('dialog [data-save]').click();
  await page.waitForFunction(() => document.querySelector<HTMLButtonElement>('dialog [data-save]')?.disabled);
  await page.locator('dialog [data-decks]').click();
  expect(await page.locator('[data-kept="Moja"]').count()).toBe(1);
  expect(errors).toEqual([]);
  await context.close();
});

const CAMELS = '[[unit]]\nid = "camel-riders"\nera = "initial"\nunit-type = "cavalry"\ncost = [2, 1]\nstrength = 1\ntoughness = 2\nmovement-mode = "land"\nmovement = 3\nconfidence = "ours"\n';

/** A pack of cards as a file that is chosen on the page. */
const pack = (text: string): { name: string; mimeType: string; buffer: Buffer } => ({ name: 'camels.toml', mimeType: 'application/toml', buffer: Buffer.from(text) });

test('a deck is built with the cards of a pack, which goes along to the new table', async () => {
  const { page, errors, context } = await player(chromium);
  await beginWith(page, 'steppe-storm');
  await page.locator('[data-pack]').setInputFiles(pack(CAMELS));
  await page.waitForSelector('[data-pack-fine]');
  await page.locator('[data-search]').fill('camel');
  await page.locator('[data-card="camel-riders"] .open').focus();
  for (let copy = 0; copy < 4; copy++) await page.keyboard.press('+');
  await page.locator('[data-search]').fill('');
  for (let copy = 0; copy < 4; copy++) await page.locator('[data-in="axemen"] .step').first().click();
  await page.waitForSelector('[data-remark="legal"]');
  // Without the pack the cards are not lost, but told.
  await page.locator('[data-pack]').setInputFiles([]);
  await page.waitForSelector('[data-lost]');
  expect(await page.locator('[data-lost]').textContent()).toContain('camel-riders');
  await page.waitForSelector('[data-remark="wrong"]');
  await page.locator('[data-pack]').setInputFiles(pack(CAMELS));
  await page.waitForSelector('[data-remark="legal"]');
  await page.reload();
  await page.waitForSelector('[data-remark="legal"]');
  await page.locator('[data-play]').click();
  await page.waitForURL(/\/new\//);
  expect(await page.locator('[data-pack-fine]').textContent()).toContain('camels');
  expect(errors).toEqual([]);
  await context.close();
});

test('with three rivals only the lines that matter lie open, and the battlefield fits', async () => {
  const { page, errors, context } = await player(chromium);
  await table(page, GAME, [{ kind: 'me' }, bot, bot, bot]);
  await page.waitForSelector('.ask[data-ask]:not([data-ask=""])');
  const folded = page.locator('[data-line="folded"] [data-unfold]');
  const before = await folded.count();
  expect(before).toBeGreaterThan(1);
  await folded.first().click();
  await page.waitForSelector('[data-fold]');
  expect(await folded.count()).toBe(before - 1);
  await page.locator('[data-fold]').click();
  expect(await folded.count()).toBe(before);
  expect(errors).toEqual([]);
  await context.close();
});

test('a line that does not fit a phone is whole above it, small, and its terrains wear the numbers that moves speak of', async () => {
  const { page, errors, context } = await player(chromium, { phone: true });
  await table(page, GAME, [{ kind: 'me' }, bot]);
  /** Discovers terrains, collects food for the next, and lets everything else go by; answers whether it could. */
  const next = (): Promise<boolean> => page.evaluate(async () => {
    const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
    for (const card of document.querySelectorAll<HTMLElement>('.held.other .area')) {
      card.click();
      await new Promise((done) => setTimeout(done));
      const discovery = find('.chooser [data-action*="discover"]');
      if (discovery) return discovery.click(), true;
      card.click();
    }
    const wanted = ['discover', '"income":"food"', 'keep', 'pass', 'done', 'decline'];
    const whole = find('[data-basket-confirm]') ?? find('[data-suggested]:not([data-suggested="0"])');
    const found = wanted.map((one) => find(`[data-move][data-action*='${one}']`)).find((element) => element) ?? whole;
    found?.click();
    return found !== undefined;
  });
  for (let clicks = 0; clicks < 120 && (await page.locator('[data-rail]').count()) === 0; clicks++) {
    if (!(await asked(page))) break;
    const before = await step(page);
    if (!(await next())) await move(page, 0);
    await goesOn(page, before, '[data-end], [data-rail]');
  }
  const field = page.locator('.field');
  await page.locator('[data-rail]').waitFor();
  const width = await page.locator('[data-rail]').evaluate((rail) => rail.getBoundingClientRect().width);
  for (const end of [1, width - 2]) {
    await page.locator('[data-rail]').click({ position: { x: end, y: 10 } });
    const [left, most] = await field.evaluate((one) => [one.scrollLeft, one.scrollWidth - one.clientWidth] as const);
    expect(Math.abs(left - (end > 1 ? most : 0))).toBeLessThan(2);
  }
  const slots = await page.locator('.line .column[data-slot]:not([data-slot="0"])').evaluateAll((columns) => columns.map((one) => [one.getAttribute('data-slot'), one.querySelector('.number')?.textContent]));
  expect(slots.length).toBeGreaterThan(0);
  for (const [slot, number] of slots) expect(number).toBe(slot);
  expect(errors).toEqual([]);
  await context.close();
});

/** A deck with an event of two targets. */
const RESETTLED = {
  capital: 'karakorum',
  atlas: { steppe: 4, hills: 4, plains: 4, horses: 1, cattle: 1, wheat: 1 },
  library: { 'steppe-riders': 4, 'light-cavalry': 4, chariots: 4, warriors: 4, axemen: 4, keshik: 4, cavalry: 4, cossacks: 4, stables: 4, barracks: 4, farm: 4, 'horse-riding': 4, animism: 4, 'battle-fury': 4, resettlement: 4 },
};

test.each([false, true])('an event of two targets is aimed in any order and sent as one, on a phone: %s', async (phone) => {
  const { page, errors, context } = await player(chromium, { phone, forced: false });
  await countActs(page);
  const wishes = [/"play","card":"resettlement"/, /discover/, /"keep"/, /"take","card":"(?!resettlement)/, /"income":"food"/, /"(done|pass)"/];
  for (let found = false; !found; ) {
    const { id } = await table(page, GAME, [{ kind: 'me' }, { kind: 'bot', level: 'random' }], { decks: [RESETTLED, 'garden-of-kings'] });
    found = await reach(page, id, 'announce', wishes);
  }
  await page.reload();
  await page.waitForSelector('[data-basket][data-filled="0"]');
  const targets = await page.locator(`[data-move][data-action*='"target"']`).evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['action']!));
  const [one, other] = [...new Set(targets)].toReversed();
  for (const [at, action] of [one, other].entries()) {
    await page.locator(`[data-move][data-action='${action}']`).first().dispatchEvent('click');
    await page.waitForSelector(`[data-basket][data-filled="${at + 1}"]`);
  }
  // A third is closed, and nothing has been sent.
  expect(await page.locator(`[data-move]:not([data-basket-confirm])[data-action*='"target"']`).count()).toBe(0);
  expect(await acts(page)).toBe(0);
  await page.locator('[data-basket-confirm]').first().click();
  await page.waitForSelector('[data-basket]', { state: 'detached' });
  expect(await acts(page)).toBe(1);
  expect(errors).toEqual([]);
  await context.close();
});

test('two browsers play each other: a pack both accept, a deck each', async () => {
  // Whoever is asked is asked until the test answers.
  const [host, guest] = [await player(chromium, { forced: false }), await player(chromium, { phone: true, forced: false })];
  await host.page.goto(`${base}/new/${GAME}`);
  await host.page.locator('[data-pack]').setInputFiles(pack(CAMELS.replace('cavalry', 'flying')));
  await host.page.getByText('flying').first().waitFor();
  await host.page.locator('[data-pack]').setInputFiles(pack(CAMELS));
  await host.page.waitForSelector('[data-pack-fine]');
  await host.page.locator('.seats select').nth(1).selectOption('free');
  await host.page.locator('form .btn.act').click();
  await host.page.waitForSelector('[data-pack-shown]');
  const link = await host.page.locator('input[readonly]').inputValue();
  await guest.page.goto(link);
  await guest.page.getByRole('button', { name: 'Sit down and play' }).click();
  await guest.page.locator('[data-deck-of]').selectOption('starter:pax-romana');
  await host.page.getByText('has not accepted the pack yet').waitFor();
  await host.page.getByRole('button', { name: 'Begin' }).click();
  await host.page.getByText('Not everybody at the table has accepted').waitFor();
  await guest.page.locator('[data-accept]').click();
  await guest.page.waitForSelector('[data-accept]', { state: 'detached' });
  await host.page.getByRole('button', { name: 'Begin' }).click();
  for (const { page } of [host, guest]) await page.waitForSelector('.ask');
  expect(await guest.page.locator('[data-thing="rome"]').count()).toBeGreaterThan(0);
  // Each sees what the other does.
  for (let clicks = 0; clicks < 10; clicks++) {
    const mover = await Promise.race([host, guest].map(async (one) => (await one.page.waitForSelector('.ask[data-ask]:not([data-ask=""])'), one)));
    await move(mover.page, clicks * 3 + 1);
    const step = await mover.page.evaluate(() => Number(document.querySelector<HTMLElement>('.ask')?.dataset['step']));
    const other = mover === host ? guest : host;
    await other.page.waitForFunction((step) => Number(document.querySelector<HTMLElement>('.ask')?.dataset['step']) >= step, step);
  }
  for (const { errors, context } of [host, guest]) {
    expect(errors.filter((text) => !text.includes('400') && !text.includes('409'))).toEqual([]);
    await context.close();
  }
});

test('a table of the card game tells who is asked when, and the presets are kept', async () => {
  const { page, errors, context } = await player(chromium);
  await table(page, GAME, [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
  await asked(page);
  await page.locator('[data-preset="attacks"]').click();
  await page.waitForSelector('[data-preset="attacks"][aria-pressed="true"]');
  await page.reload();
  await page.waitForSelector('[data-preset="attacks"][aria-pressed="true"]');
  expect(errors).toEqual([]);
  await context.close();
});
