/**
 * Counts the boards that the solver decides, and times it. The boards are uniform shuffles of full rectangles, seeds 1 to n,
 * given as cells alone, never filtered nor dealt solvable. A row's `ratio` is the share decided in per cent and its `ns` the
 * mean time of a board, decided or not.
 *
 * Each board is given so many nodes, so that the share is the same on every machine: 50,000 are a second or two of one
 * processor in the hard region of 20×20 (54 to 66 kinds), where they are dearest.
 */
import type { Board } from '../../core/board/board.ts';
import { SLOT } from '../../core/board/board.ts';
import { kindsToFill } from '../../core/deal/filling.ts';
import { createRandom, shuffle } from '../../core/random.ts';
import type { Rules } from '../../core/rules/rules.ts';
import { runToEnd } from '../../core/solve/progress.ts';
import { solve } from '../../core/solve/solve.ts';
import type { Verdict } from '../../core/solve/verdict.ts';
import type { BenchResult } from './row.ts';

/** Boards of a size and filling, how many nodes each may take, and the share in per cent to be decided. */
export interface SolveRow {
  readonly width: number;
  readonly height: number;
  readonly kinds: number;
  readonly copies: number;
  readonly border: Rules['border'];
  readonly gravity: Rules['gravity'];
  readonly nodeLimit: number;
  readonly goal: number;
  readonly toReach?: string;
}

const NODES = 50_000;
/** Two of a kind are a matching: nothing is searched. */
const MATCHING_NODES = 1_000;
const FOUR = 4;
const SIZES = [
  [8, 6],
  [12, 8],
  [18, 8],
  [24, 12],
  [20, 20],
  [30, 16],
] as const;
const GRAVITY_NODES = 200_000;
/** Shares decided with so many nodes when they were last measured; a drop of more than a point fails. */
const GRAVITY_SHARES = [
  { width: 8, height: 6, gravity: 'down', share: 100 },
  { width: 8, height: 6, gravity: 'join-vertical', share: 100 },
  { width: 12, height: 8, gravity: 'down', share: 100 },
  { width: 12, height: 8, gravity: 'join-vertical', share: 100 },
  { width: 18, height: 8, gravity: 'down', share: 98.7 },
  { width: 18, height: 8, gravity: 'join-vertical', share: 97.6 },
] as const;
const DROP_ALLOWED = 1;

export const SOLVE_ROWS: readonly SolveRow[] = [
  ...(['open', 'closed'] as const).flatMap((border) => ordinaryRows(border)),
  ...[54, 60, 66].map((kinds) => ({
    ...plain(20, 20, 'open'),
    kinds,
    copies: FOUR,
    goal: kinds === 54 ? 95 : 90,
    toReach: `≥ ${kinds === 54 ? 99 : 97} in 1 s with all cores`,
  })),
  ...GRAVITY_SHARES.map(({ width, height, gravity, share }) => ({
    ...plain(width, height, 'open'),
    kinds: (width * height) / FOUR,
    copies: FOUR,
    gravity,
    nodeLimit: GRAVITY_NODES,
    goal: share - DROP_ALLOWED,
    ...(width === 18 ? { toReach: '≥ 99 in 1 s with all cores' } : {}),
  })),
];

function plain(width: number, height: number, border: Rules['border']) {
  return { width, height, border, gravity: 'none', nodeLimit: NODES } as const;
}

/** Four of a kind, 42 kinds where there is room for them, and two of a kind. */
function ordinaryRows(border: Rules['border']): SolveRow[] {
  return SIZES.flatMap(([width, height]): SolveRow[] => {
    const row = plain(width, height, border);
    const groups = (width * height) / FOUR;
    const goal = border === 'closed' || (width === 24 && height === 12) ? 99.5 : 99.8;
    return [
      { ...row, kinds: groups, copies: FOUR, goal },
      ...(groups > 42 ? [{ ...row, kinds: 42, copies: FOUR, goal: border === 'open' ? 99.8 : 99.5 }] : []),
      { ...row, kinds: groups * 2, copies: 2, nodeLimit: MATCHING_NODES, goal: 100 },
    ];
  });
}

/** Time that the processor spent on this program: what others take from the clock does not count. */
export function processorMs(): number {
  return process.cpuUsage().user / 1e3;
}

/** Solves `boards` boards of a row. The counts stand in the board's name, as they are what one wants to read. */
export function measureSolveRow(row: SolveRow, boards: number): BenchResult {
  const counts: Record<Verdict['verdict'], number> = { solvable: 0, unsolvable: 0, unknown: 0 };
  const start = processorMs();
  for (let seed = 1; seed <= boards; seed++) counts[solveOnce(row, seed)]++;
  const ns = ((processorMs() - start) * 1e6) / boards;
  const share = (100 * (boards - counts.unknown)) / boards;
  return {
    work: workOf(row),
    board: `${nameOf(row)}: ${counts.solvable} solvable, ${counts.unsolvable} not, ${counts.unknown} unknown`,
    ns,
    against: null,
    againstNs: null,
    ratio: share,
    goal: row.goal,
    toReach: row.toReach ?? null,
    ok: share >= row.goal,
  };
}

export function workOf({ nodeLimit }: SolveRow): string {
  return `solve, % decided with ${nodeLimit} nodes`;
}

export function nameOf({ width, height, kinds, copies, border, gravity }: SolveRow): string {
  const fall = gravity === 'none' ? '' : `, ${gravity}`;
  return `${width}×${height}, ${kinds} kinds, copies ${copies}, ${border}${fall}`;
}

function solveOnce(row: SolveRow, seed: number): Verdict['verdict'] {
  return runToEnd(solve(boardOf(row, seed), rulesOf(row), { nodeLimit: row.nodeLimit, seed: 1 })).verdict;
}

export function rulesOf({ border, gravity }: SolveRow): Rules {
  return { maxTurns: 2, border, gravity };
}

/** The shuffled board of a seed. */
export function boardOf({ width, height, kinds, copies }: SolveRow, seed: number): Board {
  const cells = kindsToFill(width * height, { kinds, copies });
  shuffle(createRandom(seed), cells);
  return { width, height, marks: cells.map(() => SLOT), cells };
}
