import { describe, expect, it } from 'vitest';
import type { Board } from '../../../core/board/board.ts';
import { createLeftStage, stagedAt } from './left-stage.ts';

const boardOf = (...cells: number[]): Board => ({ width: 2, height: 2, marks: [-1, -1, -1, -1], cells });
const staged = { board: boardOf(1, 2, 2, 1), left: 40, top: 60, cell: 50 };

describe('the board that was left on the stage', () => {
  it('is handed to the game that stands on it, once', () => {
    const stage = createLeftStage();
    expect(stage.take(boardOf(1, 2, 2, 1))).toBeNull();
    stage.leave(staged);
    expect(stage.take(boardOf(1, 2, 2, 1))).toEqual(staged);
    expect(stage.take(boardOf(1, 2, 2, 1))).toBeNull();
  });

  it('is no board of another game, nor of the one after that', () => {
    const stage = createLeftStage();
    stage.leave(staged);
    expect(stage.take(boardOf(1, 1, 2, 2))).toBeNull();
    expect(stage.take(boardOf(1, 2, 2, 1))).toBeNull();
  });
});

it('a board of which a part was shown stands where the whole of it would', () => {
  const element = { getBoundingClientRect: () => ({ left: 500, top: 100 }) } as Element;
  const layout = { left: 20, top: 30, cell: 50 } as Parameters<typeof stagedAt>[2];
  const { board } = staged;
  expect(stagedAt(board, element, layout)).toEqual({ board, left: 520, top: 130, cell: 50 });
  expect(stagedAt(board, element, layout, { x: 4, y: -1 })).toEqual({
    ...{ board, left: 320, top: 180, cell: 50 },
  });
});
