/**
 * Judges dealing to a difficulty by its distance from the target and by its time. A row's `ratio` is how far the share of
 * random games lost lies from the target, its `ns` the processor time of the search. The share is judged on fresh games, whose
 * choices come from a generator that the search does not have.
 */
import { type Shape, SLOT } from '../../core/board/board.ts';
import { dealToTarget, type TargetDeal } from '../../core/deal/target.ts';
import { createEngine } from '../../core/engine/engine.ts';
import { at } from '../../core/int32.ts';
import { createDraw } from '../../core/lab/measured-random.ts';
import type { Gravity, Rules } from '../../core/rules/rules.ts';
import { runToEnd } from '../../core/solve/progress.ts';
import type { BenchResult } from './row.ts';

/** A share of random games to be lost, on 18 x 8 with four of a kind. */
export interface DifficultyRow {
  readonly target: number;
  readonly gravity: Gravity;
}

/** A result with what was aimed at and reached, and how long that took. */
export interface DifficultyResult extends BenchResult {
  readonly target: number;
  readonly share: number;
  readonly seconds: number;
}

const SHAPE: Shape = { width: 18, height: 8, marks: new Array<number>(18 * 8).fill(SLOT) };
const FILLING = { kinds: 36, copies: 4 };
const SEED = 1;
const FRESH_GAMES = 10_000;
const FRESH_SEED = 1;
const TOLERANCE = 0.05;

export const DIFFICULTY_WORK = 'difficulty, distance from the target';
export const DIFFICULTY_ROWS: readonly DifficultyRow[] = (['none', 'down', 'join-vertical'] as const).flatMap(
  (gravity) => [0.1, 0.3, 0.5, 0.7, 0.9].map((target) => ({ target, gravity })),
);

export function nameOfDifficulty({ target, gravity }: DifficultyRow): string {
  return `18×8, ${FILLING.kinds} kinds, copies ${FILLING.copies}, ${gravity}, ${target.toFixed(2)} lost`;
}

export function measureDifficultyRow(row: DifficultyRow): DifficultyResult {
  const rules: Rules = { maxTurns: 2, border: 'open', gravity: row.gravity };
  const start = process.cpuUsage().user;
  const dealt = runToEnd(
    dealToTarget({
      shape: SHAPE,
      rules,
      ...FILLING,
      seed: SEED,
      targetPermille: Math.round(1000 * row.target),
    }),
  );
  const seconds = (process.cpuUsage().user - start) / 1e6;
  if (!dealt.ok) throw new Error(`${nameOfDifficulty(row)} was not dealt`);
  const share = freshLosses(dealt.value, rules) / FRESH_GAMES;
  const distance = Math.abs(share - row.target);
  return {
    work: DIFFICULTY_WORK,
    board: `${nameOfDifficulty(row)}: ${share.toFixed(3)} of ${FRESH_GAMES} fresh games`,
    ns: seconds * 1e9,
    against: null,
    againstNs: null,
    ratio: distance,
    goal: TOLERANCE,
    toReach: null,
    ok: distance <= TOLERANCE,
    target: row.target,
    share,
    seconds,
  };
}

function freshLosses(deal: TargetDeal, rules: Rules): number {
  const engine = createEngine(SHAPE, rules);
  const random = createDraw(FRESH_SEED);
  const move = new Int32Array(2);
  let lost = 0;
  for (let game = 0; game < FRESH_GAMES; game++) {
    engine.load(deal.cells);
    for (let open = engine.countMoves(); open > 0; open = engine.countMoves()) {
      engine.nthMove(random(open), move);
      engine.apply(at(move, 0), at(move, 1));
    }
    if (engine.tiles > 0) lost++;
  }
  return lost;
}
