import type { CSSProperties } from 'react';
import type { Board } from '../../../core/board/board.ts';

/** Gives the height of a board with the room around it by its width: a page that scrolls leaves it as much as it needs. */
export const boardRatio = ({ width, height }: Pick<Board, 'width' | 'height'>) =>
  ({ '--ratio': (height + 1.2) / (width + 1.2) }) as CSSProperties;
