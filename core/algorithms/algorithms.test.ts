import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBoard } from '../../tests/support/arbitrary.ts';
import { autoPlay } from '../../tests/support/auto-play.ts';
import { drawnBoard } from '../../tests/support/drawn.ts';
import type { Board, Point } from '../board/board.ts';
import { pointAt } from '../board/point-at.ts';
import { findLink } from '../rules/link.ts';
import { CLASSIC_RULES, type Rules, TURN_LIMITS } from '../rules/rules.ts';
import { arenaPlace, boardPoint, makeArena } from './arena.ts';
import { makeLogLine } from './log-line.ts';
import { ALGORITHM_NAMES, ALGORITHMS, type AlgorithmName } from './published.ts';
import { makeSearchGrid, type TraceAnswer, type TraceStep } from './trace.ts';
import { findFirstPair } from './whole-board.ts';

const CLOSED: Rules = { ...CLASSIC_RULES, border: 'closed' };

interface Watched {
  readonly steps: readonly TraceStep[];
  readonly answer: TraceAnswer;
}

/** Runs a teaching form of an algorithm until it returns. */
function watch(name: AlgorithmName, board: Board, rules: Rules, a: number, b: number): Watched {
  const trace = ALGORITHMS[name].trace(
    makeSearchGrid(board, rules.border),
    pointAt(board, a),
    pointAt(board, b),
    rules.maxTurns,
  );
  const steps: TraceStep[] = [];
  for (let next = trace.next(); ; next = trace.next()) {
    if (next.done === true) return { steps, answer: next.value };
    steps.push(next.value);
  }
}

/** The answer of the untraced form, in points of the board. */
function run(name: AlgorithmName, board: Board, rules: Rules, a: number, b: number): TraceAnswer {
  const arena = makeArena(board.width, board.height, board.cells, rules.border);
  const find = ALGORITHMS[name].makeFind(arena, rules.maxTurns);
  const corners = find(arena, arenaPlace(arena, a), arenaPlace(arena, b));
  return corners?.map((place) => boardPoint(arena, place)) ?? null;
}

/** The two tiles of kind 1 of a drawn board. */
function onesOf(board: Board): [a: number, b: number] {
  return [board.cells.indexOf(1), board.cells.lastIndexOf(1)];
}

/** Steps from the first tile over the corners to the second. */
function lengthOf(points: readonly Point[]): number {
  return points
    .slice(1)
    .reduce(
      (sum, [x, y], i) => sum + Math.abs(x - (points[i]?.[0] ?? x)) + Math.abs(y - (points[i]?.[1] ?? y)),
      0,
    );
}

describe.each(ALGORITHM_NAMES)('%s', (name) => {
  it('finds in its teaching form the very line that its plain form finds, and both only what links', () => {
    const border = fc.constantFrom<'open' | 'closed'>('open', 'closed');
    fc.assert(
      fc.property(
        anyBoard,
        border,
        fc.constantFrom(...TURN_LIMITS),
        fc.nat(),
        (board, side, maxTurns, choice) => {
          const rules: Rules = {
            maxTurns: maxTurns > ALGORITHMS[name].mostTurns ? 2 : maxTurns,
            border: side,
            gravity: 'none',
          };
          const tiles = [...board.cells.keys()].filter((cell) => (board.cells[cell] ?? 0) > 0);
          const a = tiles[choice % Math.max(1, tiles.length)] ?? 0;
          for (const b of tiles.filter((cell) => cell !== a && board.cells[cell] === board.cells[a])) {
            const corners = run(name, board, rules, a, b);
            expect(watch(name, board, rules, a, b).answer).toEqual(corners);
            expect(corners === null).toBe(findLink(board, rules, a, b) === null);
            expect(corners?.length ?? 0).toBeLessThanOrEqual(rules.maxTurns);
          }
        },
      ),
    );
  });

  it.each<[fault: string, rules: Rules, board: string, links: boolean]>([
    ['gives up when the first corner is free but blocked', CLOSED, '0 2 1\n0 3 0\n1 0 0', true],
    ['reads a column past the board', CLOSED, '2 3 1\n1 4 5', false],
    ['marks cells without their direction', CLOSED, '0 1\n0 0\n0 2\n0 1', true],
    ['leaves the board when the border is closed', CLOSED, '1 2 1', false],
    ['stays on the board when the border is open', CLASSIC_RULES, '1 2 1', true],
  ])('has not the known fault of one that %s', (_, rules, text, links) => {
    const board = drawnBoard(text);
    const [a, b] = onesOf(board);
    expect(run(name, board, rules, a, b) !== null).toBe(links);
    expect(run(name, board, rules, b, a) !== null).toBe(links);
  });

  it.each(['open', 'closed'] as const)('examines only cells, with a border that is %s', (border) => {
    const ring = border === 'open' ? 1 : 0;
    fc.assert(
      fc.property(
        anyBoard,
        fc.constantFrom(0, 1, 2),
        fc.nat(),
        fc.nat(),
        (board, maxTurns, first, second) => {
          const tiles = [...board.cells.keys()].filter((cell) => (board.cells[cell] ?? 0) > 0);
          fc.pre(tiles.length > 1);
          const a = tiles[first % tiles.length] ?? 0;
          const b = tiles.filter((cell) => cell !== a)[second % (tiles.length - 1)] ?? 0;
          const { steps } = watch(name, board, { maxTurns, border, gravity: 'none' }, a, b);
          const points = steps.flatMap((step) => {
            if (step.type === 'line') return [];
            return step.type === 'try' ? [step.from, step.to ?? step.from] : [step.at];
          });
          const isOutside = ([x, y]: Point) =>
            x < -ring || x >= board.width + ring || y < -ring || y >= board.height + ring;
          expect(points.filter(isOutside)).toEqual([]);
        },
      ),
    );
  });

  it('looks at each cell of a wide open board a bounded number of times when there is no line', () => {
    const side = 12;
    const row = `${'0 '.repeat(side - 1)}0\n`;
    const board = drawnBoard(
      `1${' 0'.repeat(side - 1)}\n${row.repeat(side - 4)}${'0 '.repeat(side - 2)}2 0\n${'0 '.repeat(side - 3)}2 1 2\n${'0 '.repeat(side - 2)}2 0`,
    );
    const [a, b] = onesOf(board);
    const { steps, answer } = watch(name, board, CLASSIC_RULES, a, b);
    const cells = (side + 2) ** 2;
    const directions = 4;
    expect(answer).toBeNull();
    expect(steps.filter(({ type }) => type === 'look').length).toBeLessThan(2 * cells * directions * 3);
  });
});

