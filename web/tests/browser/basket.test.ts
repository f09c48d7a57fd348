/** Baskets: a whole is collected in any order, seen by nobody, and sent as one chain. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';

import { faults } from './geometry';
import { acts, browser, countActs, type Looks } from './play';
import { tribes, type Script, type Seen } from './tribes';

let chromium: Browser;
beforeAll(async () => {
  chromium = await browser();
});
afterAll(() => chromium?.close());

/** A building of exactly 4 resources of exactly 2 kinds. */
const TWO_KINDS = 'B19';
/** Cards with a one-use tool. */
const ONE_USE = ['C32', 'C33', 'C34'];

const stock = (seen: Seen): Record<string, number> => seen.view.tribes[seen.viewer]!.resources;
const home = (seen: Seen): number => seen.view.tribes[seen.viewer]!.home;
const has = (seen: Seen, least: Record<string, number>): boolean => Object.entries(least).every(([good, n]) => (stock(seen)[good] ?? 0) >= n);
const place = (spot: string, figures: number) => ({ type: 'place', spot, figures });
const use = (...spots: string[]) => [...spots.map((spot) => ({ type: 'use', spot })), { type: 'use' }];
const rest = (spot: string) => (seen: Seen) => [place(spot, home(seen))];

/** Gathers stone, then wood and brick, then claims the building; ends where it is paid. */
const builds: Script = (seen) => {
  const stack = 1 + seen.view.stacks.findIndex(({ top }) => top === TWO_KINDS);
  const whole = home(seen) === 5;
  switch (seen.turn.ask) {
    case 'pay': return null;
    case 'feed': return [{ type: 'starve' }];
    case 'use': return use('quarry', 'forest', 'clay-pit', 'hunt');
    default: break;
  }
  if (has(seen, { stone: 3, wood: 1, brick: 1 })) return whole ? [place(`building-${stack}`, 1)] : rest('hunt')(seen);
  if (!has(seen, { stone: 3 })) return rest('quarry')(seen);
  return whole ? [place('forest', 3)] : rest('clay-pit')(seen);
};

/** Makes a tool, buys a one-use tool and rolls for wood; ends where tools are added. */
const toolmaker: Script = (seen) => {
  const tribe = seen.view.tribes[seen.viewer]!;
  const ready = tribe['face-up'].length > 0;
  const whole = home(seen) === 5;
  switch (seen.turn.ask) {
    // Who goes first can take it back: the other still has to hunt, and the round does not end.
    case 'add-tools': return ready && seen.view.first === seen.viewer ? null : [{ type: 'take' }];
    case 'pay': return [{ type: 'pay' }];
    case 'feed': return [{ type: 'starve' }];
    case 'use': return use('tool-maker', 'card-1', 'forest');
    default: break;
  }
  if (!whole) return rest('forest')(seen);
  if (ready) return rest('forest')(seen);
  return [has(seen, { wood: 1 }) ? place('card-1', 1) : place('tool-maker', 1)];
};

/** Gathers wood and brick and hunts nothing; ends where the tribe is hungry. */
const hungry: Script = (seen) => {
  if (seen.turn.ask === 'feed') return null;
  if (seen.turn.ask === 'use') return use('forest', 'clay-pit');
  return home(seen) === 5 ? [place('forest', 3)] : rest('clay-pit')(seen);
};

/** Waits until the basket holds so many things. */
const filled = (page: Page, n: number) => page.waitForSelector(`.basket[data-filled="${n}"]`);
const kind = (page: Page, what: string) => page.locator(`.basket [data-piece][data-action*='"${what}"']`);
const put = (page: Page, what: string): Promise<void> => kind(page, what).click();
const said = (page: Page): Promise<string | null> => page.locator('[data-basket-says]').textContent();
/** A picture for whoever wants to look. */
const shot = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['EPOKA_SHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
};
const log = (page: Page): Promise<string | null> => page.locator('.log').first().textContent();

