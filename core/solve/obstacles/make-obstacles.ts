import { type Board, WALL } from '../../board/board.ts';
import { MAX_BIT_SIDE } from '../../engine/base/grid.ts';
import type { Rules } from '../../rules/rules.ts';
import { BitObstacles } from './bit-obstacles.ts';
import type { Obstacles } from './obstacles.ts';
import { WideObstacles } from './wide-obstacles.ts';

/** A field with every wall blocked and every other square of the board free. */
export function makeObstacles(board: Board, rules: Rules): Obstacles {
  const small = board.width <= MAX_BIT_SIDE && board.height <= MAX_BIT_SIDE;
  const field = new (small ? BitObstacles : WideObstacles)(board.width, board.height, rules);
  for (let cell = 0; cell < board.marks.length; cell++) {
    if (board.marks[cell] === WALL) field.block(cell);
  }
  return field;
}