describe('the first line found', () => {
  it('is not always the shortest: ours is', () => {
    const board = drawnBoard('0 0 0 0\n0 1 2 1\n0 2 0 2\n0 0 0 0');
    const [a, b] = onesOf(board);
    const lengths = ALGORITHM_NAMES.map((name) => {
      const corners = run(name, board, CLASSIC_RULES, a, b) ?? [];
      return lengthOf([pointAt(board, a), ...corners, pointAt(board, b)]);
    });
    expect(findLink(board, CLASSIC_RULES, a, b)?.length).toBe(4);
    expect(Math.max(...lengths)).toBeGreaterThan(4);
  });

  it('may have more turns than needed when depth comes first', () => {
    const board = drawnBoard('0 0 0\n0 1 0\n0 0 0\n0 1 0');
    const [a, b] = onesOf(board);
    expect(run('depth-first', board, CLASSIC_RULES, a, b)?.length).toBeGreaterThan(0);
    expect(run('breadth-first', board, CLASSIC_RULES, a, b)).toEqual([]);
  });
});

describe('a whole board', () => {
  const byCases = (board: Board, rules: Rules) => {
    const arena = makeArena(board.width, board.height, board.cells, rules.border);
    return { arena, find: ALGORITHMS['by-cases'].makeFind(arena, rules.maxTurns) };
  };

  it('keeps the first pair found as the hint, also beyond the fourth tile of a kind', () => {
    const { arena, find } = byCases(drawnBoard('1 2 1 2 1 2 1 2 1 1'), CLOSED);
    const pair = findFirstPair(find, arena);
    expect([boardPoint(arena, pair?.a ?? 0), boardPoint(arena, pair?.b ?? 0)]).toEqual([
      [8, 0],
      [9, 0],
    ]);
  });

  it('is played pair by pair until none links', () => {
    const { arena, find } = byCases(drawnBoard('1 2\n2 1\n3 3'), CLOSED);
    const lines = autoPlay(find, arena).map(({ a, b, corners }) =>
      makeLogLine(
        boardPoint(arena, a),
        boardPoint(arena, b),
        corners.map((place) => boardPoint(arena, place)),
      ),
    );
    expect(lines).toEqual(['[0,2] to [1,2]: direct']);
  });
});

describe('makeLogLine', () => {
  it.each<[readonly Point[], string]>([
    [[], '[18,0] to [18,1]: direct'],
    [[[3, 4]], '[18,0] to [18,1]: one corner through [3,4]'],
    [
      [
        [3, 4],
        [-1, 4],
      ],
      '[18,0] to [18,1]: two corners through [3,4] and [-1,4]',
    ],
  ])('writes %j as the console programs do', (corners, text) => {
    expect(makeLogLine([18, 0], [18, 1], corners)).toBe(text);
  });
});
