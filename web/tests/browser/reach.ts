import type { Page } from 'playwright-core';

/** Plays at a table over the API, as the player of the page, until a question comes: of what is open the action that fits the first wish
 * with one, else the last. Answers whether the question came before the match was over. */
export const reach = (page: Page, id: string, ask: string, wishes: RegExp[]): Promise<boolean> => page.evaluate(async ({ id, ask, wishes }) => {
  interface Seen {
    viewer: number;
    status: string;
    turn: { ask?: string; seats?: number[]; step: number };
    actions: { action: unknown; class: string }[];
  }
  for (;;) {
    const seen = (await (await fetch(`/api/tables/${id}`)).json()) as Seen;
    if (seen.status !== 'playing') return false;
    if (!seen.turn.seats?.includes(seen.viewer)) {
      await new Promise((done) => setTimeout(done, 20));
      continue;
    }
    if (seen.turn.ask === ask) return true;
    const open = seen.actions.filter((offer) => offer.class !== 'concede').map((offer) => JSON.stringify(offer.action));
    const action = wishes.map((wish) => open.find((one) => new RegExp(wish).test(one))).find((found) => found) ?? open.at(-1);
    const body = `{"do":"act","actions":[${action}],"step":${seen.turn.step}}`;
    const answer = await fetch(`/api/tables/${id}/orders`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    if (!answer.ok) throw new Error(await answer.text());
  }
}, { id, ask, wishes: wishes.map((wish) => wish.source) });
