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

/** Returns the time of the game in whole seconds, in ms; 0 where no clock is shown, so that the third star never goes out there. */
function useWholeSeconds(hasClock: boolean): number {
  return useStore(useService(CLOCK).store, (state) =>
    hasClock ? Math.floor(state.elapsedMs / 1_000) * 1_000 : 0,
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

/** Returns the level that is played, with what it would earn if it were cleared now; null where the game is none. */
export function useLevelStars(game: OpenGame): PlayedLevel | null {
  const { setup, view } = game;
  const { hasClock } = useMeasures(setup.mode);
  const elapsedMs = useWholeSeconds(hasClock);
  const reachable = useReachable(game, elapsedMs);
  const pack = usePackPlace(setup.mode, setup.deal.template.hash);
  if (pack === null) return reachable && { number: reachable.number, pack, stars: reachable };
  const { starSeconds } = pack.level;
  if (starSeconds === null) return { number: pack.place, pack, stars: null };
  const earned = starsWithin(starSeconds, { assists: view.assists, elapsedMs });
  return { number: pack.place, pack, stars: { starSeconds, earned } };
}
