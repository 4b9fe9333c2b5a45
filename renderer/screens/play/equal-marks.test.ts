import { expect, it } from 'vitest';
import { parseBoard } from '../../../core/board/text.ts';
import { equalMarks } from './equal-marks.ts';

it.each<[what: string, picked: number | null, drawn: string]>([
  ['no tile, while none is picked', null, '....\n....\n....'],
  ['the others with the picture of a picked tile', 0, '...x\n....\n.xx.'],
  ['nothing else, where its like are gone', 6, '....\n....\n....'],
])('lights %s', (_what, picked, drawn) => {
  const board = parseBoard(`
1 0 0 1
2 3 4 2
0 1 1 .`);
  if (!board.ok) throw new Error('the board is not drawn right');
  const lit = equalMarks(picked, board.value).flatMap((mark) => (mark.type === 'cells' ? mark.cells : []));
  const { width, height } = board.value;
  const rows = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => (lit.includes(row * width + column) ? 'x' : '.')).join(''),
  );
  expect(rows.join('\n')).toBe(drawn);
});
