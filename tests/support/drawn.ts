/** Boards and shapes drawn as text in tests; a drawing that cannot be read is a mistake in the test and throws. */
import type { Board, Move, Shape } from '../../core/board/board.ts';
import { parseBoard, parseShape } from '../../core/board/text.ts';

export function drawnBoard(text: string): Board {
  const board = parseBoard(text);
  if (!board.ok) throw new Error(`a test draws a bad board: ${JSON.stringify(board.error)}\n${text}`);
  return board.value;
}

export function drawnShape(text: string): Shape {
  const shape = parseShape(text);
  if (!shape.ok) throw new Error(`a test draws a bad shape: ${JSON.stringify(shape.error)}\n${text}`);
  return shape.value;
}

/** A move by columns and rows. */
export function moveAt(
  board: Board,
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
): Move {
  return [ay * board.width + ax, by * board.width + bx];
}
