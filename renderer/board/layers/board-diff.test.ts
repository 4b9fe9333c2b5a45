import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Board } from '../../../core/board/board.ts';
import { isSameShape, withoutPair } from '../../../core/board/board.ts';
import type { GameEvent } from '../../../core/game/play/game.ts';
import { settle, slides } from '../../../core/rules/gravity.ts';
import { GRAVITIES } from '../../../core/rules/rules.ts';
import { diffBoards } from './board-diff.ts';

/** `1`–`9` a tile, `_` an emptied slot, `.` a gap, `#` a wall. */
function draw(text: string): Board {
  const rows = text.trim().split(/\s+/);
  const letters = rows.flatMap((row) => [...row]);
  return {
    width: rows[0]?.length ?? 0,
    height: rows.length,
    marks: letters.map((letter) => (letter === '.' ? 0 : letter === '#' ? -2 : -1)),
    cells: letters.map((letter) => (letter === '#' ? -2 : Number.parseInt(letter, 10) || 0)),
  };
}

function linked(a: number, b: number): GameEvent {
  const points = { link: 0, turns: 0, combo: 0, comboCount: 0, timeBonusMs: 0 };
  return { type: 'linked', move: [a, b], kind: 1, line: [], turns: 0, points, by: 'player' };
}

const changed = (why: 'undo' | 'reshuffle' | 'return' | 'redo'): GameEvent => ({
  type: 'board-changed',
  why,
});

