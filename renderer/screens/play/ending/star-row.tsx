import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScoreRow } from '../../../../core/game/score-row.ts';
import { playSound } from '../../../audio/sounds.ts';
import { formatTime } from '../../../i18n/format.ts';
import type { EarnedStars } from '../../../parts/modes/journey-stars.ts';
import { MODE_LOOKS } from '../../../parts/modes/mode-looks.ts';
import styles from './star-row.module.css';

/** Returns the stars that a cleared board earned, where its mode has stars; null until they are known. */
function useStars(row: ScoreRow, boardId: string | undefined): EarnedStars | null {
  const [stars, setStars] = useState<EarnedStars | null>(null);
  useEffect(() => {
    let isWanted = true;
    const { starsOf } = MODE_LOOKS[row.mode];
    if (starsOf !== undefined && boardId !== undefined)
      void starsOf(boardId, row).then((earned) => {
        if (!isWanted) return;
        setStars(earned);
        if (earned !== null && earned.earned > 0) playSound('star');
      });
    return () => {
      isWanted = false;
    };
  }, [row, boardId]);
  return stars;
}

interface StarRowProps {
  readonly row: ScoreRow;
  readonly boardId: string | undefined;
}

/** Three tiles: a star on each that was earned, and what it is for. */
export function StarRow({ row, boardId }: StarRowProps) {
  const { t } = useTranslation();
  const stars = useStars(row, boardId);
  if (stars === null) return null;
  const words = [
    t('record.star.cleared'),
    t('record.star.unaided'),
    t('record.star.in-time', { time: formatTime(stars.starSeconds * 1_000) }),
  ];
  return (
    <ul
      className={styles.row}
      aria-label={t('record.star.label', { count: stars.earned })}
      data-testid="stars"
    >
      {words.map((what, place) => (
        <li key={what} data-earned={place < stars.earned}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m12 3.2 2.7 5.6 6.1.8-4.5 4.2 1.1 6.1-5.4-3-5.4 3 1.1-6.1-4.5-4.2 6.1-.8z" />
          </svg>
          <span>{what}</span>
        </li>
      ))}
    </ul>
  );
}
