/** What is said of puzzles in more than one place. */
import type { TFunction } from 'i18next';
import { makeShortPercent } from '../../../core/percent.ts';
import { GRADE_BOUNDS } from '../../../core/review/puzzles/grade-bounds.ts';
import type { LinkRefusal } from '../../../core/review/puzzles/judged-link.ts';
import type { PuzzleGrade } from '../../../core/review/puzzles/puzzle.ts';
import type { Rules } from '../../../core/rules/rules.ts';
import { type CountedLosses, lossOf, tellShare } from '../../../core/solve/measured-share.ts';

/** What random play loses in a grade. */
export function boundsWords(t: TFunction, grade: PuzzleGrade): string {
  const { low, high } = GRADE_BOUNDS[grade];
  return t('puzzle.bounds', { low: makeShortPercent(low / 1_000), high: makeShortPercent(high / 1_000) });
}

/** What random play loses of one puzzle, with its games and their interval; where these are not known, of its grade. */
export function measureWords(
  t: TFunction,
  { grade, measured }: { readonly grade: PuzzleGrade | null; readonly measured: CountedLosses | null },
): string {
  if (grade === null) return t('puzzle.not-graded');
  const told = measured && tellShare(lossOf(measured), 1);
  return told === null ? boundsWords(t, grade) : t('puzzle.measure', { ...told });
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
