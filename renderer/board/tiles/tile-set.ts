import fluent from '../../../resources/tiles/fluent/tiles.json';

/** A picture and what it is called in each language. */
export interface TilePicture {
  readonly id: string;
  readonly zh: string;
  readonly en: string;
}

/** Kind k shows picture k − 1. */
export const TILE_PICTURES: readonly TilePicture[] = fluent.tiles;

/** The most kinds that a deal may have: each needs a picture of its own. */
export const MOST_KINDS = TILE_PICTURES.length;

/** The picture of a kind (1 or more). A kind without one is a bug of whoever dealt it. */
export function pictureOf(kind: number): TilePicture {
  const picture = TILE_PICTURES[kind - 1];
  if (picture === undefined) throw new RangeError(`No picture for kind ${kind}; there are ${MOST_KINDS}`);
  return picture;
}
