/** Playing by keyboard: arrows walk over what can be done, as it lies on the screen. */

type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
const WAYS: Record<Direction, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export const isArrow = (key: string): key is Direction => key in WAYS;

interface Spot {
  x: number;
  y: number;
}

/** The nearest spot in a direction: what lies straight ahead counts as nearer than what lies aside. */
export function nearest(from: Spot, spots: Spot[], direction: Direction): number {
  const [dx, dy] = WAYS[direction];
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, at) => {
    const [x, y] = [spot.x - from.x, spot.y - from.y];
    const ahead = x * dx + y * dy;
    if (ahead <= 1) return;
    const far = ahead + 2.5 * Math.abs(x * dy + y * dx);
    if (far < least) [least, best] = [far, at];
  });
  return best;
}

const middle = (element: Element): Spot => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Moves the focus to the next thing that can be done. */
export function walk(direction: Direction): void {
  const moves = [...document.querySelectorAll<HTMLElement>('[data-move]')].filter((one) => one.getBoundingClientRect().width > 0);
  const now = document.activeElement;
  if (!now?.matches('[data-move]')) return moves[0]?.focus();
  const at = nearest(middle(now), moves.map(middle), direction);
  if (at >= 0) moves[at]!.focus();
}
