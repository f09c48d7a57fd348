/** The basket by keyboard: letters put in, with Shift they take out; digits suggest, Escape empties, Enter confirms. */
import type { Table } from '../../table.svelte';

/** A letter for each of the first kinds, the same in every language. */
export const LETTERS = ['q', 'w', 'e', 'r', 't', 'y', 'u', 'i', 'o', 'p'];

/** Whether a key was meant for the basket. Letters count where the basket shows them. */
export function basketKey(event: KeyboardEvent, table: Table, lettered: boolean): boolean {
  const { basket } = table;
  if (!basket.open || !table.live) return false;
  const letter = lettered ? LETTERS.indexOf(event.key.toLowerCase()) : -1;
  const kind = basket.kinds[letter];
  if (kind) {
    if (event.shiftKey) basket.take(kind.action);
    else if (kind.offer) basket.add(kind.action);
    return true;
  }
  const suggestion = basket.suggestions[Number(event.key) - 1];
  if (suggestion) basket.fill(suggestion);
  else if (event.key === 'Escape' && basket.chain.length > 0 && !table.why && !table.thing) basket.empty();
  else if (event.key === 'Enter' && basket.wholes.length > 0 && !meansButton(event.target as HTMLElement)) {
    basket.confirm();
  } else return false;
  return true;
}

/** Whether a key is meant for the button that has the focus, not for the basket: one that was reached by keyboard. */
const meansButton = (target: HTMLElement): boolean =>
  target.closest('button, a, [role="button"]') !== null && target.matches(':focus-visible');
