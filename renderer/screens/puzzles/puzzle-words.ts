/** What is said of puzzles in more than one place. */
import type { TFunction } from 'i18next';
import { GRADE_BOUNDS, GRADING_GAMES } from '../../../core/review/puzzles/grade-bounds.ts';
import type { LinkRefusal } from '../../../core/review/puzzles/judged-link.ts';
import type { PuzzleGrade } from '../../../core/review/puzzles/puzzle.ts';
import type { Rules } from '../../../core/rules/rules.ts';
import { clopperPearson } from '../../../core/solve/share-interval.ts';

const percent = (permille: number) => (permille / 10).toFixed(1);

/** What random play loses in a grade. */
export function boundsWords(t: TFunction, grade: PuzzleGrade): string {
  const { low, high } = GRADE_BOUNDS[grade];
  return t('puzzle.bounds', { low: low / 10, high: high / 10 });
}

/** What random play loses of one puzzle, with the interval of the fewest games that a grade rests on. */
export function measureWords(
  t: TFunction,
  { lossPermille }: { readonly lossPermille: number | null },
): string {
  if (lossPermille === null) return t('puzzle.not-graded');
  const [games] = GRADING_GAMES;
  const { low, high } = clopperPearson((lossPermille / 1000) * games, games);
  return t('puzzle.measure', {
    share: percent(lossPermille),
    low: percent(low * 1000),
    high: percent(high * 1000),
  });
}

/** Why a pair was not taken. */
export function refusalWords(
  t: TFunction,
  refusal: LinkRefusal | { readonly code: 'unknown' },
  rules: Rules,
): string {
  switch (refusal.code) {
    case 'unknown':
      return t('puzzle.find.unknown');
    case 'blocked':
      return refusal.turnsNeeded === null
        ? t('refused.blocked-no-line')
        : t('refused.blocked', { needed: refusal.turnsNeeded, most: rules.maxTurns });
    case 'different-kinds':
    case 'same-tile':
    case 'not-a-tile':
      return t('puzzle.find.not-equal');
  }
}
