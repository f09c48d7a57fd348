/** Two people at one table: what tests and measurements share. */
import type { Browser } from 'playwright-core';

import { base, player, table } from './play';

/** People of Stone Age on the map and on the cards. */
export const FIGURES = '.fig, .market .who';

/** Two people at one table of Stone Age, the second on a phone; answers with who is asked first. */
export async function pair(chromium: Browser) {
  const host = await player(chromium);
  const guest = await player(chromium, { phone: true });
  const { invite } = await table(host.page, 'stone-age', [{ kind: 'me' }, { kind: 'free' }]);
  await guest.page.goto(`${base}/join/${invite}`);
  const name = `Celina ${Math.random().toString(36).slice(2, 8)}`;
  await guest.page.getByRole('textbox').fill(name);
  await guest.page.getByRole('button', { name: 'Sit down and play' }).click();
  await host.page.getByText(name).waitFor();
  await host.page.getByRole('button', { name: 'Begin' }).click();
  for (const { page } of [host, guest]) await page.waitForSelector('.ask');
  const first = await Promise.any([host, guest].map(async (one) => (await one.page.waitForSelector('.ask[data-ask="place"]'), one)));
  return { first, other: first === host ? guest : host, done: () => Promise.all([host.context.close(), guest.context.close()]) };
}
