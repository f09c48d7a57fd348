/** Chances of drawing, and hands by chance. Numbers of the rules come from the server. */

/** The chance to have at least one of `copies` among `drawn` cards of `size`. */
export function atLeastOne(size: number, copies: number, drawn: number): number {
  if (copies <= 0 || drawn <= 0) return 0;
  if (drawn > size - copies) return 1;
  let none = 1;
  for (let card = 0; card < drawn; card++) none *= (size - copies - card) / (size - card);
  return 1 - none;
}

/** The chance to have a terrain or card in each of the first turns: what a hand and the draws after it have shown by then. */
export function byTurn(size: number, copies: number, hand: number, draw: number, turns: number): number[] {
  return Array.from({ length: turns }, (_, turn) => atLeastOne(size, copies, hand + turn * draw));
}

/** Some cards of a pile by chance, the order of the pile kept out of it. */
export function deal(pile: readonly string[], count: number, random: () => number = Math.random): string[] {
  const left = [...pile];
  const hand: string[] = [];
  while (hand.length < count && left.length > 0) hand.push(left.splice(Math.floor(random() * left.length), 1)[0]!);
  return hand;
}
