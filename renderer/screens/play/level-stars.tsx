/** Which level is played, the stars that a game on it can still earn, and the time for the third. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { formatTime } from '../../i18n/format.ts';
import { type EarnedStars, STAR_NUMBERS, starsWithin } from '../../parts/modes/earned-stars.ts';
import { MODE_LOOKS } from '../../parts/modes/mode-looks.ts';
import { useMeasures } from '../../parts/use-measures.ts';
import { useService } from '../../services/use-service.ts';
import { CLOCK } from '../../state/play/clock.ts';
import type { OpenGame } from '../../state/play/session-state.ts';
import { usePackPlace } from '../../state/play/use-pack-place.ts';
import styles from './level-stars.module.css';

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

/** Tells which level is played, of the journey or of a pack, and what it would earn if it were cleared now. */
export function LevelStars({ game }: { readonly game: OpenGame }) {
  const { t } = useTranslation();
  const { setup, view } = game;
  const { hasClock } = useMeasures(setup.mode);
  const elapsedMs = useWholeSeconds(hasClock);
  const reachable = useReachable(game, elapsedMs);
  const place = usePackPlace(setup.mode, setup.deal.template.hash);
  if (place !== null) {
    const { starSeconds } = place.level;
    return (
      <LevelLine
        hasClock={hasClock}
        pack={place.name}
        words={t('record.level-of', { place: place.place, count: place.count })}
        stars={
          starSeconds === null
            ? null
            : { starSeconds, earned: starsWithin(starSeconds, { assists: view.assists, elapsedMs }) }
        }
      />
    );
  }
  if (reachable === null) return null;
  return (
    <LevelLine hasClock={hasClock} words={t('home.level', { level: reachable.number })} stars={reachable} />
  );
}

interface LevelLineProps {
  readonly hasClock: boolean;
  /** The name of the pack that the level is in. */
  readonly pack?: string;
  readonly words: string;
  readonly stars: Pick<EarnedStars, 'earned' | 'starSeconds'> | null;
}

function LevelLine({ hasClock, pack, words, stars }: LevelLineProps) {
  const { t } = useTranslation();
  return (
    <p className={styles.level} data-testid="level-stars" data-stars={stars?.earned}>
      {pack !== undefined && <span className={styles.pack}>{pack}</span>} <span>{words}</span>
      {stars !== null && (
        <>
          <span className="visually-hidden">{t('record.star.label', { count: stars.earned })}</span>
          <span className={styles.stars} aria-hidden="true">
            {STAR_NUMBERS.map((star) => (
              <i key={star} data-reachable={star <= stars.earned}>
                ★
              </i>
            ))}
          </span>
          {hasClock && <span>{formatTime(stars.starSeconds * 1_000)}</span>}
        </>
      )}
    </p>
  );
}
