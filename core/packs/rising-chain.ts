import type { PackMeasure } from '../templates/pack-deal.ts';
import { hardnessOf, PACK_MEASURES, type PackMeasureName } from './pack-curve.ts';

/** Something measured that may become a level. */
export interface Measured {
  readonly measured: PackMeasure;
  /** Two that are measured are of the same template where this is equal. */
  readonly template: number;
}

/** The cost of two neighbours on the same template, as a distance from the aim: a pack should change its shapes. */
const SAME_TEMPLATE = 0.04 ** 2;

/** The share of games stuck; 0 where the player did not play. */
function shareIn(measured: PackMeasure, measure: PackMeasureName): number {
  const { stuck, games } = measured[measure] ?? { stuck: 0, games: 1 };
  return stuck / games;
}

/** Returns whether one may follow another: neither of its shares is smaller. */
function mayFollow(before: PackMeasure, after: PackMeasure): boolean {
  const [random = 0, casual = 0] = PACK_MEASURES.map((each) => shareIn(after, each) - shareIn(before, each));
  return random >= 0 && casual >= 0 && random + casual > 0;
}

/** A step by more than this in one measure costs the square of what is more. */
const GENTLE_STEP = 0.12;

function stepCost(before: PackMeasure, after: PackMeasure): number {
  const over = PACK_MEASURES.map((measure) => {
    if (before[measure] === undefined || after[measure] === undefined) return 0;
    return Math.max(0, shareIn(after, measure) - shareIn(before, measure) - GENTLE_STEP);
  });
  return over.reduce((sum, each) => sum + 4 * each ** 2, 0);
}

/**
 * The places of as many candidates as there are aims, so that neither share falls from one to the next, and they
 * lie as near as can be to the aims: shares of games stuck, ascending. Null where there is no such chain.
 */
export function risingChain(candidates: readonly Measured[], aims: readonly number[]): number[] | null {
  const places = placesByShares(candidates);
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

/** The places of the candidates, so that each stands before those that may follow it. */
function placesByShares(candidates: readonly Measured[]): number[] {
  const shares = candidates.map(({ measured }) => PACK_MEASURES.map((each) => shareIn(measured, each)));
  return [...shares.keys()].toSorted((one, other) => {
    const [[random = 0, casual = 0] = [], [otherRandom = 0, otherCasual = 0] = []] = [
      shares[one],
      shares[other],
    ];
    return random - otherRandom || casual - otherCasual;
  });
}

/** The length of the longest chain that there is: for so many aims and for fewer there is one, for more there is none. */
export function longestChain(candidates: readonly Measured[]): number {
  const measures = placesByShares(candidates).flatMap((place) => candidates[place]?.measured ?? []);
  const lengths: number[] = [];
  for (const after of measures) {
    const before = lengths.filter((_, place) => mayFollow(measures[place] ?? after, after));
    lengths.push(1 + Math.max(0, ...before));
  }
  return Math.max(0, ...lengths);
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
