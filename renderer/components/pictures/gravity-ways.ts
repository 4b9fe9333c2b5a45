/** A small board with gaps in every row and column, and where each of its tiles goes under each gravity. */
import type { Gravity } from '../../../core/rules/rules.ts';

export const SAMPLE_WIDTH = 7;
/** 1 is a tile; every cell is a slot. */
export const SAMPLE_ROWS = ['0110010', '1000101', '0101000', '1010010'] as const;

/**
 * The cells (row by row from 0) where the tiles end, in the order of the cells where they begin. Written down, because
 * the window holds no rules; a test compares it with them.
 */
export const SAMPLE_ENDS: Readonly<Record<Gravity, readonly number[]>> = {
  none: [1, 2, 5, 7, 11, 13, 15, 17, 21, 23, 26],
  down: [15, 16, 19, 14, 25, 27, 22, 24, 21, 23, 26],
  up: [1, 2, 5, 0, 4, 6, 8, 3, 7, 9, 12],
  left: [0, 1, 2, 7, 8, 9, 14, 15, 21, 22, 23],
  right: [4, 5, 6, 11, 12, 13, 19, 20, 25, 26, 27],
  'split-vertical': [1, 2, 5, 0, 4, 6, 22, 24, 21, 23, 26],
  'split-horizontal': [0, 1, 6, 7, 12, 13, 14, 20, 21, 22, 27],
  'join-vertical': [8, 9, 12, 7, 11, 13, 15, 17, 14, 16, 19],
  'join-horizontal': [1, 2, 3, 9, 10, 11, 16, 17, 22, 23, 24],
};
