/** Which puzzle comes next in practice. */
import { PUZZLE_GRADES, type PuzzleGrade } from '../../../core/review/puzzles/puzzle.ts';

/** Those to be solved: what never was comes first, then what was solved with help; of solved ones none. */
export function unsolved<T extends { readonly id: string }>(
  cards: readonly T[],
  solved: ReadonlyMap<string, 'solved' | 'helped'>,
): readonly T[] {
  return [
    ...cards.filter(({ id }) => !solved.has(id)),
    ...cards.filter(({ id }) => solved.get(id) === 'helped'),
  ];
}

/** The first grade in which something is left to be solved; the last one when nothing is. */
export function currentGrade(
  cards: readonly { readonly id: string; readonly grade: PuzzleGrade | null }[],
  solved: ReadonlyMap<string, 'solved' | 'helped'>,
): PuzzleGrade {
  const isOpen = (wanted: PuzzleGrade) => cards.some(({ id, grade }) => grade === wanted && !solved.has(id));
  return PUZZLE_GRADES.find(isOpen) ?? 5;
}
