import { expect, it } from 'vitest';
import { parseBoard } from '../../../core/board/text.ts';
import type { GivenHint } from '../../../core/sentences/hint-sentences.ts';
import { boardMarks } from './hint-view.ts';

const OPENS: GivenHint['reason'] = { why: 'opens', cell: 1 };

it('a hint keeps the part of the board that it named, beside the tiles of the picture', () => {
  const board = parseBoard('1 2 2 1 .');
  if (!board.ok) throw new Error('the board is not drawn right');
  const hint = { state: 'shown', step: 'picture', pair: [0, 3], reason: null } as never;
  const marks = boardMarks(hint, board.value, null);
  expect(marks.map(({ type }) => type)).toEqual(['region', 'cells']);
  expect(marks.at(-1)).toEqual({ type: 'cells', cells: [0, 3] });
});

it('a hint lights up the tiles of its picture in the part that it named, and no others', () => {
  const board = parseBoard(
    [
      '1 1 2 2 3 3 4 4 5 5',
      ...Array.from({ length: 8 }, () => '2 3 4 5 6 6 5 4 3 2'),
      '6 6 7 7 8 8 9 9 1 1',
    ].join('\n'),
  );
  if (!board.ok) throw new Error('the board is not drawn right');
  const hint = { state: 'shown', step: 'picture', pair: [0, 1], reason: null } as never;
  expect(boardMarks(hint, board.value, null).at(-1)).toEqual({ type: 'cells', cells: [0, 1] });
});

const LINE = [
  [0, 0],
  [3, 0],
] as const;

it.each<[what: string, step: GivenHint['step'], reason: GivenHint['reason'], pale: string, framed: number[]]>(
  [
    ['pales all tiles but the pair', 'pair', null, '.xx.', []],
    ['names nothing before its reason', 'pair', OPENS, '.xx.', []],
    ['frames the tile that its reason names', 'reason', OPENS, '..x.', [1]],
  ],
)('a hint %s', (_, step, reason, pale, framed) => {
  const board = parseBoard('1 2 2 1 .');
  if (!board.ok) throw new Error('the board is not drawn right');
  const marks = boardMarks({ state: 'shown', step, pair: [0, 3], reason } as never, board.value, LINE);
  const faded = marks.flatMap((mark) => (mark.type === 'faded' ? mark.cells : []));
  expect([0, 1, 2, 3].map((cell) => (faded.includes(cell) ? 'x' : '.')).join('')).toBe(pale);
  expect(marks.flatMap((mark) => (mark.type === 'cells' ? mark.cells : []))).toEqual(framed);
  // The pair alone is framed in jade.
  expect(marks.flatMap((mark) => (mark.type === 'cells' ? [mark.tone] : []))).toEqual(['opens']);
  expect(marks.slice(-2)).toEqual([
    { type: 'line', line: LINE },
    { type: 'pair', pair: [0, 3] },
  ]);
});
