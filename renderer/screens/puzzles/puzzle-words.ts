/** The words about puzzles that several places use. */
import type { TFunction } from 'i18next';
import { GRADE_BOUNDS, GRADE_DIFFICULTY } from '../../../core/review/puzzles/grade-bounds.ts';
import type { Position } from '../../../core/review/puzzles/position-images.ts';
import type { PuzzleGrade } from '../../../core/review/puzzles/puzzle.ts';
import { undecidedSentence } from '../../../core/sentences/puzzle-sentences.ts';
import { refusalSentence } from '../../../core/sentences/refusal-sentences.ts';
import { puzzlePlainSentence, puzzleShareSentence } from '../../../core/sentences/share-sentences.ts';
import type { CountedLosses } from '../../../core/solve/measured-share.ts';
import { sentenceWords } from '../../components/sentence-words.ts';
import type { PictureName } from '../../components/use-picture-name.ts';
import type { RefusedLink } from '../../state/puzzles/find-state.ts';

/** The difficulty of a grade, in the words that boards have too. */
export function gradeWords(t: TFunction, grade: PuzzleGrade): string {
  return t(`record.difficulty.${GRADE_DIFFICULTY[grade]}`);
}

/** Says of how many random games on a puzzle of a grade one is won; rounded outwards, so that it holds for each. */
export function boundsWords(t: TFunction, grade: PuzzleGrade): string {
  const { low, high } = GRADE_BOUNDS[grade];
  const oneIn = (lost: number) => 1_000 / (1_000 - lost);
  if (high === 1_000) return t('puzzle.bounds-rare', { games: Math.floor(oneIn(low)) });
  return t('puzzle.bounds', { from: Math.floor(oneIn(low)), to: Math.ceil(oneIn(high)) });
}

/**
 * Says which share of random games one puzzle loses, with their number and the interval; where these are not
 * known, the share of its grade.
 */
export function measureWords(
  t: TFunction,
  { grade, measured }: { readonly grade: PuzzleGrade | null; readonly measured: CountedLosses | null },
): string {
  if (grade === null) return t('puzzle.not-graded');
  const said = measured && puzzleShareSentence(measured);
  return said === null ? boundsWords(t, grade) : sentenceWords(t, said);
}

/** The same in one plain sentence; empty where it is not known. */
export function plainMeasureWords(
  t: TFunction,
  { measured }: { readonly measured: CountedLosses | null },
): string {
  const said = measured && puzzlePlainSentence(measured);
  return said === null ? '' : sentenceWords(t, said);
}

/** Why a pair was not taken; `rules` and `board` are those of the position in which it was picked. */
export function refusalWords(
  t: TFunction,
  refusal: RefusedLink,
  { board, rules }: Position,
  pictureName: PictureName,
  where: 'find' | 'study',
): string {
  const said =
    refusal.code === 'unknown'
      ? undecidedSentence(where)
      : refusalSentence(refusal, refusal.pair, board, rules);
  return sentenceWords(t, said, pictureName);
}
