/** The puzzles that streaks and storms are made of, by name and grade: every shipped only-move puzzle, in the order of its file. */
import names from '../../../resources/puzzles/only-move-names.json' with { type: 'json' };
import { PUZZLE_GRADES, type PuzzleGrade } from './puzzle.ts';

export interface RunPuzzle {
  /** See `positionName`. */
  readonly id: string;
  readonly grade: PuzzleGrade;
}

export const RUN_PUZZLES: readonly RunPuzzle[] = names.map((line) => {
  const [first, id = ''] = line.split(' ');
  const grade = PUZZLE_GRADES.find((each) => String(each) === first);
  if (grade === undefined) throw new Error(`a puzzle of no grade: ${line}`);
  return { id, grade };
});
