import { decodeOwnPictures, ownPicturesOf } from './own-set.ts';
import type { ListedTileSet } from './tile-set.ts';
import { DEFAULT_TILE_SET, fillUp, type TileStyle } from './tile-set.ts';
import { loadManifest } from './tile-sets.ts';
import { loadSheet, type PicturePart, partOf } from './tile-sheets.ts';

/** One picture: a part of a decoded image, and how it lies on its tile. */
export interface TilePicture {
  readonly image: HTMLImageElement | ImageBitmap;
  readonly part: PicturePart;
  readonly style: TileStyle;
}

/** A set as a board shows it: the picture of each kind, from kind 1. */
export type TilePictures = readonly TilePicture[];

const loaded = new Map<string, Promise<TilePictures>>();

/** A shipped set's pictures, filled up to the most kinds that a board may have; decoded once for the whole window. */
export function loadTilePictures(set: string): Promise<TilePictures> {
  const known = loaded.get(set);
  if (known !== undefined) return known;
  const loading = loadFilledUp(set);
  loaded.set(set, loading);
  // A set that could not be loaded is tried again at the next request.
  loading.catch(() => loaded.delete(set));
  return loading;
}

/** Some pictures of a set, by default the first ones, to show what it looks like. */
export async function loadSample(set: ListedTileSet, count: number, from = 0): Promise<TilePictures> {
  const own = await loadPictures(set);
  return fillUp(own, own.includes(null) ? await loadFiller() : []).slice(from, from + count);
}

async function loadFilledUp(id: string): Promise<TilePictures> {
  if (id === DEFAULT_TILE_SET) return loadFiller();
  const own = loadManifest(id).then(loadPictures);
  // A set that cannot be loaded takes no board away.
  return fillUp(await own.catch(() => []), await loadFiller());
}

/** The default set's pictures, which stand in where another set has none that can be shown. */
async function loadFiller(): Promise<TilePictures> {
  return fillUp(await loadPictures(await loadManifest(DEFAULT_TILE_SET)), []);
}

/** The pictures of a set; null in the place of each one that cannot be shown. */
async function loadPictures(set: ListedTileSet): Promise<(TilePicture | null)[]> {
  const { style } = set;
  if (ownPicturesOf(set.id) !== null)
    return (await decodeOwnPictures(set.id)).map((image) => {
      if (image === null) return null;
      const side = Math.min(image.width, image.height);
      return { image, part: { x: 0, y: 0, side }, style };
    });
  const image = await loadSheet(set.id);
  return set.pictures.map((_, place) => ({ image, part: partOf(place), style }));
}

/** Draws a picture into a square of a canvas. */
export function drawPicture(
  context: OffscreenCanvasRenderingContext2D,
  { image, part }: Pick<TilePicture, 'image' | 'part'>,
  x: number,
  y: number,
  side: number,
): void {
  context.drawImage(image, part.x, part.y, part.side, part.side, x, y, side, side);
}
