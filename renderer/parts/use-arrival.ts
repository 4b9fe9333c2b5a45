import { useLayoutEffect, useRef, useState } from 'react';
import type { Board } from '../../core/board/board.ts';
import type { BoardHandle } from '../board/board-props.ts';
import { useService } from '../services/use-service.ts';
import { LEFT_STAGE, type StagedBoard } from '../state/shown/left-stage.ts';
import { MOTION } from '../theme/motion.ts';
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
      const { left, top } = room.getBoundingClientRect();
      const scale = staged.cell / layout.cell;
      const x = staged.left - left - layout.left * scale;
      const y = staged.top - top - layout.top * scale;
      // The picture of the stage goes the same way below it, from middle to middle.
      const toMiddle = ({ left, top, cell }: Pick<StagedBoard, 'left' | 'top' | 'cell'>) =>
        [left + (layout.columns * cell) / 2, top + (layout.rows * cell) / 2] as const;
      const [fromX, fromY] = toMiddle(staged);
      const [toX, toY] = toMiddle({ left: left + layout.left, top: top + layout.top, cell: layout.cell });
      document.documentElement.style.setProperty(
        '--arrival',
        `translate(${toX - fromX}px, ${toY - fromY}px) scale(${1 / scale})`,
      );
      room.animate(
        [
          { transformOrigin: '0 0', transform: `translate(${x}px, ${y}px) scale(${scale})` },
          { transformOrigin: '0 0', transform: 'none' },
        ],
        { duration: MOTION.enter.ms, easing: MOTION.enter.curve },
      );
    });
  }, [staged, handle, isStill]);
  return staged !== null;
}
