/** Sample boards as the lab shows them. */
import type { Board } from '../../../../core/board/board.ts';
import { parseBoard } from '../../../../core/board/text.ts';
import type { SampleBoard } from '../../../../core/lab/sample-boards.ts';
import type { LabBoard } from '../../../state/lab-board.ts';

/** A board that is drawn in the program itself; a test reads each. */
export function drawnBoard(text: string): Board {
  const board = parseBoard(text);
  if (!board.ok) throw new Error(`a board of the lab cannot be read: ${board.error.code}`);
  return board.value;
}

/** `pair`: two tiles to begin with, where the board is about them. */
export function labBoardOfSample({
  board,
  rules,
  pair,
}: Omit<SampleBoard, 'pair'> & Partial<SampleBoard>): LabBoard {
  return { source: { type: 'sample' }, board: drawnBoard(board), rules, pair: pair ?? null };
}
