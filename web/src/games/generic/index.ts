/** The plain table of a game without a board of its own: the view as lists, every offer as a button. */
import type { GameBoard } from '..';
import Board from './Board.svelte';
import Own from './Own.svelte';
import Rival from './Rival.svelte';

export default {
  Board,
  Own,
  Rival,
  round: (view) => Number((view as { round?: number }).round ?? 0),
  onBoard: () => true,
  figures: () => [],
} satisfies GameBoard;
