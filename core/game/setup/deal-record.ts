import { type DealError, dealInSteps } from '../../deal/deal.ts';
import { type DealPlan, hasChoice, levelSeed } from '../../deal/deal-plan.ts';
import { DEALER_VERSION } from '../../deal/dealer-version.ts';
import { measureLoss } from '../../deal/measure.ts';
import { MEASURE_VERSION } from '../../deal/measure-version.ts';
import { ok, type Result } from '../../result.ts';
import { type CountedLosses, lossPermilleOf } from '../../solve/measured-share.ts';
import { runToEnd, type ShareProgress } from '../../solve/progress.ts';
import type { DealRecord } from './entry.ts';

/** Deals to choose from when a plan has a choice. */
const CANDIDATES = 6;
/** Enough to tell an easy deal from a hard one; the deal that is chosen is measured in full. */
const GAMES_TO_CHOOSE = 48;
/** Nodes after which no further candidate is dealt. All six take some 30,000, and far more where hardly any deal is found. */
const NODES_TO_CHOOSE = 150_000;
/** Thousandths of the progress that a choice stands for. */
const CHOICE_PERMILLE = 750;

/** The progress of a deal. Nodes are moves played. */
export interface DealProgress extends ShareProgress {
  /** `choosing`: deals are made and compared with the plan's aim. The others: the deal that will be recorded. */
  readonly stage: 'choosing' | 'dealing' | 'measuring';
}

/** A deal under way; between two reports lie some milliseconds on most boards, some tenths of a second on the worst. */
type Dealing<T> = Generator<DealProgress, Result<T, DealError>>;

/**
 * Deals a plan, with its witness and its measured difficulty, or says why it cannot be dealt. A plan with an aim gets the
 * deal of its own seed or of one derived from it, whichever seems nearest; the record has the seed that was dealt.
 * Bounded by steps.
 */
export function makeDealRecord(plan: DealPlan): Result<DealRecord, DealError> {
  return runToEnd(dealRecordInSteps(plan));
}

/**
 * The same record in steps. To skip the choice is to give these steps up and to take those of the plan without its aim:
 * they deal the plan's own seed.
 */
export function* dealRecordInSteps(plan: DealPlan): Dealing<DealRecord> {
  if (!hasChoice(plan)) return yield* recordInSteps(plan, plan.seed, { nodes: 0, from: 0, to: 1000 });
  const part = { nodes: 0, from: 0, to: CHOICE_PERMILLE };
  const seed = yield* chooseSeed(plan, part);
  if (!seed.ok) return seed;
  return yield* recordInSteps(plan, seed.value, { nodes: part.nodes, from: CHOICE_PERMILLE, to: 1000 });
}

/**
 * The seed that a plan with a choice gives under its versions of dealer and measure. A record is a deal of its plan when its
 * seed is this one or, as after a skipped choice, the plan's own.
 */
export function chosenSeedInSteps(plan: DealPlan): Dealing<number> {
  return chooseSeed(plan, { nodes: 0, from: 0, to: 1000 });
}

/** Part of a deal: the nodes so far, and which thousandths of the whole it covers. */
interface Part {
  nodes: number;
  readonly from: number;
  readonly to: number;
}

function* chooseSeed(plan: DealPlan, part: Part): Dealing<number> {
  const aim = plan.aimPermille ?? 0;
  let nearest = { seed: plan.seed, miss: Number.POSITIVE_INFINITY };
  for (let candidate = 0; candidate < CANDIDATES; candidate++) {
    const seed = candidate === 0 ? plan.seed : levelSeed(plan.seed, candidate);
    const each = {
      nodes: part.nodes,
      ...sliceOf(part, candidate / CANDIDATES, (candidate + 1) / CANDIDATES),
    };
    const dealt = yield* asChoice(recordInSteps(plan, seed, each, GAMES_TO_CHOOSE));
    part.nodes = each.nodes;
    // Impossibility follows from the slots, so it holds for every seed.
    if (!dealt.ok && dealt.error.code === 'impossible') return dealt;
    const miss = dealt.ok ? Math.abs(dealt.value.lossPermille - aim) : Number.POSITIVE_INFINITY;
    if (miss < nearest.miss) nearest = { seed, miss };
    if (part.nodes >= NODES_TO_CHOOSE && (plan.measureVersion ?? MEASURE_VERSION) > 1) break;
  }
  return ok(nearest.seed);
}

function* asChoice<T>(dealing: Dealing<T>): Dealing<T> {
  for (;;) {
    const step = dealing.next();
    if (step.done) return step.value;
    yield { ...step.value, stage: 'choosing' };
  }
}

function* recordInSteps(plan: DealPlan, seed: number, part: Part, mostGames?: number): Dealing<DealRecord> {
  const { template, rules, filling, dealerVersion = DEALER_VERSION, measureVersion = MEASURE_VERSION } = plan;
  const { width, height, marks } = template;
  const { kinds, copies } = filling;
  const { composed = [] } = plan;
  const request = { shape: { width, height, marks }, rules, kinds, copies, seed, dealerVersion, composed };
  const dealt = yield* reportedAs('dealing', dealInSteps(request), part, sliceOf(part, 0, 0.5));
  if (!dealt.ok) return dealt;
  const { cells, witness } = dealt.value;
  const board = { width, height, marks, cells };
  const measure = measureLoss(board, rules, measureVersion, mostGames);
  const counted = yield* reportedAs('measuring', measure, part, sliceOf(part, 0.5, 1));
  return ok({
    template,
    rules,
    kinds,
    copies,
    seed,
    dealerVersion,
    cells,
    witness,
    lossPermille: lossPermilleOf(counted),
    measureVersion,
    measureGames: counted.games,
  });
}

/** The games that the difficulty of a deal was counted in; null for a deal from before their number was kept. */
export function countedLossesOf({
  lossPermille,
  measureGames: games,
}: Pick<DealRecord, 'lossPermille' | 'measureGames'>): CountedLosses | null {
  // A measure plays fewer than 500 games, so the thousandths say exactly how many were lost.
  return games === undefined ? null : { games, lost: Math.round((lossPermille * games) / 1_000) };
}

/** Some of a part, by shares of it. */
function sliceOf({ from, to }: Part, begin: number, end: number): { from: number; to: number } {
  return { from: from + (to - from) * begin, to: from + (to - from) * end };
}

/** The same work as a piece of the whole; its nodes are added to those of `part`. */
function* reportedAs<T>(
  stage: DealProgress['stage'],
  work: Generator<ShareProgress, T>,
  part: Part,
  { from, to }: { readonly from: number; readonly to: number },
): Generator<DealProgress, T> {
  const before = part.nodes;
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    const { nodes, permille } = step.value;
    part.nodes = before + nodes;
    yield { stage, nodes: part.nodes, permille: Math.floor(from + ((to - from) * permille) / 1000) };
  }
}
