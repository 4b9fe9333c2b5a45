import type { GameStatus } from './game.ts';

/** Returns whether a game is over and cannot go on. */
export function isOver({ status }: { readonly status: GameStatus }): boolean {
  return status === 'won' || status === 'shown' || status === 'time-up';
}

/**
 * Returns whether a game is over and its score may be entered: a game that auto-play finished is shown, not
 * won.
 */
export function isFinished(game: { readonly status: GameStatus }): boolean {
  return isOver(game) && game.status !== 'shown';
}
