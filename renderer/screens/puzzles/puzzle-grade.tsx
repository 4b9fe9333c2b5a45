/** Shows the measured grade of a puzzle; the sentence and the figures behind it stand behind an *i*. */
import { useTranslation } from 'react-i18next';
import type { PuzzleGrade as Grade } from '../../../core/review/puzzles/puzzle.ts';
import type { CountedLosses } from '../../../core/solve/measured-share.ts';
import { FiguresBehind } from '../../components/figures-behind.tsx';
import { GradeBars } from './grade-bars.tsx';
import styles from './puzzle-play.module.css';
import { gradeWords, measureWords, plainMeasureWords } from './puzzle-words.ts';

interface PuzzleGradeProps {
  readonly card: { readonly grade: Grade | null; readonly measured: CountedLosses | null };
  /** The grade alone: nothing more is read against a clock. */
  readonly isShort?: boolean;
}

export function PuzzleGrade({ card, isShort = false }: PuzzleGradeProps) {
  const { t } = useTranslation();
  const { grade } = card;
  const plain = plainMeasureWords(t, card);
  if (grade === null)
    return <p className={styles.grade}>{!isShort && <small>{measureWords(t, card)}</small>}</p>;
  return (
    <div className={styles.grade}>
      <GradeBars grade={grade} />
      <b>{gradeWords(t, grade)}</b>
      {!isShort && (
        <FiguresBehind name={t('puzzle.figures')}>
          {plain !== '' && <p>{plain}</p>}
          <p>{measureWords(t, card)}</p>
        </FiguresBehind>
      )}
    </div>
  );
}
