/** The questions that a program under examination is asked, and their text form: one line of words with blanks between. */

import { type Board, type Cells, type Move, type Point, SLOT } from '../board/board.ts';
import { pointAt } from '../board/point-at.ts';
import type { Border, TurnLimit } from '../rules/rules.ts';

/**
 * The tasks, in the order in which a game is built from them:
 * - `link`: do these two tiles link? `yes` or `no`;
 * - `line`: the points of the line with the fewest turns and among these a shortest, or `no`;
 * - `dead`: is the board dead? `yes` or `no`; an empty board is not;
 * - `hint`: any pair that links, or `no`;
 * - `shuffle`: the same tiles on the same cells in an order in which some pair links;
 * - `deal`: the same tiles on the same cells in an order in which the board can be cleared;
 * - `game`: pairs, each of which links when it is taken, until nothing links any more.
 */
export const TASKS = ['link', 'line', 'dead', 'hint', 'shuffle', 'deal', 'game'] as const;
export type Task = (typeof TASKS)[number];

/** The tasks whose growth is looked at. */
export const GROWING_TASKS = ['link', 'dead'] as const;
export type GrowingTask = (typeof GROWING_TASKS)[number];

/** A rectangle of cells without walls, each 0 or a kind. */
export interface QuestionGrid {
  readonly width: number;
  readonly height: number;
  /** Row-major. */
  readonly cells: Cells;
}

/** One question. Gravity is none. */
export interface JudgeQuestion extends QuestionGrid {
  readonly task: Task;
  readonly maxTurns: TurnLimit;
  readonly border: Border;
  /** Two cells with equal tiles for `link` and `line`, else null. */
  readonly pair: Move | null;
}

/** Returns whether a task is about two given tiles. */
export function isAboutPair(task: Task): boolean {
  return task === 'link' || task === 'line';
}

/** The line that a program reads: task, most turns, border, width, height, the cells row by row, then columns and rows of a pair. */
export function makeQuestion(question: JudgeQuestion): string {
  const { task, maxTurns, border, width, height, cells, pair } = question;
  const ends = pair === null ? [] : pair.flatMap((cell) => pointAt(question, cell));
  return [task, maxTurns, border, width, height, ...cells, ...ends].join(' ');
}

/** The cell at a column and row, or null outside the board. */
export function cellAt(
  { width, height }: Pick<QuestionGrid, 'width' | 'height'>,
  [x, y]: Point,
): number | null {
  return x >= 0 && x < width && y >= 0 && y < height ? y * width + x : null;
}

/** The board of a question as the rules know it: every cell is a slot. */
export function boardOf({ width, height, cells }: QuestionGrid): Board {
  return { width, height, cells, marks: cells.map(() => SLOT) };
}
