/** Answers questions by functions in JavaScript, as the lab's students and our examples write them. */

import type { Move, Point } from '../board/board.ts';
import { pointAt } from '../board/point-at.ts';
import { PASS } from './answer.ts';
import { cellAt, type JudgeQuestion } from './question.ts';

/** The board that a function is given. */
export interface FunctionBoard {
  readonly width: number;
  readonly height: number;
  /** Most turns of a line. */
  readonly turns: number;
  /** A kind, 0 where a line may pass, -1 where it may not. */
  at(x: number, y: number): number;
  /** The same board with other tiles, row by row. */
  lay(cells: readonly number[]): FunctionBoard;
}

/** The functions that a source may have, one a task; `line` also answers `link`, `hint` also `dead` and `game`. */
export const FUNCTION_NAMES = ['line', 'link', 'dead', 'hint', 'shuffle', 'deal'] as const;
export type StudentFunctions = Readonly<
  Partial<Record<(typeof FUNCTION_NAMES)[number], (board: FunctionBoard, a?: Point, b?: Point) => unknown>>
>;

/** The board of a question. `onLook` is told of each cell that is examined, in order. */
export function functionBoard(
  { width, height, cells, border, maxTurns }: Omit<JudgeQuestion, 'task' | 'pair'>,
  onLook: (at: Point, content: number) => void = () => undefined,
): FunctionBoard {
  return {
    width,
    height,
    turns: maxTurns,
    at(x, y) {
      const cell = Number.isInteger(x) && Number.isInteger(y) ? cellAt({ width, height }, [x, y]) : null;
      const isLane = border === 'open' && x >= -1 && x <= width && y >= -1 && y <= height;
      const content = cell === null ? (isLane ? 0 : -1) : (cells[cell] ?? -1);
      onLook([x, y], content);
      return content;
    },
    lay: (laid) => functionBoard({ width, height, cells: laid, border, maxTurns }, onLook),
  };
}

/** The answer of a student's functions as a line; what they throw is the caller's. */
export function answerByFunctions(
  functions: StudentFunctions,
  question: JudgeQuestion,
  onLook?: (at: Point, content: number) => void,
): string {
  const board = functionBoard(question, onLook);
  const [a, b] = (question.pair ?? []).map((cell) => pointAt(question, cell));
  switch (question.task) {
    case 'link':
      if (functions.link !== undefined) return yesOrNo(functions.link(board, a, b));
      return functions.line === undefined ? PASS : yesOrNo(functions.line(board, a, b));
    case 'line':
      return functions.line === undefined ? PASS : numbersOf(functions.line(board, a, b));
    case 'dead':
      return functions.dead === undefined ? PASS : yesOrNo(functions.dead(board));
    case 'hint':
      return functions.hint === undefined ? PASS : numbersOf(functions.hint(board));
    case 'shuffle':
    case 'deal': {
      const lay = functions[question.task];
      return lay === undefined ? PASS : numbersOf(lay(board));
    }
    case 'game':
      return functions.hint === undefined ? PASS : gameBy(functions.hint, question, onLook);
  }
}

/** Takes the pairs that `hint` gives until there is none; more than there are pairs are not taken. */
function gameBy(
  hint: NonNullable<StudentFunctions['hint']>,
  question: JudgeQuestion,
  onLook?: (at: Point, content: number) => void,
): string {
  const cells = [...question.cells];
  const moves: string[] = [];
  for (let taken = 0; taken <= cells.length / 2; taken++) {
    const pair = numbersOf(hint(functionBoard({ ...question, cells: [...cells] }, onLook)));
    if (pair === 'no') break;
    moves.push(pair);
    const numbers = pair.split(' ').map(Number);
    for (const at of [numbers.slice(0, 2), numbers.slice(2, 4)] as unknown as Move[]) {
      const cell = cellAt(question, at);
      if (cell !== null) cells[cell] = 0;
    }
  }
  return moves.join(' ');
}

/** Anything but nothing and `false` is a yes, as a line that was found. A promise is no answer, and will not be read. */
function yesOrNo(value: unknown): string {
  if (value instanceof Promise) return String(value);
  return value === null || value === undefined || value === false ? 'no' : 'yes';
}

/** Numbers and lists of them in their order; nothing is `no`. Anything else is written as it is, and will not be read. */
function numbersOf(value: unknown): string {
  if (value === null || value === undefined || value === false) return 'no';
  return Array.isArray(value) ? value.flat(3).join(' ') : String(value);
}
