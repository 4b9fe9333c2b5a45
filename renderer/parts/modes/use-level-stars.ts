import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useService } from '../../services/use-service.ts';
import { CLOCK } from '../../state/play/clock.ts';
import type { PackPlace } from '../../state/play/pack-order.ts';
import type { OpenGame } from '../../state/play/session-state.ts';
import { usePackPlace } from '../../state/play/use-pack-place.ts';
import { useMeasures } from '../use-measures.ts';
import { type EarnedStars, starsWithin } from './earned-stars.ts';
import { MODE_LOOKS } from './mode-looks.ts';

/** Returns the time of the game in whole seconds, in ms; 0 where it is not counted. */
function useWholeSeconds(isCounted: boolean): number {
  return useStore(useService(CLOCK).store, (state) =>
    isCounted ? Math.floor(state.elapsedMs / 1_000) * 1_000 : 0,
  );
}

/** Returns what a level of the mode would earn if it were cleared now; null in a mode without stars, and until it is known. */
function useReachable({ setup, view }: OpenGame, elapsedMs: number): EarnedStars | null {
  const [stars, setStars] = useState<EarnedStars | null>(null);
  const { boardId, mode, deal } = setup;
  const { hash: templateHash } = deal.template;
  const { assists } = view;
  useEffect(() => {
    let isWanted = true;
    const { starsOf } = MODE_LOOKS[mode];
    if (starsOf !== undefined && boardId !== undefined)
      void starsOf(boardId, { assists, elapsedMs, templateHash }).then(
        (reached) => isWanted && setStars(reached),
      );
    return () => {
      isWanted = false;
    };
  }, [mode, boardId, assists, elapsedMs, templateHash]);
  return stars;
}

/** A level of the journey by its number, or of a pack by its place, and its stars; null stars where the pack has no times. */
export interface PlayedLevel {
  /** From 1; in the journey or in the pack. */
  readonly number: number;
  readonly pack: PackPlace | null;
  readonly stars: Pick<EarnedStars, 'earned' | 'starSeconds'> | null;
}

/** Returns the level that is played, with what it would earn if it were cleared after this time; null where the game is none. */
function useLevelAfter(game: OpenGame, pack: PackPlace | null, elapsedMs: number): PlayedLevel | null {
  const { view } = game;
  const reachable = useReachable(game, elapsedMs);
  if (pack === null) return reachable && { number: reachable.number, pack, stars: reachable };
  const { starSeconds } = pack.level;
  if (starSeconds === null) return { number: pack.place, pack, stars: null };
  const earned = starsWithin(starSeconds, { assists: view.assists, elapsedMs });
  return { number: pack.place, pack, stars: { starSeconds, earned } };
}

function usePack({ setup }: OpenGame): PackPlace | null {
  return usePackPlace(setup.mode, setup.deal.template.hash);
}

/**
 * Returns the level that is played, with what it would earn if it were cleared now; null where the game is none. Where no clock
 * is shown, the third star never goes out.
 */
export function useLevelStars(game: OpenGame): PlayedLevel | null {
  const { mode } = game.setup;
  const pack = usePack(game);
  const { hasClock } = useMeasures(mode);
  const isLevel = pack !== null || MODE_LOOKS[mode].starsOf !== undefined;
  return useLevelAfter(game, pack, useWholeSeconds(hasClock && isLevel));
}

/** Returns the level that is played if help, which it has not had yet, would cost stars of this game; whatever its time. */
export function useHelpCosts(game: OpenGame): PlayedLevel | null {
  const level = useLevelAfter(game, usePack(game), 0);
  return (level?.stars?.earned ?? 0) > 1 ? level : null;
}
