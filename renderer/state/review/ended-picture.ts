/** The position by which a game that is over is recognised in a list. */
import type { Board, Move, Shape } from '../../../core/board/board.ts';
import type { EndedGame } from '../../../core/contract/reviews.ts';
import { pathTo, type ReplayedGame } from '../../../core/review/replay/replayed-game.ts';
import { boardOfNode } from './reviewed-game.ts';

export interface EndedPicture {
  readonly board: Board;
  /** The pair that lost the board. */
  readonly pair?: Move;
}

/**
 * Returns the board that stands for a finished game: the position in which it was lost, with the pair that
 * lost it, once its review is known; otherwise the board at its end, or, for a cleared board, the deal it
 * began with.
 */
export function endedPicture(
  game: ReplayedGame,
  { review, pairsLeft }: Pick<EndedGame, 'review' | 'pairsLeft'>,
): EndedPicture {
  const way = pathTo(game, game.last);
  const lostMove = review?.lostMove ?? null;
  const lost = way.map((at) => game.nodes[at]).find((node) => node?.move && node.pairs === lostMove);
  if (lost?.move && pairsLeft > 0) return { board: boardOfNode(game, lost.parent), pair: lost.move };
  const dealt = way.findLast((at) => game.nodes[at]?.by === 'deal') ?? 0;
  return { board: boardOfNode(game, pairsLeft > 0 ? game.last : dealt) };
}

/** A shape before its tiles are known. */
export function emptyPicture({ width, height, marks }: Shape): EndedPicture {
  return { board: { width, height, marks, cells: marks.map(() => 0) } };
}
