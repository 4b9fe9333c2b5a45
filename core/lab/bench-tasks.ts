/** The tasks that the benchmarks measure, without the boards and the engine. */

/** The kinds of an ordinary board. */
export const KINDS = 42;

/** The sides of a board and the number of kinds on it. */
export interface BoardSize {
  readonly width: number;
  readonly height: number;
  readonly kinds: number;
}

/** The boards that every row of the rules is measured on. */
export const SIZES: readonly BoardSize[] = [
  { width: 18, height: 8, kinds: 36 },
  { width: 20, height: 20, kinds: KINDS },
  { width: 30, height: 16, kinds: KINDS },
];

export function nameOfSize({ width, height }: BoardSize): string {
  return `${width}×${height}`;
}

/**
 * `link`: one link test of two equal tiles. The others: a board loaded, and then all moves listed, one dead test, or
 * a whole game.
 */
export const BENCH_WORKS = ['link', 'moves', 'dead', 'game'] as const;
export type BenchWork = (typeof BENCH_WORKS)[number];

/** A row of the lab's benchmark: what is done, on boards of which size. */
export interface BenchTask {
  readonly work: BenchWork;
  /** Index into `SIZES`. */
  readonly size: number;
}

/** All rows in their order. */
export const BENCH_TASKS: readonly BenchTask[] = BENCH_WORKS.flatMap((work) =>
  SIZES.map((_, size) => ({ work, size })),
);

/** The size of a row as text. */
export function benchSize({ size }: BenchTask): string {
  const named = SIZES[size];
  return named === undefined ? '' : nameOfSize(named);
}
