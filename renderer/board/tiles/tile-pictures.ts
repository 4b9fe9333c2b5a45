import { MAX_KINDS } from '../../../core/templates/limits.ts';
import { decodeOwnPicture, ownPicturesOf } from './own-set.ts';
import type { ListedTileSet } from './tile-set.ts';
import { DEFAULT_TILE_SET, type TileStyle } from './tile-set.ts';
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
  // What could not be loaded is tried again.
  loading.catch(() => loaded.delete(set));
  return loading;
}

/** Some pictures of a set, by default the first ones, to show what it looks like. */
export function loadSample(set: ListedTileSet, count: number, from = 0): Promise<TilePictures> {
  return loadPictures(set, from, from + count);
}

async function loadFilledUp(id: string): Promise<TilePictures> {
  const set = await loadManifest(id);
  const own = await loadPictures(set);
  return [...own, ...(await loadFiller(own.length))].slice(0, MAX_KINDS);
}

/** The default set's pictures for the kinds after the first `count`. */
async function loadFiller(count: number): Promise<TilePictures> {
  return loadPictures(await loadManifest(DEFAULT_TILE_SET), count);
}

async function loadPictures(set: ListedTileSet, from = 0, to = set.pictures.length): Promise<TilePicture[]> {
  const { style } = set;
  const own = ownPicturesOf(set.id);
  if (own !== null)
    return Promise.all(
      own.slice(from, to).map(async (picture) => {
        const image = await decodeOwnPicture(picture);
        return { image, part: { x: 0, y: 0, side: image.width }, style };
      }),
    );
  const image = await loadSheet(set.id);
  return set.pictures.slice(from, to).map((_, place) => ({ image, part: partOf(from + place), style }));
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