describe('the difference of two boards', () => {
  it('of a link is its two tiles', () => {
    const change = diffBoards(draw('121 343 434'), draw('_2_ 343 434'), [linked(0, 2)]);
    expect(change).toEqual({
      gone: [
        { cell: 0, kind: 1 },
        { cell: 2, kind: 1 },
      ],
      come: [],
      moved: [],
    });
  });

  it('of a link under gravity is what fell, too', () => {
    const change = diffBoards(draw('234 121 343'), draw('_3_ 224 343'), [linked(3, 5)]);
    expect(change.gone.map(({ cell }) => cell)).toEqual([3, 5]);
    expect(change.moved).toEqual([
      { kind: 2, from: 0, to: 3 },
      { kind: 4, from: 2, to: 5 },
    ]);
    expect(change.come).toEqual([]);
  });

  it('knows the taken tile from an equal one that fell into its place', () => {
    const change = diffBoards(draw('1_ 1_ 21'), draw('__ 1_ 2_'), [linked(2, 5)]);
    expect(change.moved).toEqual([{ kind: 1, from: 0, to: 2 }]);
  });

  it('of mercy is its two tiles, though no line joins them', () => {
    const change = diffBoards(draw('121 343'), draw('_2_ 343'), [{ type: 'mercy', move: [0, 2], kind: 1 }]);
    expect(change.gone.map(({ cell }) => cell)).toEqual([0, 2]);
    expect(change.moved).toEqual([]);
  });

  it('reads sideways gravity along the rows', () => {
    const change = diffBoards(draw('1213 4544'), draw('23__ 4544'), [linked(0, 2)]);
    expect(change.moved).toEqual([
      { kind: 2, from: 1, to: 0 },
      { kind: 3, from: 3, to: 1 },
    ]);
  });

  it('lets nothing slide over a wall or a gap', () => {
    const change = diffBoards(draw('2 # 1 2 . 2 1'), draw('2 # _ 2 . _ 2'), [linked(2, 6)]);
    expect(change.moved).toEqual([{ kind: 2, from: 5, to: 6 }]);
  });

  it('of an undo under gravity lifts what fell and brings the pair back', () => {
    const change = diffBoards(draw('_3_ 224 343'), draw('234 121 343'), [changed('undo')]);
    expect(change.come).toEqual([
      { cell: 3, kind: 1 },
      { cell: 5, kind: 1 },
    ]);
    expect(change.moved).toEqual([
      { kind: 2, from: 3, to: 0 },
      { kind: 4, from: 5, to: 2 },
    ]);
  });

  it.each(['reshuffle', 'undo', 'redo', 'return'] as const)('of a %s of a reshuffle trades places', (why) => {
    const change = diffBoards(draw('12 34'), draw('13 24'), [changed(why)]);
    expect(change).toEqual({
      gone: [],
      come: [],
      moved: [
        { kind: 3, from: 2, to: 1 },
        { kind: 2, from: 1, to: 2 },
      ],
    });
  });

  it.each(GRAVITIES)('sees the same slides as gravity %s made them', (gravity) => {
    const area = 49;
    const size = { minLength: area, maxLength: area };
    const anyMarks = fc.array(fc.constantFrom(-1, -1, -1, -1, -1, 0, -2), size);
    const filled = fc.array(fc.boolean(), size);
    fc.assert(
      fc.property(anyMarks, filled, (marks, isFilled) => {
        const unsettled = marks.map((mark, cell) => (mark === -1 ? (isFilled[cell] ? cell + 1 : 0) : mark));
        const resting = settle({ width: 7, height: 7, marks, cells: unsettled }, gravity);
        const [a = -1, b = -1] = [...resting.keys()].filter((cell) => (resting[cell] ?? 0) > 0);
        fc.pre(a >= 0 && b >= 0);
        const before = { width: 7, height: 7, marks, cells: resting };
        const taken = withoutPair(resting, [a, b]);
        const after = { ...before, cells: settle({ ...before, cells: taken }, gravity) };
        const { moved, come } = diffBoards(before, after, [linked(a, b)]);
        const order = (p: { from: number }, q: { from: number }) => p.from - q.from;
        expect(moved.map(({ from, to }) => ({ from, to })).sort(order)).toEqual(
          slides({ ...before, cells: taken }, gravity).sort(order),
        );
        expect(come).toEqual([]);
      }),
    );
  });

  it('always leads from the one to the other', () => {
    const side = { min: 1, max: 7 };
    const boards = fc
      .tuple(fc.integer(side), fc.integer(side))
      .chain(([width, height]) => {
        const size = { minLength: width * height, maxLength: width * height };
        const marks = fc.array(fc.constantFrom(-1, -1, -1, -1, 0, -2), size);
        const kinds = fc.array(fc.integer({ min: 0, max: 3 }), size);
        return fc.record({
          width: fc.constant(width),
          height: fc.constant(height),
          marks,
          kinds,
          others: kinds,
        });
      })
      .map(({ width, height, marks, kinds, others }) => {
        const fill = (source: readonly number[]): Board => ({
          width,
          height,
          marks,
          cells: marks.map((mark, cell) => (mark === -1 ? (source[cell] ?? 0) : mark)),
        });
        return [fill(kinds), fill(others)] as const;
      });
    fc.assert(
      fc.property(boards, fc.constantFrom('undo', 'redo', 'reshuffle', 'return'), ([before, after], why) => {
        const { gone, come, moved } = diffBoards(before, after, [changed(why)]);
        const cells = [...before.cells];
        for (const { cell, kind } of gone) {
          expect(cells[cell]).toBe(kind);
          cells[cell] = 0;
        }
        for (const { from, kind } of moved) {
          expect(cells[from]).toBe(kind);
          cells[from] = 0;
        }
        for (const { cell, kind } of [...come, ...moved.map(({ to, kind }) => ({ cell: to, kind }))]) {
          expect(cells[cell]).toBe(0);
          cells[cell] = kind;
        }
        expect(cells).toEqual(after.cells);
      }),
    );
  });
});

describe('the shape of a board', () => {
  it('is its size and its marks, not its tiles', () => {
    expect(isSameShape(draw('12 3.'), draw('_4 5.'))).toBe(true);
    expect(isSameShape(draw('12 3.'), draw('12 3#'))).toBe(false);
    expect(isSameShape(draw('123 456'), draw('12 34 56'))).toBe(false);
  });
});
