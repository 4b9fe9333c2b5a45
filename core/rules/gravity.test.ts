import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBoard, anyRules } from '../../tests/support/arbitrary.ts';
import { drawnBoard } from '../../tests/support/drawn.ts';
import { type Board, countTiles } from '../board/board.ts';
import { makeBoard } from '../board/text.ts';
import { applyMove } from './apply.ts';
import { runsOf, settle, slides } from './gravity.ts';
import { CLASSIC_RULES, GRAVITIES, type Gravity } from './rules.ts';

function settled(board: Board, gravity: Gravity): Board {
  return { ...board, cells: settle(board, gravity) };
}

/** Both drawings without the margins that a test's indentation gives them. */
function expectDrawing(board: Board, text: string): void {
  expect(makeBoard(board)).toBe(makeBoard(drawnBoard(text)));
}

describe('settle', () => {
  const column = (...cells: (number | string)[]) => cells.join('\n');
  const row = (...cells: (number | string)[]) => cells.join(' ');

  it.each<[Gravity, string, string]>([
    ['none', column(1, 0, 2), column(1, 0, 2)],
    ['down', column(1, 0, 2, 0), column(0, 0, 1, 2)],
    ['up', column(0, 1, 0, 2), column(1, 2, 0, 0)],
    ['left', row(0, 1, 0, 2), row(1, 2, 0, 0)],
    ['right', row(1, 0, 2, 0), row(0, 0, 1, 2)],
    ['split-vertical', column(0, 1, 2, 0), column(1, 0, 0, 2)],
    ['split-horizontal', row(0, 1, 2, 0), row(1, 0, 0, 2)],
    ['join-vertical', column(1, 0, 0, 2), column(0, 1, 2, 0)],
    ['join-horizontal', row(1, 0, 0, 2), row(0, 1, 2, 0)],
    // An odd line is cut before its middle cell, which belongs to the second part.
    ['split-horizontal', row(0, 1, 2, 3, 0), row(1, 0, 0, 2, 3)],
    ['split-horizontal', row(0, 0, 2, 0, 0), row(0, 0, 0, 0, 2)],
    ['join-horizontal', row(1, 0, 0, 0, 2), row(0, 1, 2, 0, 0)],
  ])('%s', (gravity, before, after) => {
    expectDrawing(settled(drawnBoard(before), gravity), after);
  });

  it('stops at gaps and walls, so that a board keeps its shape', () => {
    const board = drawnBoard(`
      1 2 3
      0 . #
      4 5 6
      0 0 0
    `);
    expectDrawing(
      settled(board, 'down'),
      `
      0 2 3
      0 . #
      1 0 0
      4 5 6
    `,
    );
  });

  it('keeps the tiles of each run, their number and their order', () => {
    fc.assert(
      fc.property(anyBoard, fc.constantFrom(...GRAVITIES), (board, gravity) => {
        const runs = runsOf(board, gravity);
        const tilesInReadingOrder = ({ cells }: Board) => {
          const runOf = (cell: number) => runs.findIndex((run) => run.includes(cell));
          return [...cells.entries()]
            .filter(([, kind]) => kind > 0)
            .sort(([a], [b]) => runOf(a) - runOf(b) || a - b)
            .map(([cell, kind]) => `${runOf(cell)}:${kind}`);
        };
        expect(tilesInReadingOrder(settled(board, gravity))).toEqual(tilesInReadingOrder(board));
      }),
    );
  });

  it('leaves marks alone and has nothing more to do', () => {
    fc.assert(
      fc.property(anyBoard, fc.constantFrom(...GRAVITIES), (board, gravity) => {
        const once = settled(board, gravity);
        for (const [cell, mark] of board.marks.entries()) {
          if (mark !== -1) expect(once.cells[cell]).toBe(board.cells[cell]);
        }
        expect(settled(once, gravity)).toEqual(once);
      }),
    );
  });
});

describe('slides', () => {
  it('lists the tiles that move and where they land', () => {
    expect(slides(drawnBoard('1\n0\n2\n0\n0'), 'down')).toEqual([
      { from: 2, to: 4 },
      { from: 0, to: 3 },
    ]);
  });

  it('moves each tile once and onto a cell of its own', () => {
    fc.assert(
      fc.property(anyBoard, fc.constantFrom(...GRAVITIES), (board, gravity) => {
        const found = slides(board, gravity);
        const after = settle(board, gravity);
        expect(new Set(found.map(({ from }) => from)).size).toBe(found.length);
        expect(new Set(found.map(({ to }) => to)).size).toBe(found.length);
        for (const { from, to } of found) expect(after[to]).toBe(board.cells[from]);
      }),
    );
  });
});

describe('applyMove', () => {
  it('takes the pair away, then lets gravity act', () => {
    const board = drawnBoard('2 3\n1 1\n4 5');
    expectDrawing(applyMove(board, { ...CLASSIC_RULES, gravity: 'down' }, [2, 3]), '0 0\n2 3\n4 5');
  });

  it('leaves the board before it as it was', () => {
    fc.assert(
      fc.property(anyBoard, anyRules, fc.nat(), fc.nat(), (board, rules, a, b) => {
        const tiles = [...board.cells.keys()].filter((cell) => (board.cells[cell] ?? 0) > 0);
        fc.pre(tiles.length >= 2);
        const first = tiles[a % tiles.length] ?? 0;
        const second = tiles.filter((cell) => cell !== first)[b % (tiles.length - 1)] ?? 0;
        const before = board.cells.slice();
        const after = applyMove(board, rules, [first, second]);
        expect(board.cells).toEqual(before);
        expect(countTiles(after.cells)).toBe(tiles.length - 2);
      }),
    );
  });
});
