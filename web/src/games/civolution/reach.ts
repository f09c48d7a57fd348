/** What can be chosen and is out of sight: where it is, and how many of it. */

/** A box on the screen. */
export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export type Side = 'up' | 'down' | 'left' | 'right';

/** On which side of a frame a thing is out of sight; nothing where most of it is seen. */
export function outside(thing: Frame, frame: Frame): Side | null {
  const [x, y] = [(thing.left + thing.right) / 2, (thing.top + thing.bottom) / 2];
  if (y > frame.bottom) return 'down';
  if (y < frame.top) return 'up';
  if (x > frame.right) return 'right';
  return x < frame.left ? 'left' : null;
}

/** The part of a frame that another leaves to be seen. */
export const within = (a: Frame, b: Frame): Frame => ({ left: Math.max(a.left, b.left), top: Math.max(a.top, b.top), right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) });

/** Things out of sight beyond one edge of what scrolls. */
export interface Beyond {
  side: Side;
  frame: Frame;
  things: Element[];
}
const scrolls = (element: Element): boolean => {
  const { overflowX, overflowY } = getComputedStyle(element);
  const goes = (way: string): boolean => way === 'auto' || way === 'scroll';
  return (goes(overflowY) && element.scrollHeight > element.clientHeight + 1) || (goes(overflowX) && element.scrollWidth > element.clientWidth + 1);
};

/** Looks for what can be chosen and cannot be seen: by what scrolls, and by its edges. `seen` counts the others. */
export function look(root: Element, screen: Frame): { beyond: Beyond[]; seen: number } {
  const found = new Map<string, Beyond>();
  let seen = 0;
  const frames = new Map<Element, { box: Element; frame: Frame } | null>();
  const boxOf = (element: Element): { box: Element; frame: Frame } | null => {
    const parent = element.parentElement;
    if (!parent || parent === root) return null;
    if (!frames.has(parent)) frames.set(parent, scrolls(parent) ? { box: parent, frame: parent.getBoundingClientRect() } : boxOf(parent));
    return frames.get(parent)!;
  };
  const numbers = new Map<Element, number>();
  for (const thing of root.querySelectorAll('[data-move]')) {
    const rect = thing.getBoundingClientRect();
    if (rect.width === 0) continue;
    const inner = boxOf(thing);
    const box = inner && outside(rect, inner.frame) ? inner.box : root;
    const frame = box === root ? screen : within(inner!.frame, screen);
    const side = outside(rect, box === root ? screen : inner!.frame);
    if (!side) {
      seen += 1;
      continue;
    }
    if (!numbers.has(box)) numbers.set(box, numbers.size);
    const key = `${numbers.get(box)}/${side}`;
    const known = found.get(key);
    if (known) known.things.push(thing);
    else found.set(key, { side, frame, things: [thing] });
  }
  return { beyond: [...found.values()], seen };
}
