/** Every game of a tiny board: with gravity, where one move changes the rest, only this shows why a move loses. */
import { type Board, countTiles, type Move } from '../board/board.ts';
import { applyMove } from '../rules/apply.ts';
import { allMoves } from '../rules/moves.ts';
import type { Rules } from '../rules/rules.ts';

/** A position; positions that several orders of moves lead to are one. */
export interface TreePosition {
  readonly cells: Board['cells'];
  /** Moves made to come here. */
  readonly depth: number;
  /** Every move, with the index of the position after it. */
  readonly moves: readonly { readonly move: Move; readonly to: number }[];
  /** True if some order of moves clears the board from here. It is exact, since all were tried. */
  readonly isWinnable: boolean;
}

/** All positions, that of the board first, each before those that it leads to. */
export interface AllGames {
  readonly positions: readonly TreePosition[];
  /** Games in all: ways from the first position to one without moves. */
  readonly games: number;
}

/** More cannot be taken in at a glance. */
export const MOST_POSITIONS = 120;

/** The tree of a board, or null when it has more than `MOST_POSITIONS`. */
export function gameTree(board: Board, rules: Rules): AllGames | null {
  const boards: { cells: Board['cells']; depth: number }[] = [{ cells: board.cells, depth: 0 }];
  const known = new Map([[board.cells.join(), 0]]);
  const moves: { move: Move; to: number }[][] = [];
  for (let index = 0; index < boards.length; index++) {
    const { cells, depth } = boards[index] ?? { cells: board.cells, depth: 0 };
    const now = { ...board, cells };
    moves[index] = allMoves(now, rules).map((move) => {
      const after = applyMove(now, rules, move).cells;
      const name = after.join();
      const to = known.get(name) ?? boards.push({ cells: after, depth: depth + 1 }) - 1;
      known.set(name, to);
      return { move, to };
    });
    if (boards.length > MOST_POSITIONS) return null;
  }
  return judged(boards, moves);
}

/** From the ends back: each move takes two tiles, so a position stands before all that it leads to. */
function judged(
  boards: readonly { readonly cells: Board['cells']; readonly depth: number }[],
  moves: readonly (readonly { readonly move: Move; readonly to: number }[])[],
): AllGames {
  const isWinnable: boolean[] = [];
  const games: number[] = [];
  for (let index = boards.length - 1; index >= 0; index--) {
    const onward = moves[index] ?? [];
    const cells = boards[index]?.cells ?? [];
    isWinnable[index] = countTiles(cells) === 0 || onward.some(({ to }) => isWinnable[to]);
    games[index] = onward.length === 0 ? 1 : onward.reduce((sum, { to }) => sum + (games[to] ?? 0), 0);
  }
  const positions = boards.map(({ cells, depth }, index) => ({
    cells,
    depth,
    moves: moves[index] ?? [],
    isWinnable: isWinnable[index] ?? false,
  }));
  return { positions, games: games[0] ?? 1 };
}
