import type { PackMeasure } from '../templates/pack-deal.ts';
import { hardnessOf, PACK_MEASURES } from './pack-curve.ts';

/** Something measured that may become a level. */
export interface Measured {
  readonly measured: PackMeasure;
  /** Of the same template as another where these are equal. */
  readonly template: number;
}

/** The cost of two neighbours on the same template, as a distance from the aim: a pack should change its shapes. */
const SAME_TEMPLATE = 0.04 ** 2;

/** Returns whether one may follow another: neither of its shares is smaller. */
function mayFollow(before: PackMeasure, after: PackMeasure): boolean {
  const random = after.random.stuck - before.random.stuck;
  const casual = (after.casual?.stuck ?? 0) - (before.casual?.stuck ?? 0);
  return random >= 0 && casual >= 0 && random + casual > 0;
}

/** A step by more than this in one measure costs the square of what is more. */
const GENTLE_STEP = 0.12;

function stepCost(before: PackMeasure, after: PackMeasure): number {
  const over = PACK_MEASURES.map((measure) => {
    const [one, other] = [before[measure], after[measure]];
    if (one === undefined || other === undefined) return 0;
    return Math.max(0, other.stuck / other.games - one.stuck / one.games - GENTLE_STEP);
  });
  return over.reduce((sum, each) => sum + 4 * each ** 2, 0);
}

/**
 * The places of as many candidates as there are aims, so that neither share falls from one to the next, and they
 * lie as near as can be to the aims: shares of games stuck, ascending. Null where there is no such chain.
 */
export function risingChain(candidates: readonly Measured[], aims: readonly number[]): number[] | null {
  const places = candidates
    .map((_, place) => place)
    .toSorted((one, other) => {
      const [a, b] = [candidates[one]?.measured, candidates[other]?.measured];
      if (a === undefined || b === undefined) return 0;
      return a.random.stuck - b.random.stuck || (a.casual?.stuck ?? 0) - (b.casual?.stuck ?? 0);
    });
  const sorted = places.flatMap((place) => candidates[place] ?? []);
  const cost = aims.map(() => sorted.map(() => Number.POSITIVE_INFINITY));
  const from = aims.map(() => sorted.map(() => -1));
  for (const [step, aim] of aims.entries()) {
    for (const [at, candidate] of sorted.entries()) {
      const miss = (hardnessOf(candidate.measured) - aim) ** 2;
      const { best, before } =
        step === 0 ? { best: 0, before: -1 } : cheapestBefore(sorted, at, cost[step - 1] ?? []);
      (cost[step] as number[])[at] = best + miss;
      (from[step] as number[])[at] = before;
    }
  }
  return chainEnding(cost, from, places);
}

/** The cheapest candidate that may stand before another, and what the chain up to it costs. */
function cheapestBefore(sorted: readonly Measured[], at: number, costs: readonly number[]) {
  let best = Number.POSITIVE_INFINITY;
  let before = -1;
  const after = sorted[at];
  for (let each = 0; after !== undefined && each < at; each++) {
    const candidate = sorted[each];
    if (candidate === undefined || !mayFollow(candidate.measured, after.measured)) continue;
    const step = stepCost(candidate.measured, after.measured);
    const cost = (costs[each] ?? best) + step + (candidate.template === after.template ? SAME_TEMPLATE : 0);
    if (cost < best) [best, before] = [cost, each];
  }
  return { best, before };
}

function chainEnding(
  cost: readonly (readonly number[])[],
  from: readonly (readonly number[])[],
  places: readonly number[],
): number[] | null {
  const ends = cost.at(-1) ?? [];
  let at = ends.indexOf(Math.min(...ends));
  if (at < 0 || !Number.isFinite(ends[at])) return null;
  const chain: number[] = [];
  for (let step = cost.length - 1; step >= 0; step--) {
    chain.unshift(places[at] ?? 0);
    at = from[step]?.[at] ?? -1;
  }
  return chain;
}
