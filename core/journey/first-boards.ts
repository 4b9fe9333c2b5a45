/** The first minute: three small boards, each with the shapes of links that it teaches. */
import type { Board, Point } from '../board/board.ts';
import { parseBoard } from '../board/text.ts';

/** The shape of a link that a step teaches. `around`: through the lane around the board. */
export type FirstShape = 'straight' | 'turn' | 'around' | 'twice';

/**
 * A board on which equal tiles always link: whatever was taken before, no equal pair is ever refused, and no play gets
 * stuck.
 */
export interface FirstBoard {
  readonly board: Board;
  /** The shapes that are taught, in their order: any pair with such a link will do, and the rest is left to the player. */
  readonly shapes: readonly FirstShape[];
}

/** Every link is straight in whatever order they are taken. */
const STRAIGHT = `
2 1 0 1
0 5 5 6
2 0 4 0
3 3 4 6`;

/** Every link turns once in whatever order they are taken. */
const TURN = `
0  10 11 0
10 0  8  11
9  8  7  0
0  0  9  7`;

/** Every link turns twice at first, half of them around the outside. */
const AROUND = `
13 0 16 14
15 0 18 17
16 0 13 14
15 0 18 17`;

function firstBoard(text: string, ...shapes: readonly FirstShape[]): FirstBoard {
  const board = parseBoard(text);
  if (!board.ok) throw new Error('a first board is not drawn right');
  return { board: board.value, shapes };
}

/** In their order. They are played under the classic rules. */
export const FIRST_BOARDS: readonly FirstBoard[] = [
  firstBoard(STRAIGHT, 'straight'),
  firstBoard(TURN, 'turn'),
  firstBoard(AROUND, 'around', 'twice'),
];

/** The shape of a link on a first board. */
export function firstShapeOf(
  { turns, line }: { readonly turns: number; readonly line: readonly Point[] },
  { width, height }: Pick<Board, 'width' | 'height'>,
): FirstShape {
  if (line.some(([x, y]) => x < 0 || y < 0 || x >= width || y >= height)) return 'around';
  return (['straight', 'turn', 'twice'] as const)[turns] ?? 'around';
}
