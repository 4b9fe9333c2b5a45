import type { Board } from '../../../core/board/board.ts';
import { serviceKey } from '../../services/services.ts';
import type { BoardLayout } from '../../viewport/layout.ts';

/** A board as it stood on the stage of the home screen when its game was begun, in CSS pixels of the window. */
export interface StagedBoard {
  readonly board: Board;
  readonly left: number;
  readonly top: number;
  /** Side of a cell. */
  readonly cell: number;
}

/** Hands the board of the stage to the table, which lets its own grow out of it. */
export interface LeftStage {
  /** Remembers a board that is about to become a game. */
  leave(staged: StagedBoard): void;
  /** Returns that board where it is the same as this one, once; null otherwise. */
  take(board: Board): StagedBoard | null;
}

/** The place of a board in the window, from the layout in an element of the part of it that begins at a column and a row. */
export function stagedAt(
  board: Board,
  element: Element,
  { left, top, cell }: BoardLayout,
  { x = 0, y = 0 }: { readonly x?: number; readonly y?: number } = {},
): StagedBoard {
  const room = element.getBoundingClientRect();
  return { board, left: room.left + left - x * cell, top: room.top + top - y * cell, cell };
}

function isSameBoard(one: Board, other: Board): boolean {
  return one.width === other.width && one.cells.join() === other.cells.join();
}

export function createLeftStage(): LeftStage {
  let staged: StagedBoard | null = null;
  return {
    leave(left) {
      staged = left;
    },
    take(board) {
      const left = staged;
      staged = null;
      return left !== null && isSameBoard(left.board, board) ? left : null;
    },
  };
}

export const LEFT_STAGE = serviceKey<LeftStage>('left stage');
