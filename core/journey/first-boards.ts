/** The first minute: three boards of six pairs, each of which begins with the links that it teaches. */
import type { Board, Move } from '../board/board.ts';
import { parseBoard } from '../board/text.ts';

/** The shape of a link that a step teaches. `around`: through the lane around the board. */
export type FirstShape = 'straight' | 'turn' | 'around' | 'twice';

/** A pair that is shown, and which shape its link has. */
export interface FirstStep {
  readonly shape: FirstShape;
  readonly move: Move;
}

export interface FirstBoard {
  readonly board: Board;
  /** The pairs that are shown, in their order; the others are left to the player. No play gets stuck. */
  readonly steps: readonly FirstStep[];
}

const STRAIGHT = `
1 0 0 1
2 3 3 2
4 0 5 6
4 0 5 6`;

const TURN = `
7  0  0 8
9  8 10 0
11 12 7 10
12 0  9 11`;

const AROUND = `
13 14 15 13
16 0  0  17
17 0  0  16
18 15 14 18`;

function firstBoard(text: string, ...steps: readonly FirstStep[]): FirstBoard {
  const board = parseBoard(text);
  if (!board.ok) throw new Error('a first board is not drawn right');
  return { board: board.value, steps };
}

/** In their order. They are played under the classic rules. */
export const FIRST_BOARDS: readonly FirstBoard[] = [
  firstBoard(STRAIGHT, { shape: 'straight', move: [0, 3] }),
  firstBoard(TURN, { shape: 'turn', move: [5, 3] }),
  firstBoard(AROUND, { shape: 'around', move: [12, 15] }, { shape: 'twice', move: [1, 14] }),
];
