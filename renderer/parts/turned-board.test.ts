import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Move, Point } from '../../core/board/board.ts';
import { makeBoard, parseBoard } from '../../core/board/text.ts';
import { startGame } from '../../core/game/play/play.ts';
import { viewOf } from '../../core/game/view.ts';
import { settle } from '../../core/rules/gravity.ts';
import { allMoves } from '../../core/rules/moves.ts';
import { CLASSIC_RULES, GRAVITIES } from '../../core/rules/rules.ts';
import { EASY_BOARD, setupOf } from '../../tests/support/engine-samples.ts';
import { asShown, shownRules, turnCell, turnCells, turnHint, turnPair, turnSize } from './turned-board.ts';
import { turnEvent, turnMark } from './turned-marks.ts';

function boardOf(text: string) {
  const board = parseBoard(text);
  if (!board.ok) throw new Error(board.error.code);
  return board.value;
}

const WIDE = boardOf('1 2 0 #\n3 1 2 3');
const turned = {
  ...turnSize(WIDE),
  marks: turnCells(WIDE.marks, WIDE),
  cells: turnCells(WIDE.cells, WIDE),
};

describe('a turned board', () => {
  it('has its rows as columns', () => {
    expect(makeBoard(turned)).toBe(makeBoard(boardOf('1 3\n2 1\n0 2\n# 3')));
  });

  it('lets the same tiles be joined', () => {
    const moves = allMoves(WIDE, CLASSIC_RULES).map((move) => turnPair(move, WIDE).toSorted((a, b) => a - b));
    expect(allMoves(turned, CLASSIC_RULES).map((move) => move.toSorted((a, b) => a - b))).toEqual(
      expect.arrayContaining(moves),
    );
    expect(moves.length).toBeGreaterThan(0);
  });

  it.each(GRAVITIES)('lets its tiles slide as they are seen to under gravity %s', (gravity) => {
    const rules = { ...CLASSIC_RULES, gravity };
    const resting = turnCells(settle(WIDE, gravity), WIDE);
    expect(settle(turned, shownRules(rules, WIDE).gravity)).toEqual(resting);
    expect(shownRules(rules, null)).toBe(rules);
  });

  it('is turned back by the size that it has', () => {
    const sides = fc.integer({ min: 1, max: 64 });
    fc.assert(
      fc.property(sides, sides, fc.nat(), (width, height, at) => {
        const size = { width, height };
        const cell = at % (width * height);
        expect(turnCell(turnCell(cell, size), turnSize(size))).toBe(cell);
      }),
    );
  });
});

describe('what happened on it', () => {
  const move: Move = [0, 5];
  const line: readonly Point[] = [
    [0, 0],
    [0, -1],
    [4, 1],
  ];
  const points = {} as never;

  it('is told with the places where it is shown', () => {
    const linked = { type: 'linked', move, line, kind: 1, turns: 1, points, by: 'player' } as const;
    expect(turnEvent(linked, WIDE)).toMatchObject({
      move: [0, 3],
      line: [
        [0, 0],
        [-1, 0],
        [1, 4],
      ],
    });
    const undone = { type: 'board-changed', why: 'undo', retraced: { move, line } } as const;
    expect(turnEvent(undone, WIDE)).toMatchObject({ retraced: { move: [0, 3] } });
    expect(turnEvent({ type: 'mercy', move, kind: 1 }, WIDE)).toMatchObject({ move: [0, 3] });
    expect(turnEvent({ type: 'dead' }, WIDE)).toEqual({ type: 'dead' });
  });

  it('a hint names the rows and columns that are seen', () => {
    const hint = { state: 'shown', step: 'reason', pair: move, reason: { why: 'opens', cell: 3 } } as const;
    expect(turnHint(hint, WIDE)).toMatchObject({ pair: [0, 3], reason: { cell: 6 } });
    const view = viewOf(startGame(setupOf(EASY_BOARD)));
    const { width, height } = view.deal.template;
    expect(asShown(hint, view, null)).toEqual({ hint, view });
    expect(asShown(hint, view, { width, height }).view.deal.template).toMatchObject({
      width: height,
      height: width,
    });
  });
});

describe('what is marked on it', () => {
  const line: readonly Point[] = [
    [0, 0],
    [4, 1],
  ];

  it('stands on the tiles that it stood on', () => {
    const turnedLine = [
      [0, 0],
      [1, 4],
    ];
    expect(turnMark({ type: 'cells', cells: [3, 5], tone: 'loses' }, WIDE)).toEqual({
      type: 'cells',
      cells: [6, 3],
      tone: 'loses',
    });
    expect(turnMark({ type: 'cross', cell: 5 }, WIDE)).toMatchObject({ cell: 3 });
    expect(turnMark({ type: 'number', cell: 5, number: 2 }, WIDE)).toMatchObject({ cell: 3, number: 2 });
    expect(turnMark({ type: 'pair', pair: [0, 5] }, WIDE)).toMatchObject({ pair: [0, 3] });
    expect(turnMark({ type: 'lost-line', line }, WIDE)).toMatchObject({ line: turnedLine });
    expect(turnMark({ type: 'ghost', pair: [0, 5], kind: 1, line }, WIDE)).toMatchObject({
      pair: [0, 3],
      line: turnedLine,
    });
    expect(
      turnMark(
        {
          type: 'barred-turn',
          corners: [
            [4, 1],
            [5, 1],
          ],
        },
        WIDE,
      ),
    ).toMatchObject({
      corners: [
        [1, 4],
        [1, 5],
      ],
    });
  });
});
