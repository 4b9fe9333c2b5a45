import { useCallback, useMemo } from 'react';
import type { Board, Cells } from '../../../../core/board/board.ts';
import type { BoardMark } from '../../../board/layers/board-mark.ts';
import { GameBoard } from '../../../components/lazy-game-board.ts';
import { cellOf, placeOf, withLane } from './lab-marks.ts';
import { usePlaceNames } from './use-place-names.ts';

interface LanedBoardProps {
  readonly board: Board;
  /** The tiles that lie on it now. */
  readonly cells?: Cells;
  /** The width of the lane around it, in cells. */
  readonly lane: number;
  /** Their places are those with the lane. */
  readonly marks?: readonly BoardMark[];
  /** A cell of the board without its lane, as is what is picked. */
  readonly selected?: number | null;
  readonly label: string;
  readonly onPick?: ((cell: number) => void) | undefined;
}

/** A board of the lab, whole and still, with its lane around it. */
export function LanedBoard({
  board,
  cells = board.cells,
  lane,
  marks,
  selected = null,
  label,
  onPick,
}: LanedBoardProps) {
  const laned = useMemo(() => withLane(board, cells, lane), [board, cells, lane]);
  const describeCell = usePlaceNames(board, lane);
  const pick = useCallback(
    (place: number) => {
      const cell = cellOf(board, place, lane);
      if (cell !== null) onPick?.(cell);
    },
    [board, lane, onPick],
  );
  return (
    <GameBoard
      board={laned}
      selected={selected === null ? null : placeOf(board, selected, lane)}
      {...(marks !== undefined && { marks })}
      isWhole
      hasOwnLane
      reducedMotion
      label={label}
      describeCell={describeCell}
      {...(onPick !== undefined && { onPick: pick })}
    />
  );
}
