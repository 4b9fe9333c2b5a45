import { expect, it } from 'vitest';
import { SLOT } from '../../../core/board/board.ts';
import { slides } from '../../../core/rules/gravity.ts';
import { GRAVITIES } from '../../../core/rules/rules.ts';
import { SAMPLE_ENDS, SAMPLE_ROWS, SAMPLE_WIDTH } from './gravity-ways.ts';

const CELLS = SAMPLE_ROWS.flatMap((row) => Array.from(row, Number));
const MARKS = CELLS.map(() => SLOT);

it.each(GRAVITIES)('the picture of %s shows what the rules do', (gravity) => {
  const board = { width: SAMPLE_WIDTH, height: SAMPLE_ROWS.length, marks: MARKS, cells: CELLS };
  const ways = slides(board, gravity);
  const ends = CELLS.flatMap((tile, from) =>
    tile === 0 ? [] : [ways.find((way) => way.from === from)?.to ?? from],
  );
  expect(SAMPLE_ENDS[gravity]).toEqual(ends);
  expect(ways.length > 0).toBe(gravity !== 'none');
});
