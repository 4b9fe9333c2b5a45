/**
 * The review of whole games on 18×8 against a solver that begins anew at each position and each move of it. Games are random
 * play on dealt boards of 72 pairs, to their end. A row's `ratio` says how many times as long the solver takes, its `ns` is
 * the mean time of a review. A row also fails when more than two moves in a hundred stay undecided.
 */
import type { Board } from '../../core/board/board.ts';
import { REVIEW_OPTIONS } from '../../core/review/game-review.ts';
import type { PositionReview } from '../../core/review/position-review.ts';
import type { Stretch } from '../../core/review/proving/stretch.ts';
import { reviewStretch } from '../../core/review/stretch-review.ts';
import { applyMove } from '../../core/rules/apply.ts';
import { GRAVITIES, type Gravity } from '../../core/rules/rules.ts';
import { runToEnd } from '../../core/solve/progress.ts';
import { solve } from '../../core/solve/solve.ts';
import { randomStretch } from '../support/random-stretch.ts';
import type { BenchResult } from './row.ts';

export interface ReviewRow {
  readonly gravity: Gravity;
  readonly games: number;
}

export const REVIEW_WORK = 'review of a game';
/** Solver and review take seconds a game where rows of 18 tiles slide in one lane, so fewer games are measured. */
const ALONG_ROWS: readonly Gravity[] = ['left', 'right', 'split-horizontal', 'join-horizontal'];
export const REVIEW_ROWS: readonly ReviewRow[] = GRAVITIES.map((gravity) => ({
  gravity,
  games: ALONG_ROWS.includes(gravity) ? 12 : 36,
}));
/** The solver takes at least so many times as long. */
const GOAL = 4;

const SIZE = { width: 18, height: 8 };
const KINDS = 36;
/** The bounds of a review were chosen on the games of the seeds before. */
const FIRST_SEED = 13;
const MOST_UNKNOWN = 0.02;
/** Nodes that the solver has for each question: a fifth of those that a review gives a hard move in its last round. */
const NODES = 100_000;

export function nameOfReview({ gravity }: ReviewRow): string {
  return `${SIZE.width}×${SIZE.height}, ${gravity === 'none' ? 'no gravity' : gravity}`;
}

/** Reviews games and solves each of their questions afresh, game by game. */
export function measureReviewRow(row: ReviewRow): BenchResult {
  let [own, afresh, moves, unknown] = [0, 0, 0, 0];
  for (let seed = FIRST_SEED; seed < FIRST_SEED + row.games; seed++) {
    const stretch = randomStretch({ ...SIZE, kinds: KINDS, gravity: row.gravity, seed });
    const startMs = processorMs();
    const reviews = runToEnd(reviewStretch(stretch, { ...REVIEW_OPTIONS, games: 0 }));
    const middleMs = processorMs();
    solveAll(stretch, reviews);
    own += middleMs - startMs;
    afresh += processorMs() - middleMs;
    for (const each of reviews) {
      moves += each.legal;
      unknown += each.unknown;
    }
  }
  const ratio = afresh / own;
  return {
    work: REVIEW_WORK,
    board: `${nameOfReview(row)}: ${moves} moves, ${unknown} undecided`,
    ns: (own * 1e6) / row.games,
    against: 'each position afresh',
    againstNs: (afresh * 1e6) / row.games,
    ratio,
    goal: GOAL,
    toReach: null,
    ok: ratio >= GOAL && unknown <= MOST_UNKNOWN * moves,
  };
}

/** Every position, and every move of those that are not lost. */
function solveAll({ board, rules, steps }: Stretch, reviews: readonly PositionReview[]): void {
  const ask = (asked: Board) => runToEnd(solve(asked, rules, { nodeLimit: NODES, seed: 1 }));
  let now = board;
  for (const [node, { verdict, moves }] of reviews.entries()) {
    ask(now);
    if (verdict !== 'lost') for (const { move } of moves) ask(applyMove(now, rules, move));
    const step = steps[node];
    if (step !== undefined) now = applyMove(now, rules, step.move);
  }
}

/** Time that the processor spent on this program: what others take from the clock does not count. */
function processorMs(): number {
  return process.cpuUsage().user / 1e3;
}
