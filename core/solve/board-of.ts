import type { Board } from '../board/board.ts';
import { parseBoard } from '../board/text.ts';

/** The board of a text that is known to be right: for boards drawn in tests. Throws otherwise. */
export function boardOf(text: string): Board {
  const board = parseBoard(text.replaceAll(/^ +/gm, ''));
  if (!board.ok) throw new Error(`no board: ${board.error.code} in line ${board.error.line}`);
  return board.value;
}
