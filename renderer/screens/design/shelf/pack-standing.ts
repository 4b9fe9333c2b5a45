/** Finds the standing of a pack's levels from the games that were played on them. */
import type { BoardGame } from '../../../../core/contract/board-games.ts';
import { starsWithin } from '../../../parts/modes/earned-stars.ts';
import { idOfLevel, type OrderedLevel } from '../../../state/play/pack-order.ts';

export interface LevelStanding {
  /** The most stars that a game on its board earned; null where any deal will do, which has none. */
  readonly stars: number | null;
  readonly isWon: boolean;
  /** A game on its board is under way. */
  readonly isBegun: boolean;
}

/** Of a level that was not played. */
export const NOT_PLAYED: LevelStanding = { stars: null, isWon: false, isBegun: false };

/** The standing of each level, by the games on its board; without a deal by whether its template was won. */
export function standingsOf(
  levels: readonly OrderedLevel[],
  games: readonly Pick<BoardGame, 'boardId' | 'score' | 'status'>[],
  won: ReadonlySet<string>,
): LevelStanding[] {
  return levels.map((level) => {
    const id = idOfLevel(level);
    if (id === null) return { stars: null, isWon: won.has(level.template.hash), isBegun: false };
    const played = games.filter(({ boardId }) => boardId === id);
    const earned = played.flatMap(({ score }) =>
      score === null || level.starSeconds === null ? [] : [starsWithin(level.starSeconds, score)],
    );
    const stars = Math.max(0, ...earned);
    return { stars, isWon: stars > 0, isBegun: played.some(({ status }) => status === 'playing') };
  });
}

/** The place of the level to go on with: one that is begun, else the first that is not won, else the first. */
export function nextOf(standings: readonly LevelStanding[]): number {
  const begun = standings.findIndex(({ isBegun, isWon }) => isBegun && !isWon);
  return begun >= 0
    ? begun
    : Math.max(
        0,
        standings.findIndex(({ isWon }) => !isWon),
      );
}
