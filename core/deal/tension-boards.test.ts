import { expect, it } from 'vitest';
import { casualMeasures } from '../coach/game-measures.ts';
import { tensionBoards } from './tension-boards.ts';

/** No seed by which a board was composed. */
const SEED = 77;

it.each(tensionBoards())(
  'the tension board $number is decided by a few choices, the last of them late',
  (board) => {
    const { share, median, last } = casualMeasures(board.shape, board.rules).review(board.cells, 40, SEED);
    expect(share).toBeGreaterThan(0.5);
    expect(median).toBeGreaterThanOrEqual(2);
    expect(median).toBeLessThanOrEqual(6);
    expect(last).toBeGreaterThan(0.5);
  },
);
