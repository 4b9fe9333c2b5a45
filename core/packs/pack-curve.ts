/** The difficulty curve of a pack: its order by both measures, and where it jumps or falls. */
import { isTellable, type MeasuredShare, measureShare } from '../solve/measured-share.ts';
import type { PackDeal, PackMeasure } from '../templates/pack-deal.ts';

/** The measures of a pack: the share of random games that get stuck, and of the casual player's. */
export const PACK_MEASURES = ['random', 'casual'] as const;
export type PackMeasureName = (typeof PACK_MEASURES)[number];

/** A place at which the curve does not rise gently. */
export interface CurveFault {
  readonly type: 'jumps' | 'falls';
  readonly measure: PackMeasureName;
  /** The levels, from 0: the last one measured before, and the one that is off. */
  readonly before: number;
  readonly level: number;
  /** Their shares, from 0 to 1. */
  readonly from: number;
  readonly to: number;
}

/** More than this from one level to the next is a jump. */
const JUMP = 0.2;

/** The share of games that got stuck with its 95 % interval; null where it was not measured, or by too few games to be told. */
export function shareOf(deal: PackDeal | null, measure: PackMeasureName): MeasuredShare | null {
  const counted = deal?.measured?.[measure];
  if (counted === undefined) return null;
  const share = measureShare(counted.stuck, counted.games);
  return isTellable(share) ? share : null;
}

/** Returns whether it is known how hard a deal is. */
export function isMeasured(deal: PackDeal | null): boolean {
  return shareOf(deal, 'random') !== null;
}

/**
 * Returns whether it can be said of a curve that it rises: two levels were measured, all by players of one version, and none by too few
 * games to be told.
 */
export function isComparable(deals: readonly (PackDeal | null)[]): boolean {
  if (deals.filter(isMeasured).length < 2) return false;
  return PACK_MEASURES.every((measure) => {
    const counted = deals.filter((deal) => deal?.measured?.[measure] !== undefined);
    const versions = new Set(counted.map((deal) => deal?.measured?.[measure]?.version));
    return versions.size < 2 && counted.every((deal) => shareOf(deal, measure) !== null);
  });
}

/** The mean of the shares that were measured, by which levels are put in order. */
export function hardnessOf({ random, casual }: PackMeasure): number {
  const share = random.stuck / random.games;
  return casual === undefined ? share : (share + casual.stuck / casual.games) / 2;
}

/** The levels in order of difficulty by both measures, those that were not measured at the end; equal ones keep their order. */
export function sortedByHardness<T extends { readonly deal: PackDeal | null }>(levels: readonly T[]): T[] {
  const of = ({ deal }: T) =>
    deal?.measured === undefined ? Number.POSITIVE_INFINITY : hardnessOf(deal.measured);
  return levels.toSorted((one, other) => (of(one) === of(other) ? 0 : of(one) - of(other)));
}

/**
 * Tells for each level whether the curve jumps or falls there. It falls only where the two intervals lie apart: what lies within the noise
 * of the games is no fall. Levels that were not measured are passed over, and neighbours that players of two versions measured are not
 * compared.
 */
export function curveFaults(deals: readonly (PackDeal | null)[]): CurveFault[] {
  return PACK_MEASURES.flatMap((measure) => faultsIn(deals, measure)).toSorted(
    (one, other) => one.level - other.level,
  );
}

function faultsIn(deals: readonly (PackDeal | null)[], measure: PackMeasureName): CurveFault[] {
  const measured = deals.flatMap((deal, level) => {
    const share = shareOf(deal, measure);
    return share === null ? [] : [{ level, share, version: deal?.measured?.[measure]?.version }];
  });
  return measured.slice(1).flatMap(({ level, share, version }, index) => {
    const last = measured[index];
    if (last === undefined || last.version !== version) return [];
    const type = faultBetween(last.share, share);
    const place = { measure, before: last.level, level, from: last.share.share, to: share.share };
    return type === null ? [] : [{ type, ...place }];
  });
}

function faultBetween(before: MeasuredShare, after: MeasuredShare): CurveFault['type'] | null {
  if (after.high < before.low) return 'falls';
  return after.share - before.share > JUMP && after.low > before.high ? 'jumps' : null;
}
