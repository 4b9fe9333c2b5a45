import { useTranslation } from 'react-i18next';
import type { ScoreRow } from '../../../../core/game/score-row.ts';
import { ShareBar } from '../../../components/share-bar.tsx';
import { asLanguage } from '../../../components/words.ts';
import { formatNumber } from '../../../i18n/format.ts';
import styles from './end.module.css';
import { useCountedUp } from './use-counted-up.ts';

const PARTS = ['links', 'turns', 'combo', 'time', 'difficulty'] as const;

interface ScoreTotalProps {
  readonly row: ScoreRow;
  readonly isStill: boolean;
  /** Milliseconds until it counts up. */
  readonly delayMs: number;
}

/** The total of a score. */
export function ScoreTotal({ row, isStill, delayMs }: ScoreTotalProps) {
  const { t, i18n } = useTranslation();
  const number = (value: number) => formatNumber(value, asLanguage(i18n.language));
  const total = useCountedUp(row.score.total, isStill, delayMs);
  return (
    <p className={styles.score}>
      <span className="visually-hidden">{t('end.total')} </span>
      <span className="visually-hidden" data-testid="total">
        {number(row.score.total)}
      </span>
      <span className={`display ${styles.total}`} aria-hidden="true">
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
