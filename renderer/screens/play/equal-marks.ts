import type { Board } from '../../../core/board/board.ts';
import type { BoardMark } from '../../board/layers/board-mark.ts';

/** Frames the other tiles with the picture of a picked one; nothing while no tile is picked. */
export function equalMarks(
  picked: number | null,
  { cells: kinds }: Pick<Board, 'cells'>,
): readonly BoardMark[] {
  if (picked === null) return [];
  const cells = kinds.flatMap((kind, cell) => (kind === kinds[picked] && cell !== picked ? [cell] : []));
  return [{ type: 'cells', cells }];
}
