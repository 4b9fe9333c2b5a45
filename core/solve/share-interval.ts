/**
 * Confidence intervals of a share that was counted, such as random games lost, and of a mean. Both bounds are at 95 %,
 * two-sided: in at least 95 of 100 repetitions the true share lies between them.
 */

/** Bounds of a share, from 0 to 1, or of a mean. */
export interface ShareInterval {
  readonly low: number;
  readonly high: number;
}

/** The chance on either side that the true share lies beyond the bound. */
const TAIL = 0.025;
/** Parts of a whole that are smaller come from rounding alone. */
const ROUNDING = 1e-9;
/** Each halves the range in which a quantile lies: to one part in 10^12. */
const HALVINGS = 40;
/** The most degrees of freedom for which Student's quantile is found by halving: no quantile with one or more is larger. */
const LARGEST_STUDENT = 16;

/**
 * Clopper–Pearson's interval: `part` of `whole` independent trials. Unlike Wilson's, which holds on average over all
 * shares, it covers every true share at least 95 times in 100. `part` and `whole` may be fractions, for trials that count
 * less than one each; with `whole` 0 nothing is known, and the interval is everything.
 */
export function clopperPearson(part: number, whole: number): ShareInterval {
  const rest = whole - part;
  // Fractions that are summed up miss a whole number by a rounding error, which is no trial.
  const none = whole * ROUNDING;
  return {
    low: part <= none ? 0 : findIncreasing((share) => betaShare(share, part, rest + 1), TAIL, 1),
    high: rest <= none ? 1 : findIncreasing((share) => betaShare(share, part + 1, rest), 1 - TAIL, 1),
  };
}

/** The factor of a standard error for a two-sided 95 % interval: Student's quantile, for 1 or more degrees of freedom. */
export function student95(degrees: number): number {
  return findIncreasing(
    (t) => 1 - betaShare(degrees / (degrees + t ** 2), degrees / 2, 1 / 2) / 2,
    1 - TAIL,
    LARGEST_STUDENT,
  );
}

/** The mean of two values or more with Student's interval, which supposes that they are normally distributed. */
export function meanInterval(values: readonly number[]): ShareInterval & { readonly mean: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const slack = student95(values.length - 1) * Math.sqrt(squares / (values.length - 1) / values.length);
  return { mean, low: mean - slack, high: mean + slack };
}

/** Finds the argument between 0 and `most` at which an increasing function takes a value. */
function findIncreasing(valueAt: (x: number) => number, value: number, most: number): number {
  let low = 0;
  let high = most;
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2;
    if (valueAt(middle) < value) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The regularised incomplete beta function: the share of the beta distribution of `a` and `b` that lies below `x`. */
function betaShare(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
  // The fraction converges fast below the mean; beyond it the other tail is taken.
  return x < (a + 1) / (a + b + 2)
    ? (front * betaFraction(x, a, b)) / a
    : 1 - (front * betaFraction(1 - x, b, a)) / b;
}

const MOST_TERMS = 10_000;
const PRECISION = 1e-14;
/** Stands for a denominator of zero (Lentz's method). */
const TINY = 1e-300;

/** The continued fraction of the incomplete beta function, by Lentz's method. */
function betaFraction(x: number, a: number, b: number): number {
  const notZero = (value: number) => (Math.abs(value) < TINY ? TINY : value);
  let c = 1;
  let d = 1 / notZero(1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  for (let m = 1; m <= MOST_TERMS; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / notZero(1 + even * d);
    c = notZero(1 + even / c);
    fraction *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / notZero(1 + odd * d);
    c = notZero(1 + odd / c);
    fraction *= d * c;
    if (Math.abs(d * c - 1) < PRECISION) break;
  }
  return fraction;
}

/** Stirling's series is exact to a double from here on. */
const LEAST_STIRLING = 12;

/** The logarithm of the gamma function of a positive number. */
function logGamma(x: number): number {
  let shift = 0;
  let z = x;
  for (; z < LEAST_STIRLING; z++) shift -= Math.log(z);
  const z2 = z ** 2;
  const series = (1 / 12 - (1 / 360 - (1 / 1260 - 1 / (1680 * z2)) / z2) / z2) / z;
  return shift + (z - 1 / 2) * Math.log(z) - z + Math.log(2 * Math.PI) / 2 + series;
}
