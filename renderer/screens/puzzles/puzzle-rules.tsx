import { useTranslation } from 'react-i18next';
import { WALL } from '../../../core/board/board.ts';
import type { Rules } from '../../../core/rules/rules.ts';
import { rulesWords } from '../../components/rules-words.ts';
import { type TurningShape, useShownRules } from '../../parts/use-turned-shape.ts';
import styles from './puzzle-play.module.css';

interface PuzzleRulesProps {
  readonly shape: TurningShape;
  readonly rules: Rules;
}

/** The rules of a puzzle as its board is seen. */
export function PuzzleRules({ shape, rules }: PuzzleRulesProps) {
  const { t } = useTranslation();
  const words = rulesWords(t, useShownRules(shape, rules));
  const walls = shape.marks.includes(WALL) ? [t('puzzle.find.walls')] : [];
  return (
    <ul className={styles.rules} data-testid="puzzle-rules">
      {[...words, ...walls].map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );
}
