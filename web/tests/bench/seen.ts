/** How long it takes until a move is seen on the other side of the table: it is measured and printed, nothing is demanded. */
import { expect, test } from 'vitest';

import { FIGURES, pair } from '../browser/pair';
import { browser } from '../browser/play';

/** How many moves of a table are measured: there are so many cards for one figure. */
const MOVES = 6;
/** How many tables. */
const TABLES = Number(process.env['EPOKA_TABLES'] ?? 5);

test('from the click to the figure on the other’s board', async () => {
  const chromium = await browser();
  const took: number[] = [];
  for (let at = 0; at < TABLES; at++) {
    const { first, other, done } = await pair(chromium);
    let [mover, watcher] = [first, other];
    for (let move = 0; move < MOVES; move++) {
      await mover.page.waitForSelector('.ask[data-ask="place"]');
      // The clock of both pages is the same machine's. Whoever looks does so before the click.
      await watcher.page.evaluate((all) => {
        const before = document.querySelectorAll(all).length;
        (window as unknown as { seen: Promise<number> }).seen = new Promise<number>((tell) => {
          const look = new MutationObserver(() => {
            if (document.querySelectorAll(all).length === before) return;
            look.disconnect();
            tell(performance.timeOrigin + performance.now());
          });
          look.observe(document.body, { childList: true, subtree: true });
        });
      }, FIGURES);
      const clicked = await mover.page.evaluate(() => {
        const one = document.querySelector('.card.is-legal[data-action]')!;
        const now = performance.timeOrigin + performance.now();
        one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        return now;
      });
      took.push((await watcher.page.evaluate(() => (window as unknown as { seen: Promise<number> }).seen)) - clicked);
      [mover, watcher] = [watcher, mover];
    }
    await done();
  }
  took.sort((a, b) => a - b);
  const of = (share: number): string => took[Math.floor((took.length - 1) * share)]!.toFixed(0);
  console.log(`a move is seen by the other after ${of(0.5)} ms (median of ${took.length}; fastest ${of(0)}, slowest ${of(1)})`);
  expect(took).toHaveLength(TABLES * MOVES);
  await chromium.close();
});
