/** A chart of how work grows with the board, as geometry: both axes logarithmic, so that a power of the side is a straight line. */

/** A curve: its values at the sides of the chart, null where there is none. */
export interface GrowthCurve {
  readonly name: string;
  readonly values: readonly (number | null)[];
}

/** A line of the grid and the number beside it. */
export interface ChartTick {
  readonly at: number;
  readonly words: string;
}

/** Lengths are in units of the picture, which begins at its upper left corner. */
export interface GrowthChart {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly columns: readonly ChartTick[];
  readonly rows: readonly ChartTick[];
  readonly curves: readonly {
    readonly name: string;
    readonly points: readonly (readonly [x: number, y: number])[];
  }[];
}

const WIDTH = 520;
const HEIGHT = 300;
const MARGIN = { left: 76, right: 28, top: 12, bottom: 32 } as const;
/** Values below count as this much, since nothing has no logarithm. */
const LEAST = 1e-4;

/** Lays a chart out, so wide. `sides` rise; each curve has a value for each. */
export function growthChart(
  sides: readonly number[],
  curves: readonly GrowthCurve[],
  width = WIDTH,
): GrowthChart {
  const values = curves.flatMap((curve) => curve.values.filter((value) => value !== null)).map(atLeast);
  const low = Math.floor(Math.log10(Math.min(...values, 1e9)));
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values, LEAST))));
  const [first = 1, last = 2] = [sides[0], sides.at(-1)].map((side) => Math.log(side ?? 1));
  const [left, right] = [MARGIN.left, width - MARGIN.right];
  const [top, bottom] = [MARGIN.top, HEIGHT - MARGIN.bottom];
  const x = (side: number) => left + ((right - left) * (Math.log(side) - first)) / (last - first || 1);
  const y = (value: number) => bottom - ((bottom - top) * (Math.log10(atLeast(value)) - low)) / (high - low);
  const exponents = Array.from({ length: high - low + 1 }, (_, index) => low + index);
  return {
    width,
    height: HEIGHT,
    left,
    right,
    top,
    bottom,
    columns: sides.map((side) => ({ at: x(side), words: `${side}×${side}` })),
    rows: exponents.map((exponent) => ({ at: y(10 ** exponent), words: makePower(exponent) })),
    curves: curves.map(({ name, values: own }) => ({
      name,
      points: own.flatMap((value, index) =>
        value === null ? [] : [[x(sides[index] ?? 1), y(value)] as const],
      ),
    })),
  };
}

function atLeast(value: number): number {
  return Math.max(LEAST, value);
}

/** A power of ten as a number that is read at a glance. */
function makePower(exponent: number): string {
  if (exponent < 0) return `0.${'0'.repeat(-exponent - 1)}1`;
  return `1${'0'.repeat(exponent)}`.replace(/\B(?=(\d{3})+$)/g, ' ');
}
