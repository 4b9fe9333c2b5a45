/** The stars that a game on a level can still earn, and the time for the third. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { formatTime } from '../../i18n/format.ts';
import { type EarnedStars, STAR_NUMBERS } from '../../parts/modes/earned-stars.ts';
import { MODE_LOOKS } from '../../parts/modes/mode-looks.ts';
import { useMeasures } from '../../parts/use-measures.ts';
import { useService } from '../../services/use-service.ts';
import { CLOCK } from '../../state/play/clock.ts';
import type { OpenGame } from '../../state/play/session-state.ts';
import styles from './level-stars.module.css';

/**
 * Returns what the level would earn if it were cleared now; null in a mode without stars, and until it is known. Without a clock
 * the third star does not go out as time passes.
 */
function useReachable({ setup, view }: OpenGame, hasClock: boolean): EarnedStars | null {
  const elapsedMs = useStore(useService(CLOCK).store, (state) =>
    hasClock ? Math.floor(state.elapsedMs / 1_000) * 1_000 : 0,
  );
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

export function LevelStars({ game }: { readonly game: OpenGame }) {
  const { t } = useTranslation();
  const { hasClock } = useMeasures(game.setup.mode);
  const stars = useReachable(game, hasClock);
  if (stars === null) return null;
  const { earned, number, starSeconds } = stars;
  return (
    <p className={styles.level} data-testid="level-stars" data-stars={earned}>
      <span>{t('home.level', { level: number })}</span>
      <span className="visually-hidden">{t('record.star.label', { count: earned })}</span>
      <span className={styles.stars} aria-hidden="true">
        {STAR_NUMBERS.map((star) => (
          <i key={star} data-reachable={star <= earned}>
            ★
          </i>
        ))}
      </span>
      {hasClock && <span>{formatTime(starSeconds * 1_000)}</span>}
    </p>
  );
}
