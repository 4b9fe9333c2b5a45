import { type Board, countTiles, EMPTY, type Move, type Shape } from '../board/board.ts';
import { applyMove } from '../rules/apply.ts';
import type { Rules } from '../rules/rules.ts';
import { joinedTo, numberedBoard } from './numbered.ts';
import { type Random, shuffle } from './random.ts';

/** A way to clear the slots, the proof that there is none, or the end of the budget. */
export type Clearing =
  | { readonly found: 'witness'; readonly witness: readonly Move[] }
  | { readonly found: 'none' }
  | { readonly found: 'budget' };

/**
 * Looks for an order in which the slots can be emptied pair by pair, kinds left open, by trying everything once: a
 * position that failed is known by its occupied cells and not tried again. `none` is a proof. `maxPositions` bounds the
 * positions that are opened, each at most tiles times area of work.
 */
export function searchClearing(shape: Shape, rules: Rules, maxPositions: number, random: Random): Clearing {
  const failed = new Set<string>();
  const path: Move[] = [];
  const open: { board: Board; moves: Move[] }[] = [];
  let opened = 0;
  let board = numberedBoard(shape);
  for (;;) {
    if (countTiles(board.cells) === 0) return { found: 'witness', witness: path };
    const name = occupancyOf(board);
    if (!failed.has(name)) {
      if (opened++ >= maxPositions) return { found: 'budget' };
      // Marked at once: a position on the current path cannot come again, as every move takes tiles away.
      failed.add(name);
      open.push({ board, moves: joinedPairs(board, rules, random) });
    } else {
      path.pop();
    }
    while (open.at(-1)?.moves.length === 0) {
      open.pop();
      path.pop();
    }
    const last = open.at(-1);
    const move = last?.moves.pop();
    if (last === undefined || move === undefined) return { found: 'none' };
    path.push(move);
    board = applyMove(last.board, rules, move);
  }
}

function occupancyOf(board: Board): string {
  return board.cells.map((cell) => (cell > EMPTY ? 'o' : '.')).join('');
}

function joinedPairs(board: Board, rules: Rules, random: Random): Move[] {
  const moves = [...board.cells.keys()]
    .filter((cell) => (board.cells[cell] ?? EMPTY) > EMPTY)
    .flatMap((a) =>
      joinedTo(board, rules, a)
        .filter((b) => b > a)
        .map((b): Move => [a, b]),
    );
  shuffle(random, moves);
  return moves;
}
