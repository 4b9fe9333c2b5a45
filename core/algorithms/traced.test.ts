import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBoard } from '../../tests/support/arbitrary.ts';
import { drawnBoard } from '../../tests/support/drawn.ts';
import type { Board, Point } from '../board/board.ts';
import { pointAt } from '../board/point-at.ts';
import { findLink } from '../rules/link.ts';
import type { Border, Rules, TurnLimit } from '../rules/rules.ts';
import { type CodeLine, codeOf, type FAULTS, hasFaultyForm } from './pseudo-code.ts';
import { makeSearchGrid, type TraceAnswer, type TraceStep } from './trace.ts';
import { TRACED, TRACED_NAMES } from './traced.ts';

interface Search {
  readonly board: Board;
  readonly a: Point;
  readonly b: Point;
  readonly border: Border;
  readonly maxTurns: TurnLimit;
  readonly hasFault: boolean;
}

/** The two tiles of kind 1 of a drawn board. */
function drawnSearch(text: string, border: Border, hasFault = false): Search {
  const board = drawnBoard(text);
  const [a, b] = [board.cells.indexOf(1), board.cells.lastIndexOf(1)].map((cell) => pointAt(board, cell));
  return { board, a: a ?? [0, 0], b: b ?? [0, 0], border, maxTurns: 2, hasFault };
}

function watch(name: (typeof TRACED_NAMES)[number], { board, a, b, border, maxTurns, hasFault }: Search) {
  const trace = TRACED[name].trace(makeSearchGrid(board, border), a, b, maxTurns, hasFault);
  const steps: TraceStep[] = [];
  for (let next = trace.next(); ; next = trace.next()) {
    if (next.done === true) return { steps, answer: next.value };
    steps.push(next.value);
  }
}

const linesOf = (steps: readonly TraceStep[]) => new Set<CodeLine>(steps.map(({ line }) => line));
const looksOf = (steps: readonly TraceStep[]) => steps.filter(({ type }) => type === 'look').length;

/** Each a board on which the search comes to some line of its code. */
const TELLING: readonly Search[] = [
  drawnSearch('1 0 1', 'closed'),
  drawnSearch('1 0\n2 1', 'closed'),
  drawnSearch('0 2 1\n0 3 0\n1 0 0', 'closed'),
  drawnSearch('0 1 2 0\n0 0 2 0\n0 0 2 1\n0 0 0 0', 'closed'),
  drawnSearch('1 2 1\n0 0 0', 'closed'),
  drawnSearch('1 0\n2 0\n1 0', 'closed'),
  drawnSearch('0 0 0 2 0\n0 1 0 2 1\n0 0 0 2 2', 'closed'),
];

describe.each(TRACED_NAMES)('the pseudo-code of %s', (name) => {
  const forms = hasFaultyForm(name) ? [false, true] : [false];

  it.each(forms)('has every line reached by a step, and no step without its line (fault: %s)', (hasFault) => {
    const reached = TELLING.flatMap((search) => [...linesOf(watch(name, { ...search, hasFault }).steps)]);
    expect([...new Set(reached)].sort()).toEqual(
      codeOf(name, hasFault)
        .map(({ line }) => line)
        .sort(),
    );
  });
});

describe('by corridors', () => {
  it('finds a line of the fewest turns and among these of the least length, or none where there is none', () => {
    fc.assert(
      fc.property(
        anyBoard,
        fc.constantFrom<Border>('open', 'closed'),
        fc.constantFrom<TurnLimit>(0, 1, 2),
        fc.nat(),
        (board, border, maxTurns, choice) => {
          const rules: Rules = { maxTurns, border, gravity: 'none' };
          const tiles = [...board.cells.keys()].filter((cell) => (board.cells[cell] ?? 0) > 0);
          const a = tiles[choice % Math.max(1, tiles.length)] ?? 0;
          for (const b of tiles.filter((cell) => cell !== a && board.cells[cell] === board.cells[a])) {
            const ends = [pointAt(board, a), pointAt(board, b)] as const;
            const { answer } = watch('by-corridors', {
              ...{ board, border, maxTurns, hasFault: false },
              ...{ a: ends[0], b: ends[1] },
            });
            const link = findLink(board, rules, a, b);
            expect(measured(ends, answer)).toEqual(link && { turns: link.turns, length: link.length });
          }
        },
      ),
    );
  });
});

function measured([a, b]: readonly [Point, Point], corners: TraceAnswer) {
  if (corners === null) return null;
  const points = [a, ...corners, b];
  const length = points
    .slice(1)
    .reduce(
      (sum, [x, y], i) => sum + Math.abs(x - (points[i]?.[0] ?? x)) + Math.abs(y - (points[i]?.[1] ?? y)),
      0,
    );
  return { turns: corners.length, length };
}

describe('the fault that is published of', () => {
  it.each<[keyof typeof FAULTS, string, text: string, Border, right: boolean, faulty: boolean]>([
    ['by-cases', 'misses a line round the other corner', '1 0 2 0\n2 0 2 0\n2 0 0 1', 'closed', true, false],
    [
      'breadth-first',
      'misses a line through a cell that was met',
      '0 1\n0 0\n0 2\n0 1',
      'closed',
      true,
      false,
    ],
    ['cross-scan', 'draws a line beside the board', '2 3 1\n0 4 5\n0 6 1\n0 7 8', 'closed', false, true],
  ])('%s %s', (name, _, text, border, right, faulty) => {
    expect(watch(name, drawnSearch(text, border)).answer !== null).toBe(right);
    expect(watch(name, drawnSearch(text, border, true)).answer !== null).toBe(faulty);
  });

  it('depth-first looks at many times as many cells of an open board', () => {
    const side = 8;
    const row = `${'0 '.repeat(side - 1)}0\n`;
    const text = `1${' 0'.repeat(side - 1)}\n${row.repeat(side - 4)}${'0 '.repeat(side - 2)}2 0\n${'0 '.repeat(side - 3)}2 1 2\n${'0 '.repeat(side - 2)}2 0`;
    const search: Search = { ...drawnSearch(text, 'open'), maxTurns: 3 };
    const right = watch('depth-first', search);
    const faulty = watch('depth-first', { ...search, hasFault: true });
    expect([right.answer, faulty.answer]).toEqual([null, null]);
    expect(looksOf(faulty.steps)).toBeGreaterThan(8 * looksOf(right.steps));
  });
});