describe.each<Looks>([{}, { phone: true }])('a building of exactly two kinds, %o', (looks) => {
  test('is paid in any order, and nobody hears of it before it is confirmed', async ({ expect }) => {
    const table = await tribes(chromium, looks, (seen) => seen.view.stacks.some(({ top }) => top === TWO_KINDS), builds);
    const { page, other } = table;
    await countActs(page);
    await page.reload();
    await filled(page, 0);
    const [before, heard] = [await table.seen(), await log(other)];

    // Stone comes first, although wood is named first everywhere.
    await put(page, 'stone');
    await filled(page, 1);
    await put(page, 'wood');
    await filled(page, 2);
    expect(await said(page)).toContain('2 missing');
    await shot(page, `basket-pay-${looks.phone ? 'phone' : 'desktop'}`);
    // A third kind is closed and says why.
    expect(await kind(page, 'brick').count()).toBe(0);
    expect(await page.locator('.basket [data-closed="SA-28"]', { hasText: 'brick' }).count()).toBe(1);
    expect(await page.locator('[data-basket-confirm]').count()).toBe(0);

    // A piece is taken out again; Escape takes out everything.
    await page.locator('.basket button.pc').first().click();
    await filled(page, 1);
    if (looks.phone) await page.locator('[data-basket-empty]').click();
    else await page.keyboard.press('Escape');
    await filled(page, 0);

    for (const [at, resource] of ['stone', 'stone', 'stone', 'wood'].entries()) {
      await put(page, resource);
      await filled(page, at + 1);
    }
    expect(await said(page)).toContain('18');
    await shot(page, `basket-full-${looks.phone ? 'phone' : 'desktop'}`);
    expect(await faults(page)).toEqual([]);
    // All of this was between the player and the server.
    expect(await acts(page)).toBe(0);
    expect([(await table.seen()).number, await log(other)]).toEqual([before.number, heard]);

    if (looks.phone) await page.locator('[data-basket-confirm]').click();
    else await page.keyboard.press('Enter');
    await page.waitForSelector('.basket', { state: 'detached' });
    await expect.poll(() => log(other)).not.toBe(heard);
    const after = await table.seen();
    expect([await acts(page), after.number]).toEqual([1, before.number + 1]);
    expect([stock(before)['stone']! - stock(after)['stone']!, stock(before)['wood']! - stock(after)['wood']!]).toEqual([3, 1]);
    expect(table.errors).toEqual([]);
    await table.done();
  });
});

describe.each<Looks>([{}, { phone: true, dark: true, lang: 'pl' }])('tools, %o', (looks) => {
  test('a tool and a one-use tool join one roll in one message', async ({ expect }) => {
    const table = await tribes(chromium, looks, (seen) => ONE_USE.includes(seen.view.display[0] ?? ''), toolmaker);
    const { page } = table;
    await countActs(page);
    await page.reload();
    await filled(page, 0);
    // What the roll gives without tools can be taken at once.
    expect(await page.locator('[data-basket-confirm]').count()).toBe(1);
    // The letters of the kinds put them in, with Shift they take them out.
    if (looks.phone) await put(page, 'add-card');
    else await page.keyboard.press('w');
    await filled(page, 1);
    if (looks.phone) await put(page, 'add-tool');
    else for (const [key, n] of [['q', 2], ['Shift+Q', 1], ['q', 2]] as const) await page.keyboard.press(key).then(() => filled(page, n));
    await filled(page, 2);
    expect(await page.locator('.basket [data-piece]').count()).toBe(0);
    await shot(page, `basket-tools-${looks.phone ? 'phone' : 'desktop'}`);
    expect(await faults(page)).toEqual([]);
    const label = (await page.locator('[data-basket-confirm]').first().textContent()) ?? '';
    const before = await table.seen();
    await page.locator('[data-basket-confirm]').first().click();
    await page.waitForSelector('.basket', { state: 'detached' });
    const after = await table.seen();
    const gained = stock(after)['wood']! - stock(before)['wood']!;
    expect(label).toContain(String(gained));
    expect([await acts(page), after.view.tribes[after.viewer]!['face-up']]).toEqual([1, []]);
    // What was confirmed as one is taken back as one.
    await page.locator('[data-undo]').click();
    await filled(page, 0);
    await expect.poll(async () => (await table.seen()).view).toEqual(before.view);
    expect(table.errors).toEqual([]);
    await table.done();
  });
});

describe.each<Looks>([{ lang: 'pl' }, { phone: true }])('hunger, %o', (looks) => {
  test('is paid by a suggestion in one click and one confirmation', async ({ expect }) => {
    const table = await tribes(chromium, looks, () => true, hungry);
    const { page } = table;
    await countActs(page);
    await page.reload();
    await filled(page, 0);
    const missing = await page.locator('.basket .pc.empty').count();
    expect(missing).toBeGreaterThan(0);
    await shot(page, `basket-hungry-${looks.phone ? 'phone' : 'desktop'}`);
    // The tribe can go hungry as long as nothing is in the basket.
    const starve = page.locator(`[data-action*='"starve"']`);
    expect(await starve.count()).toBe(1);
    await page.locator('[data-suggested]').first().click();
    await filled(page, missing);
    expect(await starve.count()).toBe(0);
    await shot(page, `basket-feed-${looks.phone ? 'phone' : 'desktop'}`);
    expect(await faults(page)).toEqual([]);
    const before = await table.seen();
    await page.locator('[data-basket-confirm]').click();
    await page.waitForSelector('.basket', { state: 'detached' });
    const after = await table.seen();
    const paid = (seen: Seen): number => Object.values(stock(seen)).reduce((sum, n) => sum + n, 0);
    expect([await acts(page), paid(before) - paid(after)]).toEqual([1, missing]);
    expect(table.errors).toEqual([]);
    await table.done();
  });
});
