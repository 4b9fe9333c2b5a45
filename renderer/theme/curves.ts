/** A timing function: from the share of the time that has passed to the share of the way. */
export type Curve = (share: number) => number;

const NAMED: Readonly<Record<string, readonly [number, number, number, number]>> = {
  'ease-in': [0.42, 0, 1, 1],
  'ease-out': [0, 0, 0.58, 1],
  'ease-in-out': [0.42, 0, 0.58, 1],
};

/** Between two steps a curve differs from a straight line by less than a thousandth of the way. */
const TABLE_STEPS = 256;

const known = new Map<string, Curve>();

/** A timing function of CSS, for what is drawn by script. Throws for one that is neither named nor a `cubic-bezier`. */
export function curveOf(css: string): Curve {
  const curve = known.get(css) ?? within(parseCurve(css));
  known.set(css, curve);
  return curve;
}

function parseCurve(css: string): Curve {
  if (css === 'linear') return (share) => share;
  const numbers = NAMED[css] ?? /^cubic-bezier\((.*)\)$/.exec(css)?.[1]?.split(',').map(Number);
  const [x1, y1, x2, y2] = numbers ?? [];
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined)
    throw new RangeError(`no timing function: ${css}`);
  return tabulated((share) => bezier(y1, y2, timeAt(x1, x2, share)));
}

/** Straight between values that are computed once: a frame needs many, and each takes a search. */
function tabulated(curve: Curve): Curve {
  const values = Array.from({ length: TABLE_STEPS + 1 }, (_, step) => curve(step / TABLE_STEPS));
  return (share) => {
    const at = share * TABLE_STEPS;
    const step = Math.floor(at);
    const from = values[step] ?? 1;
    return from + ((values[step + 1] ?? from) - from) * (at - step);
  };
}

/** A coordinate of the curve through 0, `a`, `b` and 1. */
function bezier(a: number, b: number, time: number): number {
  const rest = 1 - time;
  return 3 * rest * rest * time * a + 3 * rest * time * time * b + time ** 3;
}

/** The parameter at which a curve has come to `x`. By bisection: x grows with it in every timing function. */
function timeAt(x1: number, x2: number, x: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 16; step++) {
    const middle = (low + high) / 2;
    if (bezier(x1, x2, middle) < x) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Nothing has moved before the start, and nothing moves after the end. */
function within(curve: Curve): Curve {
  return (share) => (share <= 0 ? 0 : share >= 1 ? 1 : curve(share));
}
