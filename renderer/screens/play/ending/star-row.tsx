import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScoreRow } from '../../../../core/game/score-row.ts';
import { playSound } from '../../../audio/sounds.ts';
import { formatTime } from '../../../i18n/format.ts';
import { type EarnedStars, starsWithin } from '../../../parts/modes/earned-stars.ts';
import { MODE_LOOKS } from '../../../parts/modes/mode-looks.ts';
import { useMeasures } from '../../../parts/use-measures.ts';
import type { PackPlace } from '../../../state/play/pack-order.ts';
import styles from './star-row.module.css';

/** Returns the stars that a cleared board earned, where its mode has stars; null until they are known. */
function useStars({ row, boardId, place, isStill }: StarRowProps): EarnedStars | null {
  const [stars, setStars] = useState<EarnedStars | null>(null);
  const [isSilent] = useState(isStill);
  useEffect(() => {
    let isWanted = true;
    const { starsOf } = MODE_LOOKS[row.mode];
    const earning =
      place?.level.starSeconds != null
        ? Promise.resolve(starsInPack(place, place.level.starSeconds, row))
        : boardId === undefined
          ? undefined
          : starsOf?.(boardId, row);
    if (earning !== undefined)
      void earning.then((earned) => {
        if (!isWanted) return;
        setStars(earned);
        if (earned !== null && earned.earned > 0 && !isSilent) playSound('star');
      });
    return () => {
      isWanted = false;
    };
  }, [row, boardId, place, isSilent]);
  return stars;
}

interface StarRowProps {
  readonly row: ScoreRow;
  readonly boardId: string | undefined;
  /** The place of the game in the pack that is played; the object must keep its identity. */
  readonly place: PackPlace | null;
  /** The end was looked at before. */
  readonly isStill: boolean;
}

function starsInPack({ place }: PackPlace, starSeconds: number, row: ScoreRow): EarnedStars {
  return { number: place, earned: starsWithin(starSeconds, row), starSeconds };
}

/** Three tiles: a star on each that was earned, and what it is for; their room is kept until they are known. */
export function StarRow(props: StarRowProps) {
  const { t } = useTranslation();
  const stars = useStars(props);
  const { row, boardId, place } = props;
  const { hasClock } = useMeasures(row.mode);
  const hasOwn = boardId !== undefined && MODE_LOOKS[row.mode].starsOf !== undefined;
  if (!hasOwn && place?.level.starSeconds == null) return null;
  const words = [
    t('record.star.cleared'),
    t('record.star.unaided'),
    hasClock
      ? t('record.star.in-time', { time: formatTime((stars?.starSeconds ?? 0) * 1_000) })
      : t('record.star.untimed'),
  ];
  return (
    <ul
      className={styles.row}
      aria-label={t('record.star.label', { count: stars?.earned ?? 0 })}
      data-testid="stars"
      data-known={stars !== null}
    >
      {words.map((what, place) => (
        <li key={what} data-earned={place < (stars?.earned ?? 0)}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m12 3.2 2.7 5.6 6.1.8-4.5 4.2 1.1 6.1-5.4-3-5.4 3 1.1-6.1-4.5-4.2 6.1-.8z" />
          </svg>
          <span>{what}</span>
        </li>
      ))}
    </ul>
  );
}
