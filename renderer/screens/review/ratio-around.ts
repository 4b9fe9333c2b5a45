import type { Board } from '../../../core/board/board.ts';

/** The height of a board by its width, both with the room around it. */
export const ratioAround = ({ width, height }: Pick<Board, 'width' | 'height'>) =>
  (height + 1.2) / (width + 1.2);
