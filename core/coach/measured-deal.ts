/**
 * Deals that are asked for by the two measures of a board: how easily its links are seen, and how easily it is lost. A few
 * seeds are dealt and played by the casual player, and the one that comes nearest is taken. Bounded by their number.
 */
import { type DealError, dealInSteps } from '../deal/deal.ts';
import { type DealPlan, levelSeed } from '../deal/deal-plan.ts';
import { DEALER_VERSION } from '../deal/dealer-version.ts';
import { type DealProgress, dealRecordInSteps } from '../game/setup/deal-record.ts';
import type { DealRecord } from '../game/setup/entry.ts';
import { ok, type Result } from '../result.ts';
import { type CasualMeasure, measureInSteps } from './board-measure.ts';
import { LOSING_GRADES, type MeasureAim, MOST_CANDIDATES, SEEING_GRADES } from './grade-names.ts';
import { LEAST_SECONDS, LEAST_STUCK } from './measure-grades.ts';

/** The games by which seeds are compared. They are not those by which the board is shown. */
const GAMES = { games: 80, seed: 2_000_003 } as const;
/** A measure counts as met where it lies this far within its grade, so that other games mostly agree. */
const MARGIN = { seconds: 0.3, stuck: 0.03 } as const;
/** So far off a measure counts as one. */
const SCALE = { seconds: 2, stuck: 0.15 } as const;
const MOST_SECONDS = 60;
/** Thousandths of the progress until a seed is chosen, and of all of it. */
const CHOSEN = 900;
const WHOLE = 1_000;

/**
 * Deals the seed of a plan, or one derived from it, whose measures come nearest to the aim; the first that meets it ends the
 * search. The plan's own aim at random losses is not looked at. `canAim` holds of the plan's template and the aim.
 */
export function* measuredDealInSteps(
  plan: DealPlan,
  aim: MeasureAim,
): Generator<DealProgress, Result<DealRecord, DealError>> {
  let nearest = { seed: plan.seed, distance: Number.POSITIVE_INFINITY };
  for (let candidate = 0; candidate < MOST_CANDIDATES && nearest.distance > 0; candidate++) {
    const seed = candidate === 0 ? plan.seed : levelSeed(plan.seed, candidate);
    const permille = Math.floor((CHOSEN * candidate) / MOST_CANDIDATES);
    const distance = yield* asChoice(distanceOf(plan, seed, aim), permille);
    if (!distance.ok && distance.error.code === 'impossible') return distance;
    if (distance.ok && distance.value < nearest.distance) nearest = { seed, distance: distance.value };
  }
  return yield* afterChoice(dealRecordInSteps({ ...plan, seed: nearest.seed, aimPermille: null }));
}

/** The same work as what is left once a seed is chosen. */
function* afterChoice<T>(work: Generator<DealProgress, T>): Generator<DealProgress, T> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    const { permille } = step.value;
    yield { ...step.value, permille: CHOSEN + Math.floor(((WHOLE - CHOSEN) * permille) / WHOLE) };
  }
}

/** Deals a seed and measures the distance of its board from an aim. */
function* distanceOf(
  { template, rules, filling, dealerVersion = DEALER_VERSION }: DealPlan,
  seed: number,
  aim: MeasureAim,
): Generator<unknown, Result<number, DealError>> {
  const { width, height, marks } = template;
  const shape = { width, height, marks };
  const dealt = yield* dealInSteps({ shape, rules, ...filling, seed, dealerVersion });
  if (!dealt.ok) return dealt;
  return ok(aimDistance(yield* measureInSteps({ ...shape, cells: dealt.value.cells }, rules, GAMES), aim));
}

/** The distance of a measure from an aim: 0 within it, with a margin; about 1 for each measure that is clearly off. */
export function aimDistance({ games, won, secondsByThird }: CasualMeasure, aim: MeasureAim): number {
  const seconds = secondsByThird?.[0] ?? MOST_SECONDS;
  const stuck = (games - won) / games;
  const toSeconds =
    aim.seeing === 'any'
      ? 0
      : outside(seconds, gradeBounds(LEAST_SECONDS, SEEING_GRADES.indexOf(aim.seeing)), MARGIN.seconds);
  const toStuck =
    aim.losing === 'any'
      ? 0
      : outside(stuck, gradeBounds(LEAST_STUCK, LOSING_GRADES.indexOf(aim.losing)), MARGIN.stuck);
  return toSeconds / SCALE.seconds + toStuck / SCALE.stuck;
}

/** The bounds of the grade of that index; an end that is open is infinitely far. */
function gradeBounds(least: readonly number[], grade: number): readonly [low: number, high: number] {
  return [least[grade - 1] ?? Number.NEGATIVE_INFINITY, least[grade] ?? Number.POSITIVE_INFINITY];
}

function outside(figure: number, [low, high]: readonly [number, number], margin: number): number {
  return Math.max(0, low + margin - figure, figure - (high - margin));
}

/** The same work as part of a choice, whose nodes are not counted. */
function* asChoice<T>(work: Generator<unknown, T>, permille: number): Generator<DealProgress, T> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    yield { stage: 'choosing', nodes: 0, permille };
  }
}
