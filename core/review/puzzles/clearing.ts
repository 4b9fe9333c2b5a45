import type { Move } from '../../board/board.ts';
import { loadedEngine } from '../../engine/loaded-engine.ts';
import type { Position } from './position-images.ts';
import type { PuzzleResult } from './puzzle-answer.ts';

/**
 * Returns whether the moves, each a legal link when its turn comes, clear the board, which proves that the
 * board can be won and that the first move keeps it so. False for moves that name cells beyond the board.
 * Linear in their number times the area.
 */
export function isClearedBy({ board, rules }: Position, moves: readonly Move[]): boolean {
  const engine = loadedEngine(board, rules);
  const area = board.width * board.height;
  const isLegal = moves.every(([a, b]) => {
    const links = a !== b && a < area && b < area && engine.canLink(a, b);
    if (links) engine.apply(a, b);
    return links;
  });
  return isLegal && moves.length > 0 && engine.tiles === 0;
}

/**
 * Returns the result that the moves of an answer prove; whether help was taken is the caller's claim and not
 * proved.
 */
export function resultOf(position: Position, moves: readonly Move[], isHelped: boolean): PuzzleResult {
  if (!isClearedBy(position, moves)) return 'failed';
  return isHelped ? 'helped' : 'solved';
}
