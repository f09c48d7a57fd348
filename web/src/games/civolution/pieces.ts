/** Places for what is printed on a territory and what stands there: boxes inside its outline, none over another. */
import { inside, slotsNear, toLine, type Point } from './continent';

type Size = readonly [w: number, h: number];

/** Something that needs a place. */
export interface Piece {
  key: string;
  /** Its size, the best first: a name may be broken. */
  sizes: readonly Size[];
  /** Where it would like to be. */
  at: Point;
}
/** Where it is: its middle, its size as drawn, how much smaller that is than it should be, and which of its sizes it has. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
  scale: number;
  size: number;
}
export type Boxes = ReadonlyMap<string, Box>;

/** How fine the ground is looked at, how far from a border something stands, and how far from an area. */
const STEP = 3;
const EDGE = 2.5;
const AREA = 31;

/** The ground of a territory: asks whether a box lies on it. */
export class Room {
  readonly #left: number;
  readonly #top: number;
  readonly #columns: number;
  readonly #rows: number;
  /** How much free ground there is left of and above a cell. */
  readonly #sums: Int32Array;
  /** The middles of the free cells. */
  readonly #free: Point[] = [];

  constructor(outline: Point[], tall = false) {
    const [xs, ys] = [outline.map((one) => one[0]), outline.map((one) => one[1])];
    [this.#left, this.#top] = [Math.min(...xs), Math.min(...ys)];
    this.#columns = Math.ceil((Math.max(...xs) - this.#left) / STEP);
    this.#rows = Math.ceil((Math.max(...ys) - this.#top) / STEP);
    const slots = slotsNear(outline, AREA, tall);
    const wide = this.#columns + 1;
    this.#sums = new Int32Array(wide * (this.#rows + 1));
    for (let row = 0; row < this.#rows; row++) {
      for (let column = 0; column < this.#columns; column++) {
        const here: Point = [this.#left + (column + 0.5) * STEP, this.#top + (row + 0.5) * STEP];
        const free = inside(here, outline) && slots.every((slot) => Math.hypot(here[0] - slot[0], here[1] - slot[1]) > AREA) && outline.every((one, at) => toLine(here, one, outline[(at + 1) % outline.length]!) > EDGE);
        if (free) this.#free.push(here);
        const at = (row + 1) * wide + column + 1;
        this.#sums[at] = (free ? 1 : 0) + this.#sums[at - 1]! + this.#sums[at - wide]! - this.#sums[at - wide - 1]!;
      }
    }
  }

  /** Whether a box around a point lies on the ground. */
  #fits(x: number, y: number, w: number, h: number): boolean {
    // Cells count by their middles: what a box reaches beyond them is less than what is kept free along a border.
    const from = Math.round((x - w / 2 - this.#left) / STEP);
    const to = Math.round((x + w / 2 - this.#left) / STEP);
    const above = Math.round((y - h / 2 - this.#top) / STEP);
    const below = Math.round((y + h / 2 - this.#top) / STEP);
    if (from < 0 || above < 0 || to > this.#columns || below > this.#rows) return false;
    const wide = this.#columns + 1;
    const sum = this.#sums[below * wide + to]! - this.#sums[above * wide + to]! - this.#sums[below * wide + from]! + this.#sums[above * wide + from]!;
    return sum === (to - from) * (below - above);
  }

  /** The free place for a box that is nearest to a point. */
  #nearest([x, y]: Point, w: number, h: number, taken: readonly Box[]): Point | null {
    let best: Point | null = null;
    let least = Infinity;
    for (const here of this.#free) {
      const far = (here[0] - x) ** 2 + (here[1] - y) ** 2;
      if (far < least && this.#fits(here[0], here[1], w, h) && !taken.some((one) => meet(one, here[0], here[1], w, h))) [best, least] = [here, far];
    }
    return best;
  }

  /** Finds a place for every piece, the first choosing first; all of one size of the given ones. Nothing where there is no room. */
  pack(pieces: readonly Piece[], scales: readonly number[], taken: readonly Box[] = []): Boxes | null {
    const ground = this.#free.length * STEP * STEP - taken.reduce((sum, box) => sum + box.w * box.h, 0);
    const needed = pieces.reduce((sum, { sizes }) => sum + Math.min(...sizes.map(([w, h]) => w * h)), 0);
    for (const scale of scales) {
      if (needed * scale * scale > ground) continue;
      const found = new Map<string, Box>();
      const all = [...taken];
      for (const { key, sizes, at } of pieces) {
        for (let size = 0; size < sizes.length && !found.has(key); size++) {
          const [w, h] = [sizes[size]![0] * scale, sizes[size]![1] * scale];
          const place = this.#nearest(at, w, h, all);
          if (!place) continue;
          const box = { x: place[0], y: place[1], w, h, scale, size };
          found.set(key, box);
          all.push(box);
        }
        if (!found.has(key)) break;
      }
      if (found.size === pieces.length) return found;
    }
    return null;
  }
}
const meet = (box: Box, x: number, y: number, w: number, h: number): boolean => Math.abs(box.x - x) * 2 < box.w + w && Math.abs(box.y - y) * 2 < box.h + h;

/** What is printed on a territory. */
export interface Printed {
  /** The ordinary camps; on water there is neither a bonfire nor a farm. */
  camps: number;
  water: boolean;
  /** The water whose island is a building ground. */
  isle: boolean;
}
/** What stands on a territory; every entry is one piece with its number. */
export interface Crowd {
  /** Its material and the letter of its tile: `Papyrus C`. */
  name: string;
  wild: { seat: number; weak: boolean; n: number }[];
  raw: { seat: number; n: number }[];
  boats: { seat: number }[];
  built: { seat: number; icon: string; n: number }[];
  hunted: boolean;
  provisions: number;
}
/** Everything that a territory can come to hold: of every civilization both kinds of tribes and several of each, a boat, a material, buildings. */
export function crowded(name: string, printed: Printed, civilizations: number): Crowd {
  const seats = Array.from({ length: civilizations }, (_, seat) => seat);
  return {
    name,
    wild: printed.water ? [] : seats.flatMap((seat) => [{ seat, weak: false, n: 2 }, { seat, weak: true, n: 2 }]),
    raw: printed.water ? [] : seats.map((seat) => ({ seat, n: 2 })),
    boats: printed.water ? seats.map((seat) => ({ seat })) : [],
    built: printed.isle ? seats.flatMap((seat) => [{ seat, icon: 'cv-monument', n: 2 }, { seat, icon: 'cv-settlement', n: 1 }]) : [],
    hunted: !printed.water,
    provisions: printed.water ? 0 : 2,
  };
}

/** How wide a letter of a name is drawn, and how high a line. */
const LETTER = 8.2;
export const LINE = 17;
const SMALLER = 0.78;
/** A name in one of its sizes: all in one line, the letter with the last word, or every word for itself, then the same in smaller letters. */
export function label(name: string, size: number): { lines: string[]; scale: number } {
  const words = name.split(' ');
  const way = size % words.length;
  const broken = way === 1 && words.length > 2 ? [words.slice(0, -2).join(' '), words.slice(-2).join(' ')] : words;
  return { lines: way === 0 ? [name] : broken, scale: size < words.length ? 1 : SMALLER };
}
function nameSizes(name: string): Size[] {
  return Array.from({ length: name.split(' ').length * 2 }, (_, size): Size => {
    const { lines, scale } = label(name, size);
    return [Math.max(14, ...lines.map((line) => line.length * LETTER)) * scale, lines.length * LINE * scale];
  });
}
/** Sizes of what stands on the map, in units of the drawing: everything is drawn around its middle. */
const FIRE: Size = [33, 33];
const CAMP: Size = [26, 26];
const FARM: Size = [28, 28];
const BADGE: Size = [19, 19];
const PROVISION: Size = [24, 17];
const BOAT: Size = [43, 41];
const tribe = (n: number): Size => (n > 1 ? [27, 18] : [17, 17]);
const marker = (n: number): Size => (n > 1 ? [24, 15] : [13, 13]);
const building = (n: number): Size => (n > 1 ? [32, 22] : [22, 22]);

/** What is printed, and where it looks best: `spots` has a place for each, the last for the wilderness. */
function printedPieces(name: string, printed: Printed, spots: readonly Point[]): Piece[] {
  const spot = (at: number): Point => spots[at] ?? spots[0]!;
  const label: Piece = { key: 'name', sizes: nameSizes(name), at: spot(0) };
  if (printed.water) return printed.isle ? [{ key: 'isle', sizes: [[24, 24]], at: spot(0) }, { ...label, at: [spot(0)[0], spot(0)[1] + 20] }] : [label];
  return [label, { key: 'fire', sizes: [FIRE], at: spot(1) }, ...Array.from({ length: printed.camps }, (_, at): Piece => ({ key: `camp-${at}`, sizes: [CAMP], at: spot(2 + at) })), { key: 'farm', sizes: [FARM], at: spot(2 + printed.camps) }];
}
function crowdPieces(crowd: Crowd, name: Box, spots: readonly Point[]): Piece[] {
  const below: Point = [name.x, name.y + name.h / 2 + 8];
  const wilds = spots.at(-1)!;
  return [
    ...crowd.boats.map(({ seat }, at): Piece => ({ key: `boat-${seat}`, sizes: [BOAT], at: spots[1 + at] ?? wilds })),
    ...crowd.built.map(({ seat, icon, n }): Piece => ({ key: `${icon}-${seat}`, sizes: [building(n)], at: below })),
    ...crowd.raw.map(({ seat, n }): Piece => ({ key: `raw-${seat}`, sizes: [marker(n)], at: below })),
    ...(crowd.provisions > 0 ? [{ key: 'provisions', sizes: [PROVISION], at: [below[0] + 24, below[1]] as Point }] : []),
    ...(crowd.hunted ? [{ key: 'hunted', sizes: [BADGE], at: [below[0] - 24, below[1]] as Point }] : []),
    ...crowd.wild.map(({ seat, weak, n }): Piece => ({ key: `wild-${seat}-${weak}`, sizes: [tribe(n)], at: wilds })),
  ];
}

/** How small things may become: first what stands there, then what is printed, then both, before anything would lie over another. */
const SIZES = [1, 0.92, 0.84, 0.76];
const SMALL = [0.7, 0.62, 0.55];
const TINY = [0.5, 0.42, 0.34];

/** Where everything on a territory is. */
export type Layout = (crowd: Crowd) => Boxes;

/** Lays a territory out; the same crowd stands the same way. */
export function layOut(outline: Point[], spots: readonly Point[], printed: Printed, tall = false): Layout {
  const room = new Room(outline, tall);
  const known = new Map<string, Boxes>();
  const find = (crowd: Crowd): Boxes => {
    const parts = printedPieces(crowd.name, printed, spots);
    // The name chooses first where there is room; in a narrow strip it takes what is left.
    const orders = [parts, [...parts].sort((a, b) => b.sizes[0]![1] - a.sizes[0]![1])];
    const grounds = new Map<string, Boxes | null>();
    for (const [most, least] of [[SIZES, SIZES], [[...SIZES, ...SMALL], SMALL], [[...SIZES, ...SMALL, ...TINY], TINY]] as const) {
      for (const scale of most) {
        for (const [at, order] of orders.entries()) {
          const key = `${at}/${scale}`;
          if (!grounds.has(key)) grounds.set(key, room.pack(order, [scale]));
          const fixed = grounds.get(key);
          const stand = fixed ? room.pack(crowdPieces(crowd, fixed.get('name')!, spots), least, [...fixed.values()]) : null;
          if (fixed && stand) return new Map([...fixed, ...stand]);
        }
      }
    }
    return new Map();
  };
  return (crowd) => {
    const key = JSON.stringify(crowd);
    let found = known.get(key);
    if (!found) known.set(key, (found = find(crowd)));
    return found;
  };
}
