import { pathTo, type ReplayedGame } from './replayed-game.ts';

/**
 * The continuation of a game after a move that lost a board: it was taken back, so that it is not on the way
 * to the end; or mercy or a reshuffle began another stretch of its level; or the game ended without either.
 * `move` is the number of the mercy's move, and of a reshuffle that of the last move before it.
 */
export type AfterLoss =
  | { readonly by: 'taken-back' | 'nothing' }
  | { readonly by: 'mercy' | 'reshuffle'; readonly move: number };

/** Returns what followed the move that led to a position. Linear in the positions on the way to the end. */
export function afterLoss(game: Pick<ReplayedGame, 'nodes' | 'last'>, lost: number): AfterLoss {
  const way = pathTo(game, game.last);
  const at = way.indexOf(lost);
  if (at < 0) return { by: 'taken-back' };
  for (const node of way.slice(at + 1)) {
    const { by, pairs } = game.nodes[node] ?? {};
    if (by === 'deal') break;
    if ((by === 'mercy' || by === 'reshuffle') && pairs !== undefined) return { by, move: pairs };
  }
  return { by: 'nothing' };
}
