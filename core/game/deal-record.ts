import { countSlots } from '../board/board.ts';
import { type DealError, dealBoard } from '../deal/deal.ts';
import { DEALER_VERSION } from '../deal/version.ts';
import { ok, type Result } from '../result.ts';
import { lossPermille } from '../solve/rating.ts';
import type { DealRecord } from './entry.ts';
import { type DealPlan, levelSeed } from './levels.ts';

/** Random games always come from the same seed, so that everyone measures a deal alike. */
const MEASURE_SEED = 1;
const MOST_GAMES = 100;
const LEAST_GAMES = 4;
/** A random game costs about pairs × area; this many of such steps take a fraction of a second. */
const MEASURE_STEPS = 4_000_000;

/** How many random games measure a board of that size: 100 up to 300 slots or so, fewer the larger it is. */
function gamesToMeasure(pairs: number, area: number): number {
  return Math.min(MOST_GAMES, Math.max(LEAST_GAMES, Math.floor(MEASURE_STEPS / (pairs * area))));
}

/** Deals to choose from when a plan has an aim, on boards whose measuring is quick. */
const CANDIDATES = 6;
const MOST_SLOTS_TO_CHOOSE = 200;
/** Enough to tell an easy deal from a hard one; the deal that is chosen is measured in full. */
const GAMES_TO_CHOOSE = 48;

/**
 * Deals a plan, with its witness and its measured difficulty, or says why it cannot be dealt. A plan with an aim gets the
 * deal of its own seed or of one derived from it, whichever seems nearest; the record tells the seed that was dealt.
 * Bounded by steps.
 */
export function makeDealRecord(plan: DealPlan): Result<DealRecord, DealError> {
  return dealSeed(plan, seedOf(plan), MOST_GAMES);
}

function seedOf(plan: DealPlan): number {
  const { aimPermille, seed, template } = plan;
  const slots = countSlots(template.marks);
  if (aimPermille === null || slots > MOST_SLOTS_TO_CHOOSE) return seed;
  const misses = Array.from({ length: CANDIDATES }, (_, candidate) => {
    const drawn = candidate === 0 ? seed : levelSeed(seed, candidate);
    const dealt = dealSeed(plan, drawn, GAMES_TO_CHOOSE);
    return {
      drawn,
      miss: dealt.ok ? Math.abs(dealt.value.lossPermille - aimPermille) : Number.POSITIVE_INFINITY,
    };
  });
  return misses.reduce((nearest, each) => (each.miss < nearest.miss ? each : nearest)).drawn;
}

function dealSeed(
  { template, rules, filling, dealerVersion = DEALER_VERSION }: DealPlan,
  seed: number,
  mostGames: number,
): Result<DealRecord, DealError> {
  const { width, height, marks } = template;
  const dealt = dealBoard({
    shape: { width, height, marks },
    rules,
    kinds: filling.kinds,
    copies: filling.copies,
    seed,
    dealerVersion,
  });
  if (!dealt.ok) return dealt;
  const { cells, witness } = dealt.value;
  return ok({
    template,
    rules,
    kinds: filling.kinds,
    copies: filling.copies,
    seed,
    dealerVersion,
    cells,
    witness,
    lossPermille: lossPermille({ width, height, template: marks, cells }, rules, {
      games: Math.min(mostGames, gamesToMeasure(witness.length, width * height)),
      seed: MEASURE_SEED,
    }),
  });
}
