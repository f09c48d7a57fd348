/** A picture of each board in the middle of a game, for README.md: `docs/pictures/<game>.webp`. `EPOKA_ONLY` takes that of one game alone. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';

import { asked, base, browser, player, table } from '../browser/play';

const folder = '../docs/pictures';
const only = process.env['EPOKA_ONLY'];
/** The width of a picture; a window of 1440×900 is made smaller. */
const WIDTH = 960;
/** How much of its sharpness a picture keeps. */
const QUALITY = 0.82;

/** Who plays as well as we do. */
const LEVEL = 'medium';

/** A board, and the moment that shows much of it. */
interface Board {
  game: string;
  bots: number;
  /** How many decisions of ours come before. */
  decisions: number;
  /** The picture waits for this question, and for so many more decisions after it. */
  then?: [ask: string, more: number];
}

const BOARDS: Board[] = [
  { game: 'stone-age', bots: 3, decisions: 50, then: ['place', 2] },
  { game: 'age-of-civilization', bots: 2, decisions: 10 },
  { game: 'through-the-ages', bots: 2, decisions: 75 },
  { game: 'civolution', bots: 2, decisions: 100 },
  { game: 'civilization-ccg', bots: 1, decisions: 60 },
];

let chromium: Browser;
let page: Page;
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  chromium = await browser();
  ({ page } = await player(chromium));
  await page.goto(base);
  await page.evaluate(async () => {
    const response = await fetch('/api/guests', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name: 'Ola' }) });
    localStorage.setItem('epoka-known', ((await response.json()) as { id: string }).id);
  });
});
afterAll(() => chromium?.close());

/** Plays our seat as a bot would, so that the table looks like one at which somebody plays well. */
function playWell(id: string, decisions: number, then: Board['then']): Promise<void> {
  return page.evaluate(async ({ id, decisions, then, LEVEL }) => {
    const call = async (path: string, body?: unknown) => {
      const order = body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
      const response = await fetch(`/api/tables/${id}${path}`, order);
      return response.ok ? response.json() : undefined;
    };
    const late = Date.now() + 240_000;
    let left = decisions;
    while (Date.now() < late) {
      const { ask, wait } = (await call('')).turn;
      if (wait === 'over') throw new Error('the match is over before the picture');
      if (left <= 0 && ask && then && ask === then[0]) [left, then] = [then[1], undefined];
      if (left <= 0 && !then) return;
      // Nothing is advised while others think.
      const advice = ask && (await call(`/hint?level=${LEVEL}`));
      if (advice && (await call('/orders', { do: 'act', actions: [advice.action] }))) left -= 1;
      else await new Promise((soon) => setTimeout(soon, 100));
    }
    throw new Error(`${left} decisions are left`);
  }, { id, decisions, then, LEVEL });
}

/** A picture of the page, smaller, as WebP. */
async function picture(): Promise<Buffer> {
  const shot = `data:image/png;base64,${(await page.screenshot()).toString('base64')}`;
  const small = await page.evaluate(async ({ shot, WIDTH, QUALITY }) => {
    const image = new Image();
    image.src = shot;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [WIDTH, Math.round((WIDTH * image.height) / image.width)];
    const context = canvas.getContext('2d')!;
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/webp', QUALITY);
  }, { shot, WIDTH, QUALITY });
  return Buffer.from(small.split(',')[1]!, 'base64');
}

for (const { game, bots, decisions, then } of BOARDS.filter(({ game }) => !only || game === only)) {
  test(game, async () => {
    const rivals = Array.from({ length: bots }, () => ({ kind: 'bot' as const, level: LEVEL }));
    const { id } = await table(page, game, [{ kind: 'me' }, ...rivals], {}, { hints: true });
    await playWell(id, decisions, then);
    await page.reload();
    await asked(page);
    // What happened meanwhile hides the log.
    const since = page.locator('.since .icon-btn');
    if ((await since.count()) > 0) await since.click();
    await page.waitForTimeout(1000);
    writeFileSync(`${folder}/${game}.webp`, await picture());
  });
}
