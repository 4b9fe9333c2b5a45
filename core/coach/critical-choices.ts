/** The critical choices that the casual player meets, as positions with what is proved of each of their moves. */
import type { Board } from '../board/board.ts';
import { isCritical, type JudgedMove, verdictOf } from '../review/position-review.ts';
import { StretchWalk } from '../review/proving/stretch.ts';
import { reviewStretch } from '../review/stretch-review.ts';
import type { Rules } from '../rules/rules.ts';
import { runToEnd } from '../solve/progress.ts';
import type { CasualGame } from './casual-player.ts';
import { gameTree } from './game-tree.ts';

/** A position that some moves are proved to keep winnable and the others to lose; nothing of it is open. */
export interface ProvedChoice {
  readonly board: Board;
  readonly rules: Rules;
  /** Every legal move, `a < b`, sorted by a and then b. */
  readonly moves: readonly JudgedMove[];
  /** Index among these of the move that the player made. */
  readonly played: number;
}

/**
 * Reviews games on one board as one tree and returns their critical choices whose moves are all proved, each position once for
 * each move that was made in it. `nodesAGame` bounds the proofs of a game on average.
 */
export function criticalChoicesOf(
  board: Board,
  rules: Rules,
  games: readonly CasualGame[],
  nodesAGame: number,
): ProvedChoice[] {
  const { stretch } = gameTree(board, rules, games);
  const options = { nodeLimit: nodesAGame * games.length, seed: 1, games: 0 };
  const positions = games.length === 0 ? [] : runToEnd(reviewStretch(stretch, options));
  const walk = new StretchWalk(stretch);
  return stretch.steps.flatMap(({ parent, move }) => {
    const position = positions[parent];
    if (position === undefined || !isCritical(position) || position.unknown > 0) return [];
    if (verdictOf(position, move) === 'unknown') return [];
    const [a, b] = [Math.min(...move), Math.max(...move)];
    const played = position.moves.findIndex((judged) => judged.move[0] === a && judged.move[1] === b);
    return [{ board: walk.boardAt(parent), rules, moves: position.moves, played }];
  });
}
