import type { StagedBoard } from '../state/shown/left-stage.ts';
import { MOTION } from '../theme/motion.ts';

/** Lets an element grow out of a board that was shown before it; `place`: of the board that it shows itself, in the window; with a `pace` as a part of a win, once its slots have lit up. */
export function growFrom(
  staged: Omit<StagedBoard, 'board'>,
  element: HTMLElement,
  place: Omit<StagedBoard, 'board'>,
  pace?: number,
): void {
  const { left, top } = element.getBoundingClientRect();
  const scale = staged.cell / place.cell;
  const x = staged.left - left - (place.left - left) * scale;
  const y = staged.top - top - (place.top - top) * scale;
  element.animate(
    [
      { transformOrigin: '0 0', transform: `translate(${x}px, ${y}px) scale(${scale})` },
      { transformOrigin: '0 0', transform: 'none' },
    ],
    pace === undefined
      ? { duration: MOTION.enter.ms, easing: MOTION.enter.curve }
      : {
          delay: MOTION.glow.ms * pace,
          duration: MOTION.settle.ms * pace,
          easing: MOTION.settle.curve,
          fill: 'backwards',
        },
  );
}
