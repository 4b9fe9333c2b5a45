/** Shares as text in per cent. Every share that is told anywhere is written by `makePercent`. */

export type Rounding = 'nearest' | 'down' | 'up';

export interface PercentForm {
  /** Digits behind the point, 0 unless told; more where fewer would make 0 or 100 of a share that is neither. */
  readonly decimals?: number;
  /** `nearest` unless told. An interval is rounded outwards, so that it still holds what it held. */
  readonly rounding?: Rounding;
}

const ROUNDED: Readonly<Record<Rounding, (value: number) => number>> = {
  nearest: Math.round,
  // The slack takes up what multiplying a decimal fraction by a hundred adds: 0.29 is 29 % and not 28.999…
  down: (value) => Math.floor(value + 1e-7),
  up: (value) => Math.ceil(value - 1e-7),
};
/**
 * A share nearer to 0 or 1 than this is taken for it; no count of games that can be played comes so near. Bounds do, since they
 * are computed: one that is rounded outwards is still true at 0 and 100, and 99.99999999996 tells nobody more.
 */
const MOST_DECIMALS: Readonly<Record<Rounding, number>> = { nearest: 12, down: 3, up: 3 };

/**
 * A share from 0 to 1 in per cent, without the sign. Rounded to the nearest it is "0" or "100" only when the share is: 3,999 of
 * 4,000 is 99.98 and never 100.0.
 */
export function makePercent(share: number, { decimals = 0, rounding = 'nearest' }: PercentForm = {}): string {
  if (share <= 0) return '0';
  if (share >= 1) return '100';
  for (let digits = decimals; digits <= Math.max(decimals, MOST_DECIMALS[rounding]); digits++) {
    const unit = 10 ** digits;
    const rounded = ROUNDED[rounding](share * 100 * unit);
    if (rounded > 0 && rounded < 100 * unit) return (rounded / unit).toFixed(digits);
  }
  return share < 0.5 ? '0' : '100';
}

/** A share that stands for itself, such as a bound or a line of a chart: with a decimal only where it has one. */
export function makeShortPercent(share: number): string {
  return makePercent(share, { decimals: 1 }).replace(/\.0$/, '');
}

/** A share from 0 to 1 with the digits that `makePercent` would write, as a number from 0 to 1. */
export function roundShare(share: number, form: PercentForm = {}): number {
  const percent = makePercent(share, form);
  const digits = percent.split('.')[1]?.length ?? 0;
  return Number((Number(percent) / 100).toFixed(digits + 2));
}
