import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScoreRow } from '../../../../core/game/score-row.ts';
import { ShareBar } from '../../../components/share-bar.tsx';
import { asLanguage } from '../../../components/words.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { growFrom } from '../../../parts/grow-from.ts';
import { useCeremonyPace } from '../../../parts/use-theme.ts';
import styles from './end.module.css';
import { useCountedUp } from './use-counted-up.ts';

const PARTS = ['links', 'turns', 'combo', 'time', 'difficulty'] as const;

interface ScoreTotalProps {
  readonly row: ScoreRow;
  readonly isStill: boolean;
  /** Milliseconds until it counts up. */
  readonly delayMs: number;
  /** It stands above the board that lights up, before it goes to its place. */
  readonly isAbove?: boolean;
}

/** Lets a figure stand at the top of the window, and go to its place with the board. */
function useAbove(isAbove: boolean) {
  const figure = useRef<HTMLSpanElement>(null);
  const pace = useCeremonyPace();
  const hasSetOut = useRef(false);
  useLayoutEffect(() => {
    const place = figure.current?.getBoundingClientRect();
    if (!isAbove || hasSetOut.current || place === undefined || figure.current === null) return;
    hasSetOut.current = true;
    const scale = Math.min(1, ABOVE.height / place.height);
    const top = { left: (window.innerWidth - place.width * scale) / 2, top: ABOVE.top, cell: scale };
    growFrom(top, figure.current, { left: place.left, top: place.top, cell: 1 }, pace);
  }, [isAbove, pace]);
  return figure;
}

/** The height that the figure has there at most, and how far it lies below the edge, in pixels: above every board. */
const ABOVE = { height: 48, top: 12 };

/** The total of a score: what was earned on the way, and, once it has counted up, what clearing the board earned besides. */
export function ScoreTotal({ row, isStill, delayMs, isAbove = false }: ScoreTotalProps) {
  const { t, i18n } = useTranslation();
  const number = (value: number) => formatNumber(value, asLanguage(i18n.language));
  const { total: to, time } = row.score;
  const total = useCountedUp({ from: isAbove ? to - time : 0, to }, isStill, delayMs);
  const figure = useAbove(isAbove && !isStill);
  return (
    <p className={styles.score}>
      <span className="visually-hidden">{t('end.total')} </span>
      <span className="visually-hidden" data-testid="total">
        {number(row.score.total)}
      </span>
      <span ref={figure} className={`display ${styles.total}`} aria-hidden="true">
        {number(total)}
      </span>
    </p>
  );
}

/** The parts that a score is made of. */
export function ScoreParts({ row }: Pick<ScoreTotalProps, 'row'>) {
  const { t, i18n } = useTranslation();
  const parts = PARTS.filter((part) => row.score[part] > 0).map((part) => ({
    name: t(`end.${part}`),
    value: row.score[part],
    words: formatNumber(row.score[part], asLanguage(i18n.language)),
  }));
  return parts.length > 0 && <ShareBar parts={parts} />;
}
