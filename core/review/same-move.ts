import type { Move } from '../board/board.ts';

/** Returns whether two moves take the same two cells. */
export function isSameMove([a, b]: Move, [c, d]: Move): boolean {
  return (a === c && b === d) || (a === d && b === c);
}
