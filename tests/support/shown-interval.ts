import { makePercent } from '../../core/percent.ts';
import type { MeasuredShare } from '../../core/solve/measured-share.ts';

/** The interval of a share as it is shown: in per cent, rounded outwards. */
export function shownInterval({ low, high }: Pick<MeasuredShare, 'low' | 'high'>): {
  low: number;
  high: number;
} {
  return {
    low: Number(makePercent(low, { rounding: 'down' })),
    high: Number(makePercent(high, { rounding: 'up' })),
  };
}
