import type { BoardPalette } from '../tiles/palette.ts';
import type { TilePictures } from '../tiles/tile-pictures.ts';
import { COMPARED_SIDES, type Impressions, likeness, MOST_ALIKE } from './likeness.ts';
import { readTiles } from './tile-impressions.ts';

/** Two tiles of a set, by their places, that cannot be told apart at a glance. */
export type AlikeTiles = readonly [first: number, second: number];

/**
 * The pairs that are too alike at one of the compared sizes, without colour or to one of the colour-blind, in the order of
 * their first tiles, which are among the first `count`: what fills up a set is shipped, and tests compare it with itself. It
 * takes a second for 48 pictures, so it lets the window go on after each of them.
 */
export async function findAlikeTiles(
  pictures: TilePictures,
  palette: BoardPalette,
  isWanted: () => boolean,
  count = pictures.length,
): Promise<readonly AlikeTiles[]> {
  const found = new Map<string, AlikeTiles>();
  for (const side of COMPARED_SIDES) {
    const tiles = readTiles(pictures, side, palette);
    for (const [first, tile] of tiles.slice(0, count).entries()) {
      await new Promise((resolve) => setTimeout(resolve));
      if (!isWanted()) return [];
      for (const second of alikeAfter(tiles, first, tile)) found.set(`${first} ${second}`, [first, second]);
    }
  }
  return [...found.values()].sort(([a, b], [c, d]) => a - c || b - d);
}

function alikeAfter(tiles: readonly Impressions[], first: number, tile: Impressions): number[] {
  return tiles.flatMap((other, second) =>
    second > first && likeness(tile, other) > MOST_ALIKE ? [second] : [],
  );
}
