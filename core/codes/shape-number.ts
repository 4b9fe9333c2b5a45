/**
 * A drawing as one whole number, as small as a drawing is regular.
 *
 * Cell by cell, in reading order, the context of a cell (what stands left of it, above it and, in the right half, at its mirror image) predicts it;
 * each context keeps counts of the marks so far. A mark counted c times of t turns a number x into about x·t/c: predictable
 * marks cost next to nothing (an asymmetric numeral system over a whole number, so
 * nothing is rounded). The built-in boards, of 112 to 200 cells, take 4 to 23 symbols.
 */
import { type Cells, GAP, type Shape, SLOT, WALL } from '../board/board.ts';

const MARKS: Cells = [GAP, SLOT, WALL];
/** The counts that every context starts with (the prior), and how much each mark that is seen adds to its count. */
const FIRST_COUNTS = [2, 2, 1] as const;
const WEIGHT = 8;
/** In the place of a mirror image that is not drawn yet. */
const NOT_DRAWN = 3;
const RADIX = 32;

/** Counts of one context, in the order of MARKS. */
type Counts = [gaps: number, slots: number, walls: number];

/** The range of a mark among the cumulative counts: `from` is the sum of the counts before it. */
interface Share {
  readonly from: bigint;
  readonly count: bigint;
  readonly total: bigint;
}

/** Predicts a drawing of that width, given what is drawn of it so far. */
function createForecast(width: number) {
  const known = new Map<number, Counts>();
  const indexAt = (marks: Cells, cell: number) => MARKS.indexOf(marks[cell] ?? GAP);

  return (marks: Cells, cell: number): Counts => {
    const x = cell % width;
    const left = x === 0 ? 0 : indexAt(marks, cell - 1);
    const above = cell < width ? 0 : indexAt(marks, cell - width);
    const mirrored = width - 1 - x;
    const mirror = mirrored < x ? indexAt(marks, cell - x + mirrored) : NOT_DRAWN;
    const surrounding = (left * MARKS.length + above) * (NOT_DRAWN + 1) + mirror;
    const counts = known.get(surrounding) ?? [...FIRST_COUNTS];
    known.set(surrounding, counts);
    return counts;
  };
}

function shareOf(counts: Counts, index: number): Share {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const from = counts.slice(0, index).reduce((sum, count) => sum + count, 0);
  return { from: BigInt(from), count: BigInt(counts[index] ?? 0), total: BigInt(total) };
}

/** The marks of a shape as symbols; an empty list is a number too. Quadratic in what comes out, at worst. */
export function writeMarks({ width, marks }: Shape): number[] {
  const forecast = createForecast(width);
  const shares = marks.map((mark, cell) => {
    const counts = forecast(marks, cell);
    const index = MARKS.indexOf(mark);
    const share = shareOf(counts, index);
    counts[index] = (counts[index] ?? 0) + WEIGHT;
    return share;
  });
  // The last mark goes in first, so that the first one comes out first.
  const number = shares.reduceRight(
    (x, { from, count, total }) => (x / count) * total + from + (x % count),
    0n,
  );
  const digits = number === 0n ? '' : number.toString(RADIX);
  return [...digits].map((digit) => Number.parseInt(digit, RADIX));
}

/** The marks of `width * height` cells; null when the symbols are no drawing of that size. */
export function readMarks(symbols: readonly number[], width: number, height: number): Cells | null {
  const forecast = createForecast(width);
  let number = symbols.reduce((sum, symbol) => sum * BigInt(RADIX) + BigInt(symbol), 0n);
  const marks: number[] = [];
  while (marks.length < width * height) {
    const counts = forecast(marks, marks.length);
    const index = drawnIndex(counts, number);
    const { from, count, total } = shareOf(counts, index);
    number = (number / total) * count + (number % total) - from;
    counts[index] = (counts[index] ?? 0) + WEIGHT;
    marks.push(MARKS[index] ?? GAP);
  }
  return number === 0n ? marks : null;
}

function drawnIndex(counts: Counts, number: bigint): number {
  const { total } = shareOf(counts, 0);
  const at = number % total;
  return MARKS.findLastIndex((_, index) => shareOf(counts, index).from <= at);
}
