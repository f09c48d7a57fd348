/** A player in a browser: what the tests share. */
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { inject } from 'vitest';

export const base = inject('base');

/** The browser that all tests share; what is opened through this connection closes with it. */
export const browser = (): Promise<Browser> => chromium.connect(inject('chromium'));

export interface Looks {
  phone?: boolean;
  dark?: boolean;
  lang?: 'en' | 'pl';
  /** How fast what bots do is told; at once unless a test is about it. */
  pace?: 'once' | 'brisk' | 'calm';
  /** Whether the page plays by itself what has no alternative; it does unless a test must not be overtaken. */
  forced?: boolean;
}

/** A page of a player, a new one unless somebody's cookies are given; the errors the browser reports are collected. */
export async function player(from: Browser, looks: Looks = {}, known?: Awaited<ReturnType<BrowserContext['storageState']>>): Promise<{ page: Page; context: BrowserContext; errors: string[] }> {
  const context = await from.newContext({
    viewport: looks.phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    locale: looks.lang === 'pl' ? 'pl-PL' : 'en-US',
    colorScheme: looks.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    ...(known ? { storageState: { ...known, origins: known.origins.map((one) => ({ ...one, localStorage: one.localStorage.filter((item) => item.name !== 'epoka') })) } } : {}),
    ...(looks.phone ? { hasTouch: true, isMobile: true } : {}),
  });
  // Nobody follows the bots of a test, unless it wants to.
  await context.addInitScript((wanted) => {
    const kept = JSON.parse(localStorage.getItem('epoka') ?? '{}') as Record<string, unknown>;
    localStorage.setItem('epoka', JSON.stringify({ ...wanted, ...kept }));
  }, { pace: looks.pace ?? 'once', forced: looks.forced ?? true });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  return { page, context, errors };
}

/** Counts the messages a page sends to play, for `acts`; to be called before it opens a table. */
export const countActs = (page: Page): Promise<unknown> => page.addInitScript(() => {
  const send = WebSocket.prototype.send;
  const counted = window as unknown as { acts?: number };
  WebSocket.prototype.send = function (data) {
    if (String(data).includes('"do":"act"')) counted.acts = (counted.acts ?? 0) + 1;
    send.call(this, data);
  };
});

/** How many messages the page has sent to play. */
export const acts = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { acts?: number }).acts ?? 0);

type Chair = { kind: 'me' } | { kind: 'free' } | { kind: 'bot'; level: string } | { kind: 'local'; name: string };

/** Opens a table over the API, as the player of the page, and goes there. */
export async function table(page: Page, game: string, seats: Chair[], setup: Record<string, unknown> = {}, more: Record<string, unknown> = {}, address = base): Promise<{ id: string; invite: string }> {
  await page.goto(address);
  await page.waitForSelector('main');
  const made = await page.evaluate(async ({ game, seats, setup, more }) => {
    const post = async (path: string, body: unknown) => {
      const response = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
      const answer = await response.json();
      if (!response.ok) throw new Error(JSON.stringify(answer));
      return answer;
    };
    if (!localStorage.getItem('epoka-known')) localStorage.setItem('epoka-known', (await post('/api/guests', {})).id);
    const start = seats.every((seat) => seat.kind !== 'free');
    return post('/api/tables', { game, seats, start, private: true, options: { setup, ...more } });
  }, { game, seats, setup, more });
  await page.goto(`${address}/table/${made.table}`);
  return { id: made.table, invite: made.invite };
}

/** Waits until this player is asked something, or the match is over; answers whether it goes on. */
export async function asked(page: Page): Promise<boolean> {
  await page.waitForFunction(() => document.querySelector('[data-end], [data-handover]') || (document.querySelector('.ask[data-ask]:not([data-ask=""])') && document.querySelector('[data-move]')));
  return (await page.$('[data-end]')) === null;
}

/** Where the match is, and what a basket has been filled with. */
export const step = (page: Page): Promise<string> => page.evaluate(() => `${document.querySelector<HTMLElement>('.ask')?.dataset['step'] ?? ''}/${document.querySelector<HTMLElement>('[data-basket]')?.dataset['basket'] ?? ''}`);

/** Waits until the match has gone on, a basket was filled, or one of these is there. */
export const goesOn = (page: Page, before: string, or: string): Promise<unknown> => page.waitForFunction(({ before, or }) => {
  const [ask, basket] = [document.querySelector<HTMLElement>('.ask'), document.querySelector<HTMLElement>('[data-basket]')];
  return document.querySelector(or) || `${ask?.dataset['step'] ?? ''}/${basket?.dataset['basket'] ?? ''}` !== before;
}, { before, or });

