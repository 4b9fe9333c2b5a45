import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBoard } from '../../../tests/support/arbitrary.ts';
import { drawnBoard } from '../../../tests/support/drawn.ts';
import type { Board } from '../../board/board.ts';
import { applyMove } from '../../rules/apply.ts';
import { allMoves } from '../../rules/moves.ts';
import { BORDERS, CLASSIC_RULES, GRAVITIES, type Rules } from '../../rules/rules.ts';
import { makeGrid, WIDE_LAYOUT } from '../base/grid.ts';
import type { Engine } from '../engine.ts';
import { WideEngine } from './wide-engine.ts';

/** The engine for boards beyond 30 x 30, on a board of any size. */
function wideEngineFor(board: Board, rules: Rules): Engine {
  const { width, height, marks, cells } = board;
  const grid = makeGrid(width, height, rules.border, WIDE_LAYOUT);
  const engine = new WideEngine({ width, height, marks }, rules, grid);
  engine.load(cells);
  return engine;
}

describe('all moves by corridors', () => {
  it.each<[string, string]>([
    ['two rows that cover each other', '1 3 1\n0 0 0\n0 0 0\n2 4 2'],
    ['two columns that cover each other', '1 0 0 2\n3 0 0 4\n1 0 0 2'],
    ['a row of which all but an end is covered', '1 0 0 1\n2 0 0 0\n3 2 4 5'],
    ['a row within a longer one, above', '0 0 0 0\n1 0 0 2\n3 1 2 4'],
    ['a row within a longer one, below', '3 1 2 4\n1 0 0 2\n0 0 0 0'],
    ['a wall at the end of a row', '0 0 0 #\n1 0 0 #\n2 1 3 3'],
    ['a free place between four tiles', '3 1 4\n2 0 2\n5 1 6'],
    ['free places that meet at a corner only', '2 1 3 4\n1 0 1 5\n3 1 0 1\n4 5 1 2'],
  ])('%s', (_, text) => {
    const board = drawnBoard(text);
    for (const border of BORDERS) {
      const rules: Rules = { ...CLASSIC_RULES, border };
      const moves = allMoves(board, rules);
      expect(moves.length).toBeGreaterThan(0);
      expect(wideEngineFor(board, rules).moves()).toEqual(moves);
    }
  });

  it.each(GRAVITIES)('agree with the plain rules in a game there and back, gravity %s', (gravity) => {
    fc.assert(
      fc.property(
        anyBoard,
        fc.constantFrom(...BORDERS),
        fc.array(fc.nat(), { maxLength: 8 }),
        (board, border, choices) => {
          const rules: Rules = { ...CLASSIC_RULES, border, gravity };
          const engine = wideEngineFor(board, rules);
          const positions = [board];
          for (const choice of choices) {
            const position = positions.at(-1) ?? board;
            const moves = allMoves(position, rules);
            expect(engine.moves()).toEqual(moves);
            const move = moves[choice % Math.max(1, moves.length)];
            if (move === undefined) break;
            engine.apply(...move);
            positions.push(applyMove(position, rules, move));
          }
          for (; engine.depth > 0; engine.takeBack()) {
            expect(engine.moves()).toEqual(allMoves(positions[engine.depth] ?? board, rules));
          }
          expect(engine.moves()).toEqual(allMoves(board, rules));
        },
      ),
      { numRuns: 200 },
    );
  });
});

it('corridors are told apart also after their numbers began again', () => {
  // Some twenty corridors a listing, so the 16,383 numbers are used up twice.
  const row = (text: string) => Array.from({ length: 34 }, (_, x) => text[x % text.length]).join(' ');
  const board = drawnBoard([row('120301'), row('003#00'), row('021032')].join('\n'));
  const engine = wideEngineFor(board, CLASSIC_RULES);
  const expected = allMoves(board, CLASSIC_RULES);
  expect(expected.length).toBeGreaterThan(20);
  for (let listing = 0; listing < 2_500; listing++) expect(engine.moves()).toEqual(expected);
});
