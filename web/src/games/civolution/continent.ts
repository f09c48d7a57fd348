/** The continent as lines on paper: tiles where and how they lie, their territories, and places for what stands on them. */
import type { Placement } from '../../protocol/civolution';

export type Point = readonly [x: number, y: number];

/** A stretch of a side of a tile, as fractions of the edge of a cell. */
interface Stretch {
  t: string;
  from: number;
  to: number;
}
export interface Tile {
  id: string;
  cells: number;
  sides: Partial<Record<'n' | 'e1' | 'e2' | 's' | 'w1' | 'w2', Stretch[]>>;
}

/** Columns and rows of the frame, the size of a cell, and the margin around it, in units of the drawing. */
export const COLUMNS = 5;
export const ROWS = 3;
export const CELL = 138;
export const MARGIN = 24;
export const WIDTH = COLUMNS * CELL + 2 * MARGIN;
export const HEIGHT = ROWS * CELL + 2 * MARGIN;

/** A territory on the map. */
export interface Shape {
  id: string;
  /** Its outline, closed. */
  outline: Point[];
  path: string;
  /** Places inside it, well apart: the first is for its name. */
  spots: Point[];
}

/** A part of the border of a tile that belongs to one territory. */
interface Arc {
  t: string;
  points: Point[];
}

/** A number between -1 and 1 that looks like chance and is always the same. */
function grain(a: number, b: number, c: number): number {
  const wave = Math.sin(a * 127.1 + b * 311.7 + c * 74.7) * 43758.5453;
  return (wave - Math.floor(wave)) * 2 - 1;
}

const near = (a: Point, b: Point): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) < 1e-6;
const between = (a: Point, b: Point, part: number): Point => [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];

/** The border of a tile as it is printed, clockwise from its upper left corner, cut where the territory changes. */
function border(tile: Tile): Arc[] {
  const high = tile.cells;
  const side = (name: keyof Tile['sides'], at: (part: number) => Point, reversed: boolean): Arc[] => {
    const stretches = tile.sides[name] ?? [];
    const arcs = stretches.map(({ t, from, to }) => {
      const steps = Math.max(2, Math.round((to - from) * 12));
      const points = Array.from({ length: steps + 1 }, (_, step) => at(from + ((to - from) * step) / steps));
      return { t, points: reversed ? points.reverse() : points };
    });
    return reversed ? arcs.reverse() : arcs;
  };
  const arcs = [
    ...side('n', (part) => [part, 0], false),
    ...side('e1', (part) => [1, part], false),
    ...(high === 2 ? side('e2', (part) => [1, 1 + part], false) : []),
    ...side('s', (part) => [part, high], true),
    ...(high === 2 ? side('w2', (part) => [0, 1 + part], true) : []),
    ...side('w1', (part) => [0, part], true),
  ];
  const joined: Arc[] = [];
  for (const arc of arcs) {
    const last = joined.at(-1);
    if (last?.t === arc.t) last.points.push(...arc.points.slice(1));
    else joined.push({ t: arc.t, points: [...arc.points] });
  }
  if (joined.length > 1 && joined[0]!.t === joined.at(-1)!.t) {
    const last = joined.pop()!;
    joined[0] = { t: last.t, points: [...last.points, ...joined[0]!.points.slice(1)] };
  }
  return joined;
}

/** A line through a tile, slightly bent; one that begins and ends on the same side swings into the tile. */
function inner(from: Point, to: Point, high: number): Point[] {
  const same = Math.abs(from[0] - to[0]) < 0.02;
  const long = Math.hypot(from[0] - to[0], from[1] - to[1]);
  // Away from the side it lies on, else a little to one hand.
  const swing = same ? (from[0] < 0.5 ? 0.42 : -0.42) : 0;
  const seed = from[0] * 3 + from[1] * 7 + to[0] * 11 + to[1] * 13;
  const steps = Math.max(6, Math.round(long * 11));
  const [dx, dy] = [(to[1] - from[1]) / long, (from[0] - to[0]) / long];
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const part = step / steps;
    const [x, y] = between(from, to, part);
    const lift = Math.sin(part * Math.PI);
    const rough = step === 0 || step === steps ? 0 : grain(seed, step, high) * 0.018 + Math.sin(part * 9 + seed) * 0.035 * lift;
    return [x + swing * lift + dx * rough, y + dy * rough];
  });
}

