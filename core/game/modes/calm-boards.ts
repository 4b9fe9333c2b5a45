/** The sizes of the boards of *large and calm*, and how a run seed names one of its boards: what a window needs to choose one. */

/** In cells, the smallest first. A window that is higher than wide shows them upright. */
export const CALM_SIZES = {
  '6x4': { width: 6, height: 4 },
  '8x6': { width: 8, height: 6 },
  '10x8': { width: 10, height: 8 },
} as const;
export type CalmSize = keyof typeof CALM_SIZES;

/** The ids of the sizes, the smallest first. */
export const CALM_SIZE_IDS = ['6x4', '8x6', '10x8'] as const satisfies readonly CalmSize[];

/** Most run seeds: an unsigned 32-bit number. */
const RANGE = 2 ** 32;

/** Returns the run seed of a board of a size. `board` is an unsigned 32-bit number; any will do. */
export function calmRunSeed(size: CalmSize, board: number): number {
  const sizes = CALM_SIZE_IDS.length;
  const boards = Math.floor(RANGE / sizes);
  return (board % boards) * sizes + CALM_SIZE_IDS.indexOf(size);
}

/** Returns the size and the number of the board that a run seed names. */
export function calmPlaceOf(runSeed: number): { readonly size: CalmSize; readonly board: number } {
  const sizes = CALM_SIZE_IDS.length;
  return { size: CALM_SIZE_IDS[runSeed % sizes] ?? CALM_SIZE_IDS[0], board: Math.floor(runSeed / sizes) };
}
