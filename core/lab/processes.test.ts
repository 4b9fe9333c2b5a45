import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBoard } from '../../tests/support/arbitrary.ts';
import { drawnBoard } from '../../tests/support/drawn.ts';
import { PROCESS_NAMES, suitsRules } from '../../tests/support/process-names.ts';
import type { Board } from '../board/board.ts';
import { isDead } from '../rules/dead.ts';
import { findLink } from '../rules/link.ts';
import { allMoves } from '../rules/moves.ts';
import { type Border, CLASSIC_RULES, type Rules } from '../rules/rules.ts';
import { runToEnd } from '../solve/progress.ts';
import { solve } from '../solve/solve.ts';
import type { LabAnswer, LabStep } from './lab-step.ts';
import { PROCESS_CODE, type ProcessName } from './process-code.ts';
import { recordProcess } from './processes.ts';

const CLOSED: Rules = { ...CLASSIC_RULES, border: 'closed' };
const FALLING: Rules = { ...CLASSIC_RULES, gravity: 'down' };

const stepsOf = (name: ProcessName, board: Board, rules: Rules) => recordProcess(name, board, rules, 1).steps;

function endOf(name: ProcessName, board: Board, rules: Rules) {
  const last = stepsOf(name, board, rules).at(-1);
  if (last?.type !== 'end') throw new Error(`${name} ends without an answer`);
  return last;
}

/** Boards on which the processes together come to every line of their code. */
const TELLING: readonly (readonly [text: string, Rules])[] = [
  ['1 1', CLOSED],
  ['1 2\n2 1', CLOSED],
  ['1 2 0\n2 0 1', CLOSED],
  ['1 2 2 1', CLOSED],
  ['1 2 2 2 1 2', CLOSED],
  ['1 1 1 2', CLOSED],
  ['1 3 2\n2 3 1', CLOSED],
  ['2 3\n2 1\n4 1\n3 4', FALLING],
  ['4 3\n2 2\n1 4\n3 1', FALLING],
  ['1 1 2 2', CLOSED],
  ['1 2 1\n2 # 2\n1 2 1', CLOSED],
  ['0 0', CLOSED],
  ['1 # 1', CLOSED],
];

/** Results that only a search too long for a test reaches. */
const UNREACHED: Partial<Record<ProcessName, readonly string[]>> = { 'hint-proved': ['unknown'] };

describe.each(PROCESS_NAMES)('the pseudo-code of %s', (name) => {
  it('has every line reached by a step, and no step without its line', () => {
    const reached = TELLING.flatMap(([text, rules]) =>
      stepsOf(name, drawnBoard(text), rules).map(({ line }) => line),
    );
    const lines = PROCESS_CODE[name].map(({ line }): string => line);
    expect([...new Set([...reached, ...(UNREACHED[name] ?? [])])].sort()).toEqual(lines.sort());
  });

  it('ends with an answer on every board', () => {
    for (const [text, rules] of TELLING)
      if (suitsRules(name, rules)) expect(endOf(name, drawnBoard(text), rules).answer).toBeTypeOf('string');
  });
});

describe('the dead tests', () => {
  it('by pairs and by corridors say what the rules say, and name a pair that links', () => {
    fc.assert(
      fc.property(anyBoard, fc.constantFrom<Border>('open', 'closed'), (board, border) => {
        const rules: Rules = { ...CLASSIC_RULES, border };
        for (const name of ['dead-by-pairs', 'dead-by-corridors'] as const) {
          const { answer, cells } = endOf(name, board, rules);
          expect(answer === 'dead').toBe(isDead(board, rules));
          const [a = -1, b = -1] = cells;
          if (answer === 'alive') expect(findLink(board, rules, a, b)).not.toBeNull();
        }
      }),
    );
  });

  it('by corridors examines each cell four times at most', () => {
    fc.assert(
      fc.property(anyBoard, (board) => {
        const { looks } = recordProcess('dead-by-corridors', board, CLASSIC_RULES, 1);
        expect(looks).toBeLessThanOrEqual(4 * (board.width + 2) * (board.height + 2));
      }),
    );
  });
});

describe('the result of a process', () => {
  it.each<[ProcessName, string, Rules, LabAnswer]>([
    ['hint-first', '1 2 2 1', CLOSED, 'hint-first'],
    ['hint-proved', '1 2 2 1', CLOSED, 'hint-proved'],
    ['hint-proved', '1 2\n2 1', CLOSED, 'hint-lost'],
    ['hint-proved', '0 0', CLOSED, 'cleared'],
    ['reshuffle-random', '1 2\n2 1', CLOSED, 'laid-alive'],
    ['reshuffle-random', '1 # 1', CLOSED, 'laid-dead'],
    ['reshuffle-proved', '1 2\n2 1', CLOSED, 'laid-proved'],
    ['reshuffle-proved', '1 2 2 1', CLOSED, 'laid-unmoved'],
    ['reshuffle-proved', '1 # 1', CLOSED, 'laid-impossible'],
    ['deal-random', '0 0\n0 0', CLOSED, 'laid-alive'],
    ['deal-proved', '0 0\n0 0', CLOSED, 'dealt-proved'],
    ['deal-proved', '0 # 0', CLOSED, 'dealt-impossible'],
    ['why', '1 2\n2 1', CLOSED, 'lost-closure'],
    ['why', '1 1 1 2', CLOSED, 'lost-odd'],
    ['why', '1 2 2 1', CLOSED, 'closure-silent'],
  ])('%s on %j', (name, text, rules, answer) => {
    expect(endOf(name, drawnBoard(text), rules).answer).toBe(answer);
  });

  it('is proved lost only where the solver says so too', () => {
    fc.assert(
      fc.property(anyBoard, fc.constantFrom(CLOSED, CLASSIC_RULES, FALLING), (board, rules) => {
        fc.pre(board.cells.filter((kind) => kind > 0).length <= 12);
        const { answer } = endOf('why', board, rules);
        const { verdict } = runToEnd(solve(board, rules, { nodeLimit: 200_000, seed: 1 }));
        if (answer.startsWith('lost')) expect(verdict).not.toBe('solvable');
      }),
      { numRuns: 60 },
    );
  });

  it('every clearing that is shown as a proof is legal move by move', () => {
    for (const [text, rules] of TELLING)
      for (const name of ['hint-proved', 'reshuffle-proved', 'deal-proved'] as const)
        expectLegal(stepsOf(name, drawnBoard(text), rules), drawnBoard(text), rules);
  });
});

/** Each line that is drawn joins a pair of the board that lies there at its time. */
function expectLegal(steps: readonly LabStep[], board: Board, rules: Rules): void {
  let now = board;
  for (const step of steps) {
    if (step.type === 'board') now = { ...board, cells: step.cells };
    if (step.type !== 'link') continue;
    expect(allMoves(now, rules)).toContainEqual([...step.pair].sort((a, b) => a - b));
    expect(step.path.length).toBeGreaterThan(1);
  }
}
