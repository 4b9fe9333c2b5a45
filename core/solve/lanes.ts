import { type Board, SLOT } from '../board/board.ts';
import type { Gravity } from '../rules/rules.ts';

/**
 * The runs of slots that gravity acts on, each listed from the end where tiles come to rest. Without gravity there are
 * none. Runs of one slot are left out: nothing can move in them.
 */
export function findLanes(board: Board, gravity: Gravity): number[][] {
  if (gravity === 'none') return [];
  const isVertical =
    gravity === 'down' || gravity === 'up' || gravity === 'split-vertical' || gravity === 'join-vertical';
  const lines = isVertical ? board.width : board.height;
  const length = isVertical ? board.height : board.width;
  const lanes: number[][] = [];
  for (let line = 0; line < lines; line++) {
    const cellAt = (i: number) => (isVertical ? i * board.width + line : line * board.width + i);
    for (const [from, to, towardsZero] of parts(gravity, length)) {
      for (const run of slotRuns(board, from, to, cellAt)) {
        if (run.length > 1) lanes.push(towardsZero ? run : run.reverse());
      }
    }
  }
  return lanes;
}

/** The parts of a line, `to` exclusive, and whether tiles in them slide towards index 0. */
function parts(gravity: Gravity, length: number): [from: number, to: number, towardsZero: boolean][] {
  const middle = Math.floor(length / 2);
  switch (gravity) {
    case 'none':
      return [];
    case 'up':
    case 'left':
      return [[0, length, true]];
    case 'down':
    case 'right':
      return [[0, length, false]];
    case 'split-vertical':
    case 'split-horizontal':
      return [
        [0, middle, true],
        [middle, length, false],
      ];
    case 'join-vertical':
    case 'join-horizontal':
      return [
        [0, middle, false],
        [middle, length, true],
      ];
  }
}

function slotRuns(board: Board, from: number, to: number, cellAt: (i: number) => number): number[][] {
  const runs: number[][] = [];
  let run: number[] = [];
  for (let i = from; i < to; i++) {
    const cell = cellAt(i);
    if (board.template[cell] === SLOT) run.push(cell);
    else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
  }
  if (run.length > 0) runs.push(run);
  return runs;
}