/** Cuts a tile into its territories: one whose neighbours are the same is cut off by a line, three meet in a point. */
export function cut(tile: Tile): Map<string, Point[]> {
  const found = new Map<string, Point[]>();
  let ring = border(tile);
  const ends = (arc: Arc): [Point, Point] => [arc.points[0]!, arc.points.at(-1)!];
  while (ring.length > 3) {
    const count = ring.length;
    const at = ring.findIndex((_, index) => ring[(index + count - 1) % count]!.t === ring[(index + 1) % count]!.t);
    if (at < 0) break;
    ring = [...ring.slice(at), ...ring.slice(0, at)];
    const [own, after] = ring as [Arc, Arc];
    const before = ring.at(-1)!;
    const [start, end] = ends(own);
    const line = inner(start, end, tile.cells);
    found.set(own.t, [...own.points, ...[...line].reverse().slice(1)]);
    ring = [{ t: before.t, points: [...before.points, ...line.slice(1), ...after.points.slice(1)] }, ...ring.slice(2, -1)];
    if (ring.length > 1 && ring[0]!.t === ring.at(-1)!.t) ring = [{ t: ring[0]!.t, points: [...ring.at(-1)!.points, ...ring[0]!.points.slice(1)] }, ...ring.slice(1, -1)];
  }
  if (ring.length === 1) found.set(ring[0]!.t, ring[0]!.points);
  else if (ring.length === 2) {
    const [one, other] = ring as [Arc, Arc];
    const line = inner(one.points[0]!, one.points.at(-1)!, tile.cells);
    found.set(one.t, [...one.points, ...[...line].reverse().slice(1)]);
    found.set(other.t, [...other.points, ...line.slice(1)]);
  } else {
    const starts = ring.map((arc) => arc.points[0]!);
    // The meeting point keeps away from the sides of the tile.
    const middle: Point = [0.5 + (mean(starts.map((one) => one[0])) - 0.5) * 0.25, tile.cells / 2 + (mean(starts.map((one) => one[1])) - tile.cells / 2) * 0.75];
    const spokes = starts.map((start) => inner(start, middle, tile.cells));
    ring.forEach((arc, index) => {
      const next = spokes[(index + 1) % spokes.length]!;
      found.set(arc.t, [...arc.points, ...next.slice(1), ...[...spokes[index]!].reverse().slice(1)]);
    });
  }
  return found;
}
const mean = (numbers: number[]): number => numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

/** A point of a tile as it lies in the frame, in cells. */
export function turn([x, y]: Point, cells: number, { x: left, y: top, turns }: Placement): Point {
  if (cells === 1 || turns === 0) return [left + x, top + y];
  if (turns === 1) return [left + 2 - y, top + x];
  if (turns === 2) return [left + 1 - x, top + 2 - y];
  return [left + y, top + 1 - x];
}

/** One gentle warp over the whole sheet: what is shared stays shared, the frame stays straight. */
function warp([x, y]: Point): Point {
  const hold = (at: number, most: number): number => Math.min(1, Math.min(at, most - at) * 1.6);
  const still = Math.max(0, hold(x, COLUMNS) * hold(y, ROWS));
  const dx = (Math.sin(y * 4.3 + x * 0.9) * 0.045 + Math.sin(y * 9.1 + x * 2.3) * 0.022) * still;
  const dy = (Math.sin(x * 3.7 + y * 1.1) * 0.045 + Math.sin(x * 8.3 + y * 1.7) * 0.022) * still;
  return [MARGIN + (x + dx) * CELL, MARGIN + (y + dy) * CELL];
}

const at = (from: Point): string => `${from[0].toFixed(1)} ${from[1].toFixed(1)}`;
export const pathOf = (points: Point[]): string => `M${points.map(at).join('L')}Z`;

/** The whole sheet a quarter turned, for a narrow window: its left side is on top. */
const stand = ([x, y]: Point, tall: boolean): Point => (tall ? [HEIGHT - y, x] : [x, y]);

/** Where the area of a slot lies: on the grid points of the frame. */
export const slotAt = (slot: number, tall = false): Point => stand([MARGIN + (slot % (COLUMNS + 1)) * CELL, MARGIN + Math.floor(slot / (COLUMNS + 1)) * CELL], tall);

/** Whether a point lies in an outline. */
export function inside([x, y]: Point, outline: Point[]): boolean {
  let is = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [a, b] = [outline[i]!, outline[j]!];
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) is = !is;
  }
  return is;
}
/** How far a point is from a stretch of a line. */
export function toLine([x, y]: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const part = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - a[0] - dx * part, y - a[1] - dy * part);
}
const gap = (from: Point, to: Point): number => Math.hypot(from[0] - to[0], from[1] - to[1]);

/** The areas that come near an outline. */
export function slotsNear(outline: Point[], near: number, tall = false): Point[] {
  const [xs, ys] = [outline.map((one) => one[0]), outline.map((one) => one[1])];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return Array.from({ length: (COLUMNS + 1) * (ROWS + 1) }, (_, slot) => slotAt(slot, tall)).filter(([x, y]) => x > left - near && x < right + near && y > top - near && y < bottom + near);
}

