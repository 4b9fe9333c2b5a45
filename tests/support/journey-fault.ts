import { withComposedTiles } from '../../core/deal/composed-table.ts';
import { dealBoard } from '../../core/deal/deal.ts';
import { measureLoss } from '../../core/deal/measure.ts';
import type { JourneyLevel } from '../../core/journey/chapter.ts';
import { lossPermilleOf } from '../../core/solve/measured-share.ts';
import { runToEnd } from '../../core/solve/progress.ts';

/** Returns the claim of a level about random play that does not hold, or null. It takes some tenths of a second. */
export function journeyFault(level: JourneyLevel): string | null {
  const { shape, rules, filling, seed, dealerVersion, measureVersion, lossPermille, measured } = level;
  const dealt = dealBoard(withComposedTiles({ shape, rules, ...filling, seed, dealerVersion }, shape));
  if (!dealt.ok) return dealt.error.reason;
  const { cells } = dealt.value;
  const counted = runToEnd(measureLoss({ ...shape, cells }, rules, measureVersion));
  const loss = lossPermilleOf(counted);
  return loss !== lossPermille || counted.games !== measured.games || counted.lost !== measured.lost
    ? `loses ${counted.lost} of ${counted.games}, not ${measured.lost} of ${measured.games}`
    : null;
}
