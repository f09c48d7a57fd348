/** Buttons change under the hand: a press that was meant for the last question must not answer the next. */

/** How long a button is too new for a hand that was on its way to another. */
export const FRESH_MS = 700;

/** Whether a press came down on a button of a new question that it cannot have meant. A finger is slow; a mouse is hasty only if it
 * has just pressed another button in the same place, as in a double click. */
export function isHasty(fresh: boolean, pointer: string, sinceLastMs: number): boolean {
  return fresh && (pointer !== 'mouse' || sinceLastMs < FRESH_MS);
}
