/** The position by which a game that is over is recognised in a list. */
import { type Board, EMPTY, type Move, type Shape } from '../../../core/board/board.ts';
import type { EndedGame } from '../../../core/contract/reviews.ts';
import { pathTo, type ReplayedGame } from '../../../core/review/replay/replayed-game.ts';
import { boardOfNode } from './reviewed-game.ts';

export interface EndedPicture {
  readonly board: Board;
  /** The pair that lost the board. */
  readonly pair?: Move;
  /** For each cell, its place in the order of clearing from 1; 0 where a tile lies still, or never lay. */
  readonly order?: readonly number[];
}

/** The order in which the cells were emptied for good on the way from the last deal to a position. */
function clearedOrder({ nodes }: ReplayedGame, way: readonly number[], { cells }: Board): number[] {
  const order = cells.map(() => 0);
  const dealt = way.findLastIndex((at) => nodes[at]?.by === 'deal');
  way.slice(dealt + 1).forEach((at, place) => {
    const { changes = [] } = nodes[at] ?? {};
    for (let on = 0; on < changes.length; on += 3)
      order[changes[on] ?? 0] = changes[on + 2] === EMPTY ? place + 1 : 0;
  });
  return order;
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
  const picture = (at: number, end: number): EndedPicture => {
    const board = boardOfNode(game, at);
    return { board, order: clearedOrder(game, pathTo(game, end), board) };
  };
  if (lost?.move && pairsLeft > 0) return { ...picture(lost.parent, lost.parent), pair: lost.move };
  if (pairsLeft > 0) return picture(game.last, game.last);
  return picture(way.findLast((at) => game.nodes[at]?.by === 'deal') ?? 0, game.last);
}

/** A shape before its tiles are known. */
export function emptyPicture({ width, height, marks }: Shape): EndedPicture {
  return { board: { width, height, marks, cells: marks.map(() => 0) } };
}
