import type { CSSProperties } from 'react';
import type { Board } from '../../../core/board/board.ts';

/** How high a board is by its width, with the room around it: a page that scrolls gives it as much height as its width needs. */
export const boardRatio = ({ width, height }: Pick<Board, 'width' | 'height'>) =>
  ({ '--ratio': (height + 1.2) / (width + 1.2) }) as CSSProperties;
