import { type Impressions, likeness } from '../../renderer/board/likeness/likeness.ts';

/** Two tiles by their places in a list, and how alike they are. */
export interface AlikePair {
  readonly pair: readonly [first: number, second: number];
  readonly alike: number;
}

/** The tiles that are more alike than `most`, the most alike first. Quadratic in their number. */
export function alikePairs(tiles: readonly Impressions[], most: number): readonly AlikePair[] {
  return tiles
    .flatMap((a, first) =>
      tiles.slice(first + 1).map((b, rest) => ({
        pair: [first, first + 1 + rest] as const,
        alike: likeness(a, b),
      })),
    )
    .filter(({ alike }) => alike > most)
    .sort((one, other) => other.alike - one.alike);
}