/** How far from the border and from the areas something may stand. */
const EDGE = 13.5;
const AREA = 32;
/** Half the width and the height a name and its markers need, with something round beside them. */
const NAME: Point = [46, 29];
/** Two round things that touch are this far apart. */
const APART = 27;
/** How fine the ground is looked at. */
const STEP = 6;

/** `count` places in an outline, the first for its name; the others spread evenly: each goes to the middle of the ground that is nearest to it, again and again. */
export function spread(outline: Point[], count: number, tall = false): Point[] {
  const xs = outline.map((one) => one[0]);
  const ys = outline.map((one) => one[1]);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const slots = slotsNear(outline, AREA, tall);
  // Every other point is enough to keep away from.
  const edges = outline.filter((_, at) => at % 2 === 0);
  let ground: Point[] = [];
  const clear = new Map<Point, number>();
  for (let edge = EDGE; ground.length < count * 8 && edge > 4; edge -= 2) {
    ground = [];
    for (let x = left; x < right; x += STEP) {
      for (let y = top; y < bottom; y += STEP) {
        const here: Point = [x, y];
        if (!inside(here, outline) || slots.some((slot) => gap(here, slot) < AREA)) continue;
        const away = Math.min(...edges.map((one, index) => toLine(here, one, edges[(index + 1) % edges.length]!)));
        if (away < edge) continue;
        ground.push(here);
        clear.set(here, away);
      }
    }
  }
  if (ground.length === 0) return Array.from({ length: count }, () => [mean(xs), mean(ys)]);
  const name = ground.reduce((best, one) => (clear.get(one)! > clear.get(best)! ? one : best));
  // The name is wide: the others keep away from it, as far as they still keep apart.
  let best: Point[] = [];
  for (const far of [1, 0.85, 0.7, 0.55, 0.4, 0]) {
    const free = ground.filter(([x, y]) => Math.hypot((x - name[0]) / NAME[0], (y - name[1]) / NAME[1]) >= far);
    if (free.length < count) continue;
    const tried = [name, ...even(free, count - 1)];
    if (closest(tried) > closest(best)) best = tried;
    if (closest(best) >= APART) break;
  }
  // In a narrow strip the name takes its turn among the others.
  const all = even(ground, count);
  const own = all.reduce((nearest, one) => (gap(one, name) < gap(nearest, name) ? one : nearest));
  return closest(all) > closest(best) + 4 ? [own, ...all.filter((one) => one !== own)] : best;
}
/** How near the nearest two are. */
const closest = (spots: Point[]): number => Math.min(...spots.flatMap((one, at) => spots.slice(at + 1).map((other) => gap(one, other))), spots.length > 0 ? Infinity : -1);

/** Places spread evenly over some ground, from left to right, so that a territory reads like a line. */
function even(ground: Point[], count: number): Point[] {
  const centre: Point = [mean(ground.map((one) => one[0])), mean(ground.map((one) => one[1]))];
  if (count < 1) return [];
  let spots: Point[] = [ground.reduce((best, one) => (gap(one, centre) > gap(best, centre) ? one : best))];
  while (spots.length < count) spots.push(ground.reduce((best, one) => (Math.min(...spots.map((spot) => gap(one, spot))) > Math.min(...spots.map((spot) => gap(best, spot))) ? one : best)));
  for (let round = 0; round < 12; round++) {
    const sums = spots.map(() => [0, 0, 0] as [number, number, number]);
    for (const one of ground) {
      const own = spots.reduce((best, spot, index) => (gap(one, spot) < gap(one, spots[best]!) ? index : best), 0);
      sums[own]![0] += one[0];
      sums[own]![1] += one[1];
      sums[own]![2] += 1;
    }
    spots = spots.map((spot, index) => (sums[index]![2] > 0 ? [sums[index]![0] / sums[index]![2], sums[index]![1] / sums[index]![2]] : spot));
  }
  return spots.sort((a, b) => a[0] + a[1] * 0.4 - (b[0] + b[1] * 0.4));
}

/** The territories as they lie. `room` says how many places each needs, `tall` whether the sheet stands upright. */
export function lay(tiles: Tile[], placements: readonly Placement[], room: (territory: string) => number, tall = false): Shape[] {
  return tiles.flatMap((tile, index) => {
    const placement = placements[index];
    if (!placement) return [];
    return [...cut(tile)].map(([id, points]) => {
      const outline = points.map((one) => stand(warp(turn(one, tile.cells, placement)), tall)).filter((one, step, all) => step === 0 || !near(one, all[step - 1]!));
      return { id, outline, path: pathOf(outline), spots: spread(outline, room(id), tall) };
    });
  });
}
