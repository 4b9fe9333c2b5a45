/** The stars of a level, of the journey or of a pack: cleared; without help; that, within the level's time. */
import type { Assist } from '../../../core/game/modes/assist.ts';

/** The stars of a level, by their numbers. */
export const STAR_NUMBERS = [1, 2, 3] as const;

/** The part of a game that stars are counted by: its kinds of help, its time, and the hash of the template it was on. */
export interface ClearedGame {
  readonly assists: readonly Assist[];
  readonly elapsedMs: number;
  readonly templateHash: string;
}

/** The stars that a game on a level earned, which level that is, from 1, and the time for the third star in seconds. */
export interface EarnedStars {
  readonly number: number;
  readonly earned: number;
  readonly starSeconds: number;
}

/** The stars of a cleared game on a level with such a time. */
export function starsWithin(
  starSeconds: number,
  { assists, elapsedMs }: Pick<ClearedGame, 'assists' | 'elapsedMs'>,
): number {
  if (assists.length > 0) return 1;
  return elapsedMs <= starSeconds * 1_000 ? 3 : 2;
}
