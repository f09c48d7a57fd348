/** What is printed on the boards of Civolution, read from the components the server lists. */
import type { Table } from '../../table.svelte';
import type { Tile } from './continent';
import { component, kinds } from './parts';

export interface Boards {
  /** The spaces of a progress track behind the first. */
  spaces: number;
  /** The sign on the spaces of a track that give something. */
  thresholds: Map<number, string>;
  /** The points of the rows of the matrix, the lowest first. */
  rows: number[];
  /** The lowest row of each column of the matrix. */
  starts: number[];
  /** The spaces of the favor track. */
  favors: number;
  /** The spaces of a goal zone. */
  goals: number;
  /** How many tribes and farms a civilization has. */
  tribes: number;
  farms: number;
  /** The diamonds on the seams between the rows of the storage. */
  seams: number[];
  /** The points of a unit, by era. */
  eras: number[];
  /** Resets until the action phase ends, by the number of civilizations. */
  resets: Map<number, number>;
  /** The tiles of the continent. */
  tiles: Tile[];
}

interface Threshold {
  space: number;
  do: { k: string; n?: number }[];
}

/** The sign of a threshold: points are their number. */
function sign({ do: [first] }: Threshold): string {
  if (first?.k === 'vp') return String(first.n);
  return { upgrade: '↑', favor: '✲', row: 'R' }[first?.k ?? ''] ?? '•';
}

const known = new WeakMap<object, Boards>();
/** The boards of the game at this table. */
export function boards(table: Table): Boards {
  const book = table.book!;
  let found = known.get(book);
  if (!found) known.set(book, (found = read(table)));
  return found;
}

function read(table: Table): Boards {
  const of = (board: string): Record<string, unknown> => component(table, 'board', board)?.data ?? {};
  const rows = (board: string): unknown[] => (of(board)['rows'] as unknown[] | undefined) ?? [];
  const list = (board: string, field: string): number[] => (of(board)[field] as number[] | undefined) ?? [];
  return {
    spaces: Number(of('tracks')['spaces'] ?? 0),
    thresholds: new Map((rows('threshold') as Threshold[]).map((one) => [one.space, sign(one)])),
    rows: list('matrix', 'row-vp'),
    starts: list('matrix', 'column-start'),
    favors: list('favor', 'monument-vp').length,
    goals: Number(of('limits')['goal-spaces'] ?? 0),
    tribes: Number(of('limits')['tribes'] ?? 0),
    farms: Number(of('limits')['farms'] ?? 0),
    seams: list('diamonds', 'storage'),
    eras: list('era-scoring', 'vp'),
    resets: new Map((rows('table') as { players: number; resets: number }[]).map((one) => [one.players, one.resets])),
    tiles: kinds(table, 'tile').map(({ id, data }) => ({ id, cells: Number(data['cells']), sides: data['sides'] as Tile['sides'] })),
  };
}

/** What a space of a track gives. */
export function thresholdDeeds(table: Table, space: number): { k: string }[] {
  const rows = (component(table, 'board', 'threshold')?.data['rows'] as Threshold[] | undefined) ?? [];
  return rows.find((one) => one.space === space)?.do ?? [];
}

/** The water with the island: a tile of its own. */
export const large = (table: Table): string => boards(table).tiles.find((tile) => tile.cells === 1)?.sides.n?.[0]?.t ?? '';
