import { type Board, countTiles, EMPTY, type Move } from '../board/board.ts';
import { applyMove } from '../rules/apply.ts';
import type { Rules } from '../rules/rules.ts';
import { JoinedTiles } from './joined-tiles.ts';
import { type Random, shuffle } from './random.ts';

/** A way to clear the slots, the proof that there is none, or the end of the budget. */
export type Clearing =
  | { readonly found: 'witness'; readonly witness: readonly Move[] }
  | { readonly found: 'none' }
  | { readonly found: 'budget' };

/**
 * Looks for an order in which a board can be emptied pair by pair, kinds left open, by trying everything once: a position
 * that failed is known by its occupied cells and not tried again. `none` is a proof. `maxPositions` bounds the positions
 * that are opened, each at most tiles times area of work.
 */
export function searchClearing(start: Board, rules: Rules, maxPositions: number, random: Random): Clearing {
  const joined = new JoinedTiles({ ...start, marks: start.template }, rules);
  const failed = new Set<string>();
  const path: Move[] = [];
  const open: { board: Board; moves: Move[] }[] = [];
  let opened = 0;
  let board = start;
  for (;;) {
    if (countTiles(board.cells) === 0) return { found: 'witness', witness: path };
    const name = occupancyOf(board);
    if (!failed.has(name)) {
      if (opened++ >= maxPositions) return { found: 'budget' };
      // Marked at once: a position on the current path cannot come again, as every move takes tiles away.
      failed.add(name);
      open.push({ board, moves: joinedPairs(board, joined, random) });
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

function joinedPairs(board: Board, joined: JoinedTiles, random: Random): Move[] {
  joined.load(board.cells);
  const moves: Move[] = [];
  for (const [a, tile] of board.cells.entries()) {
    if (tile <= EMPTY) continue;
    for (const b of joined.to(a)) if (b > a) moves.push([a, b]);
  }
  shuffle(random, moves);
  return moves;
}
