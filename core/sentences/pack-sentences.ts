/** The sentences about the difficulty of a pack's levels, and where their curve jumps or falls. */
import {
  type CurveFault,
  curveFaults,
  isComparable,
  type PackMeasureName,
  shareOf,
} from '../packs/pack-curve.ts';
import { makePercent } from '../percent.ts';
import type { PackDeal } from '../templates/pack-deal.ts';
import type { ClaimOf } from './claim.ts';
import { type LineSentence, type Sentence, sentence } from './sentence.ts';

type Deals = readonly (PackDeal | null)[];

/** Of a curve in a window: each place that is off, or that there is none; nothing where that cannot be said. */
export function curveSentences(deals: Deals): readonly Sentence[] {
  const faults = curveFaults(deals).map((fault) => sentence(`editor.pack.${fault.type}`, claimOf(fault)));
  if (faults.length > 0 || !isComparable(deals)) return faults;
  return [sentence('editor.pack.rises', { says: 'no-steps' })];
}

/** The same on the command line. */
export function lineCurveSentences(deals: Deals): readonly LineSentence[] {
  const faults = curveFaults(deals).map((fault) => sentence(`cli.pack.${fault.type}`, claimOf(fault)));
  if (faults.length > 0 || !isComparable(deals)) return faults;
  return [sentence('cli.pack.rises', { says: 'no-steps' })];
}

/** Returns the measure by which a sentence says that the curve is off; null for that it is not. */
export function measureOf({ claims: [claim] }: Sentence | LineSentence): PackMeasureName | null {
  return claim.says === 'steps' ? claim.measure : null;
}

function claimOf({ type, measure, before, level, from, to }: CurveFault): ClaimOf<'steps'> {
  return {
    says: 'steps',
    type,
    measure,
    before: before + 1,
    level: level + 1,
    from: { numeral: makePercent(from) },
    to: { numeral: makePercent(to) },
  };
}

/** Of a level in a window, by one measure; null where it is not known. */
export function levelShareSentence(deal: PackDeal | null, measure: PackMeasureName): Sentence | null {
  const share = numeralOf(deal, measure, 0);
  return share === null ? null : sentence('editor.pack.share', { says: 'stuck-share', measure, share });
}

/** Of a level on the command line, by both measures where the casual player played it; null where it is not known. */
export function levelSharesSentence(deal: PackDeal): LineSentence | null {
  const random = numeralOf(deal, 'random', 1);
  const casual = numeralOf(deal, 'casual', 1);
  if (random === null) return null;
  return casual === null
    ? sentence('cli.pack.random', { says: 'stuck', random })
    : sentence('cli.pack.both', { says: 'stuck', random, casual });
}

function numeralOf(deal: PackDeal | null, measure: PackMeasureName, decimals: number) {
  const share = shareOf(deal, measure);
  return share === null ? null : { numeral: makePercent(share.share, { decimals }) };
}
