import type { GameStatus } from './game.ts';

/** Whether a game is over for good. */
export function isOver({ status }: { readonly status: GameStatus }): boolean {
  return status === 'won' || status === 'shown' || status === 'time-up';
}

/** Whether it is, and its score may be entered: a game that auto-play finished is shown, not won. */
export function isFinished(game: { readonly status: GameStatus }): boolean {
  return isOver(game) && game.status !== 'shown';
}
