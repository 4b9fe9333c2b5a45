import { useLayoutEffect, useRef, useState } from 'react';
import type { Board } from '../../core/board/board.ts';
import type { BoardHandle } from '../board/board-props.ts';
import { useService } from '../services/use-service.ts';
import { LEFT_STAGE, type StagedBoard, stagedAt } from '../state/shown/left-stage.ts';
import { growFrom } from './grow-from.ts';
import { useReducedMotion } from './use-theme.ts';

/**
 * Lets a board grow out of the one that was left on the home screen, if it is that board; where motion is
 * reduced it stands in its place at once. `handle` is null until the board is there. Returns whether it comes from home.
 */
export function useArrival(board: Board, handle: BoardHandle | null): boolean {
  const stage = useService(LEFT_STAGE);
  const [staged] = useState(() => stage.take(board));
  const hasArrived = useRef(false);
  const isStill = useReducedMotion();
  useLayoutEffect(() => {
    if (staged === null || handle === null || hasArrived.current || isStill) return;
    return handle.sight.watch(() => {
      const [layout, room] = [handle.layout(), handle.element()];
      if (layout === null || room === null || hasArrived.current) return;
      hasArrived.current = true;
      const place = stagedAt(board, room, layout);
      // The picture of the stage goes the same way below it, from middle to middle.
      const middleOf = ({ left, top, cell }: StagedBoard) =>
        [left + (layout.columns * cell) / 2, top + (layout.rows * cell) / 2] as const;
      const [[fromX, fromY], [toX, toY]] = [middleOf(staged), middleOf(place)];
      document.documentElement.style.setProperty(
        '--arrival',
        `translate(${toX - fromX}px, ${toY - fromY}px) scale(${place.cell / staged.cell})`,
      );
      growFrom(staged, room, place);
    });
  }, [board, staged, handle, isStill]);
  return staged !== null;
}
