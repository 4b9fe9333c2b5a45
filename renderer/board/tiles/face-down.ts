import type { Board } from '../../../core/board/board.ts';

/** To the picture a tile that lies face down is one of a kind of its own: it slides and fades like all others. */
export const FACE_DOWN = 0x7fff;

/** The board as it is seen while some of its tiles lie face down. */
export function withFaceDown(board: Board, faceDown: ReadonlySet<number> | undefined): Board {
  if (faceDown === undefined || faceDown.size === 0) return board;
  const cells = board.cells.map((kind, cell) => (kind > 0 && faceDown.has(cell) ? FACE_DOWN : kind));
  return { ...board, cells };
}
