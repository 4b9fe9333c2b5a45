import type { PuzzleGrade } from '../../../core/review/puzzles/puzzle.ts';
import type { FindCard, PuzzleSets, StudyCard } from '../../state/puzzles/puzzle-sets.ts';

/** The puzzles that a sheet has. */
export const A_SHEET = 6;
export const SHEET_KINDS = ['study', 'only-move'] as const;
export type SheetKind = (typeof SHEET_KINDS)[number];

/** The puzzles of a grade: first those that were not solved yet. */
function inOrder(
  sets: PuzzleSets,
  solved: Pick<ReadonlySet<string>, 'has'>,
  kind: SheetKind,
  grade: PuzzleGrade,
): readonly (StudyCard | FindCard)[] {
  const all = (kind === 'study' ? sets.studies : sets.onlyMoves).filter((card) => card.grade === grade);
  return [...all.filter(({ id }) => !solved.has(id)), ...all.filter(({ id }) => solved.has(id))];
}

/** The puzzles of one sheet, counted from 0; after the last one comes the first one again. */
export function puzzlesOfSheet(
  sets: PuzzleSets,
  solved: Pick<ReadonlySet<string>, 'has'>,
  { kind, grade, sheet }: { readonly kind: SheetKind; readonly grade: PuzzleGrade; readonly sheet: number },
): readonly (StudyCard | FindCard)[] {
  const all = inOrder(sets, solved, kind, grade);
  const places = Array.from({ length: Math.min(A_SHEET, all.length) }, (_, at) => sheet * A_SHEET + at);
  return places.flatMap((place) => all[place % all.length] ?? []);
}
