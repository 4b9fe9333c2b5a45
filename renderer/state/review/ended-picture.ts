/** The position by which a game that is over is recognised in a list. */
import type { Board, Move, Shape } from '../../../core/board/board.ts';
import type { EndedGame } from '../../../core/contract/reviews.ts';
import { pathTo, type ReplayedGame } from '../../../core/review/replay/replayed-game.ts';
import { boardOfNode } from './reviewed-game.ts';

export interface EndedPicture {
  readonly board: Board;
  /** The pair that lost the board. */
  readonly pair?: Move;
  /** Of a board that was cleared: for each cell its place in the order of clearing from 1, 0 where no tile lay. */
  readonly order?: readonly number[];
}

/**
 * Returns the board that stands for a finished game: the position in which it was lost, with the pair that
 * lost it, once its review is known; otherwise the board at its end, or, for a cleared board, the deal it
 * began with and the order in which it was cleared.
 */
export function endedPicture(
  game: ReplayedGame,
  { review, pairsLeft }: Pick<EndedGame, 'review' | 'pairsLeft'>,
): EndedPicture {
  const way = pathTo(game, game.last);
  const lostMove = review?.lostMove ?? null;
  const lost = way.map((at) => game.nodes[at]).find((node) => node?.move && node.pairs === lostMove);
  if (lost?.move && pairsLeft > 0) return { board: boardOfNode(game, lost.parent), pair: lost.move };
  if (pairsLeft > 0) return { board: boardOfNode(game, game.last) };
  const from = way.findLastIndex((at) => game.nodes[at]?.by === 'deal');
  const level = way.slice(Math.max(0, from));
  const board = boardOfNode(game, level[0] ?? 0);
  return { board, order: orderOf(game, level, board) };
}

/** The last position of a level in which a tile lay on each cell, as `clearingOrder` counts it. Linear in positions and changes. */
function orderOf(game: ReplayedGame, level: readonly number[], { cells }: Board): readonly number[] {
  const order = cells.map((kind) => (kind > 0 ? level.length : 0));
  for (const [place, at] of level.entries()) {
    const changes = game.nodes[at]?.changes ?? [];
    for (let change = 0; change < changes.length; change += 3) {
      const [cell = 0, before = 0, after = 0] = changes.slice(change, change + 3);
      if (before > 0 && after <= 0) order[cell] = place;
    }
  }
  return order;
}

/** A shape before its tiles are known. */
export function emptyPicture({ width, height, marks }: Shape): EndedPicture {
  return { board: { width, height, marks, cells: marks.map(() => 0) } };
}
