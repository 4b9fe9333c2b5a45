import { type Cells, EMPTY, GAP, type Shape, WALL } from '../board/board.ts';
import { CLASSIC_RULES, type Rules } from '../rules/rules.ts';
import type { ChapterId, JourneyLevel } from './chapter.ts';

/** A board as it would be if its chapter taught nothing. */
export interface UntaughtLevel {
  readonly shape: Shape;
  readonly rules: Rules;
  /** The level's tiles on that shape. */
  readonly cellsOf: (cells: Cells) => Cells;
}

/**
 * The level without what its chapter teaches: its walls are gaps, or its rules are the classic ones. null in the first
 * chapter, whose boards teach the game itself.
 */
export function withoutLesson(chapter: ChapterId, { shape, rules }: JourneyLevel): UntaughtLevel | null {
  if (chapter === 'shapes') return null;
  if (chapter !== 'walls') return { shape, rules: CLASSIC_RULES, cellsOf: (cells) => cells };
  const marks = shape.marks.map((mark) => (mark === WALL ? GAP : mark));
  const cellsOf = (cells: Cells) => cells.map((cell, index) => (shape.marks[index] === WALL ? EMPTY : cell));
  return { shape: { ...shape, marks }, rules, cellsOf };
}
