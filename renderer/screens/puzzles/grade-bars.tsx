import type { PuzzleGrade } from '../../../core/review/puzzles/puzzle.ts';
import { PUZZLE_GRADES } from '../../../core/review/puzzles/puzzle.ts';
import styles from './grade-bars.module.css';

/** A grade as bars that rise; its number is said beside it. */
export function GradeBars({ grade }: { readonly grade: PuzzleGrade }) {
  return (
    <span className={styles.bars} aria-hidden="true">
      {PUZZLE_GRADES.map((each) => (
        <i key={each} data-filled={each <= grade} style={{ height: `${0.25 + each * 0.15}rem` }} />
      ))}
    </span>
  );
}
