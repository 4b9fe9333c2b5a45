import { expect, it } from 'vitest';
import { drawnBoard } from '../../tests/support/drawn.ts';
import { createEngine } from './engine.ts';
import { allMoves } from './moves.ts';
import { CLASSIC_RULES } from './rules.ts';

it('corridors are told apart also after their numbers began again', () => {
  // Too wide for bit rows. Some twenty corridors a listing, so the 16,383 numbers are used up twice.
  const row = (text: string) => Array.from({ length: 34 }, (_, x) => text[x % text.length]).join(' ');
  const board = drawnBoard([row('120301'), row('003#00'), row('021032')].join('\n'));
  const { width, height, template: marks } = board;
  const engine = createEngine({ width, height, marks }, CLASSIC_RULES);
  engine.load(board.cells);
  const expected = allMoves(board, CLASSIC_RULES);
  expect(expected.length).toBeGreaterThan(20);
  for (let listing = 0; listing < 1_700; listing++) expect(engine.moves()).toEqual(expected);
});
