import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBoard, anyRules } from '../../tests/support/arbitrary.ts';
import { drawnBoard } from '../../tests/support/drawn.ts';
import { replaysToEnd } from '../../tests/support/replay.ts';
import { type Board, type Cells, EMPTY } from '../board/board.ts';
import { CLASSIC_RULES, type Rules } from '../rules/rules.ts';
import { runToEnd } from '../solve/progress.ts';
import { solve } from '../solve/solve.ts';
import { countMoved, type Reshuffled, reshuffle } from './reshuffle.ts';

const CLOSED: Rules = { ...CLASSIC_RULES, border: 'closed' };
/** For a busy machine; the test takes two seconds on an idle one. */
const LONG_MS = 60_000;
const SHORT = { nodeLimit: 4_000, seed: 5 };
const OPTIONS = { nodeLimit: 20_000, seed: 5 };

const sorted = (cells: Cells) => [...cells].sort((a, b) => a - b);

/** The board without one tile of each kind that does not pair up. */
function evened(board: Board): Board {
  const odd = new Map<number, number>();
  for (const [cell, kind] of board.cells.entries()) if (kind > 0 && !odd.delete(kind)) odd.set(kind, cell);
  const dropped = new Set(odd.values());
  return { ...board, cells: board.cells.map((kind, cell) => (dropped.has(cell) ? EMPTY : kind)) };
}

describe('reshuffle', () => {
  it('moves nothing on a board that can be won', () => {
    const board = drawnBoard('1 1 2 2');
    expect(runToEnd(reshuffle(board, CLOSED, OPTIONS))).toMatchObject({ moved: 0, isMinimal: true });
  });

  it('moves two tiles where one trade is enough, and knows that fewer cannot do', () => {
    const found = runToEnd(reshuffle(drawnBoard('1 2\n2 1'), CLOSED, OPTIONS));
    expect(found).toMatchObject({ kind: 'reshuffled', moved: 2, isMinimal: true });
  });

  it.each([
    ['an odd kind', '1 1 1 2 2 2', CLOSED, 'odd-kind'],
    ['a tile alone behind a wall', '1 # 1', CLOSED, 'closure'],
    ['two rows apart by a wall, one tile too many in each', '1 2 1\n# # #\n2 3 3', CLOSED, 'exhausted'],
    ['no turns and no straight line', '1 .\n. 1', { ...CLOSED, maxTurns: 0 } as const, 'closure'],
  ])('proves impossible: %s', (_, text, rules, reason) => {
    expect(runToEnd(reshuffle(drawnBoard(text), rules, OPTIONS))).toEqual({ kind: 'impossible', reason });
  });

  it('says not found when the budget is over', () => {
    const board = drawnBoard('1 2\n2 1');
    expect(runToEnd(reshuffle(board, CLOSED, { nodeLimit: 0, seed: 5 }))).toEqual({ kind: 'not-found' });
  });

  it('can be stopped between any two moves of a game that it plays', () => {
    const board = drawnBoard(Array.from({ length: 8 }, () => '1 '.repeat(8)).join('\n'));
    let isFound = false;
    const search = reshuffle(board, CLOSED, OPTIONS, () => {
      isFound = true;
    });
    let pauses = 0;
    for (; !isFound; pauses++) search.next();
    expect(pauses).toBeGreaterThan(32);
  });

  it('tells of ever better boards before it has an answer', () => {
    const board = drawnBoard('1 2 3 1 5 6\n3 2 4 4 6 5\n7 8 7 9 0 0\n8 9 1 1 2 2');
    const rules: Rules = { ...CLOSED, maxTurns: 0 };
    const heard: Reshuffled[] = [];
    const answer = runToEnd(reshuffle(board, rules, OPTIONS, (better) => heard.push(better)));
    expect(heard.map(({ moved }) => moved)).toEqual(
      [...new Set(heard.map(({ moved }) => moved))].sort((a, b) => b - a),
    );
    for (const { cells, witness } of heard)
      expect(replaysToEnd({ ...board, cells }, rules, witness)).toBe(true);
    expect(answer).toMatchObject({ kind: 'reshuffled', moved: heard.at(-1)?.moved });
  });

  it(
    'keeps cells and tiles, clears, counts what moved; impossible only where no filling clears',
    () => {
      fc.assert(
        fc.property(anyBoard.map(evened), anyRules, (board, rules) => {
          const found = runToEnd(reshuffle(board, rules, SHORT));
          if (found.kind === 'reshuffled') {
            expect(found.cells.map((cell) => cell > 0)).toEqual(board.cells.map((cell) => cell > 0));
            expect(sorted(found.cells)).toEqual(sorted(board.cells));
            expect(found.moved).toBe(countMoved(board.cells, found.cells));
            expect(replaysToEnd({ ...board, cells: found.cells }, rules, found.witness)).toBe(true);
          } else if (found.kind === 'impossible') {
            const blank = { ...board, cells: board.cells.map((cell) => Math.min(cell, 1)) };
            expect(runToEnd(solve(blank, rules, OPTIONS)).verdict).toBe('unsolvable');
          }
        }),
        { numRuns: 100 },
      );
    },
    LONG_MS,
  );
});