/** Clicks one of the moves that glow, the `choice`-th of them, and waits for what comes of it. */
export async function move(page: Page, choice: number): Promise<void> {
  // A step without alternative may just be under way.
  await page.waitForSelector('[data-move][data-action], .area[data-move]', { state: 'attached' });
  const before = await step(page);
  const clicked = await page.evaluate((choice) => {
    const moves = [...document.querySelectorAll<HTMLElement>('[data-move][data-action]')].filter((one) => one.getBoundingClientRect().width > 0);
    const areas = [...document.querySelectorAll<HTMLElement>('[data-move]:not([data-action]):not([data-about])')].filter((one) => one.matches('.area'));
    const all = [...moves, ...areas];
    const found = all[choice % Math.max(1, all.length)];
    found?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return all.length;
  }, choice);
  if (clicked === 0) throw new Error('nothing glows although something is asked');
  await goesOn(page, before, '[data-end], [data-handover], .chooser, [data-confirm]');
  const chooser = await page.$('.chooser [data-action], [data-confirm]');
  if (chooser) {
    await chooser.click();
    await goesOn(page, before, '[data-end], [data-handover]');
  }
}

/** How whoever plays on plays. */
interface Manner {
  /** What is taken wherever it is open, by its action, but for every so many-th question: a game of random moves may take very long. */
  hurry?: { fits: RegExp; but: number };
  /** Something of which the most that is seen at once is counted. */
  count?: string;
  /** Where this is, playing stops. */
  until?: string;
}

/** What playing on has taken. */
interface Played {
  /** Whether the match is over. */
  over: boolean;
  clicks: number;
  /** Wholes that were confirmed, and the most messages one of them took. */
  payments: number;
  messages: number;
  /** How many there were of what was to be counted. */
  counted: number;
}

/** Clicks what glows, and suggested wholes where there are any, as fast as the page allows: the page itself looks for what comes
 * next, so that no click waits for a question from outside. */
export function playSome(page: Page, most: number, { hurry, count, until: stop }: Manner = {}): Promise<Played> {
  return page.evaluate(async ({ most, fits, but, count, stop }): Promise<Played> => {
    const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
    /** Waits until something is there, without asking again and again. */
    const until = (ready: () => unknown): Promise<void> => new Promise((done, failed) => {
      if (ready()) return done();
      const late = setTimeout(() => (look.disconnect(), failed(new Error(`nothing happens: ${find('.ask')?.textContent ?? ''}`))), 120_000);
      const look = new MutationObserver(() => {
        if (!ready()) return;
        clearTimeout(late);
        look.disconnect();
        done();
      });
      look.observe(document.body, { attributes: true, childList: true, subtree: true });
    });
    const step = (): string => `${find('.ask')?.dataset['step'] ?? ''}/${find('[data-basket]')?.dataset['basket'] ?? ''}`;
    const acts = (): number => (window as unknown as { acts?: number }).acts ?? 0;
    const clickable = (): HTMLElement[] => {
      const moves = [...document.querySelectorAll<HTMLElement>('[data-move][data-action]')].filter((one) => one.getBoundingClientRect().width > 0);
      return [...moves, ...document.querySelectorAll<HTMLElement>('.area[data-move]:not([data-action])')];
    };
    let seed = 7;
    const played = { clicks: 0, payments: 0, messages: 0, counted: 0, over: false };
    while (played.clicks < most) {
      await until(() => find('[data-end], [data-handover]') ?? (find('.ask[data-ask]:not([data-ask=""])') && clickable().length > 0));
      if (count) played.counted = Math.max(played.counted, document.querySelectorAll(count).length);
      if (find('[data-end]')) return { ...played, over: true };
      if (stop && find(stop)) return played;
      const curtain = find('[data-handover]');
      if (curtain) {
        curtain.click();
        await until(() => !find('[data-handover]'));
        continue;
      }
      const [before, sent] = [step(), acts()];
      // A whole is suggested in one click, and sent with another.
      const isFilled = Number(find('[data-basket]')?.dataset['filled'] ?? 0) > 0;
      const suggested = isFilled ? null : find('[data-suggested]:not([data-suggested="0"])');
      const confirmed = isFilled ? find('[data-basket-confirm]') : null;
      seed = (seed * 1103515245 + 12345) % 2147483648;
      const all = clickable();
      const hurried = fits && (played.clicks + 1) % but !== 0 ? all.find((one) => new RegExp(fits).test(one.dataset['action'] ?? '')) : undefined;
      const next = confirmed ?? suggested ?? hurried ?? all[(seed >> 8) % all.length]!;
      next.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      const gone = (): unknown => find('[data-end], [data-handover]') ?? step() !== before;
      await until(() => gone() || find('.chooser [data-action], [data-confirm]'));
      if (!gone()) {
        find('.chooser [data-action], [data-confirm]')?.click();
        await until(gone);
      }
      played.clicks += 1;
      if (confirmed) [played.payments, played.messages] = [played.payments + 1, Math.max(played.messages, acts() - sent)];
    }
    return played;
  }, { most, fits: hurry?.fits.source, but: hurry?.but ?? 1, count, stop });
}

/** Plays a whole match so. */
export async function playOut(page: Page, manner: Manner = {}, most = 2000): Promise<Played> {
  const played = await playSome(page, most, manner);
  if (!played.over) throw new Error(`no end after ${most} clicks`);
  return played;
}
