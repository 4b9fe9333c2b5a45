import type { TileSheet } from '../../core/raster/tile-picture.ts';
import { drawPicture, type TilePictures } from '../board/tiles/tile-pictures.ts';

/** The side of a picture in the sheet, in pixels. */
const SIDE = 48;
const COLUMNS = 8;

/** The pictures of a set as a film takes them; null where the browser draws none. */
export function sheetOf(pictures: TilePictures): TileSheet | null {
  const [width, height] = [COLUMNS * SIDE, Math.ceil(pictures.length / COLUMNS) * SIDE];
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (context === null) return null;
  context.imageSmoothingQuality = 'high';
  for (const [at, picture] of pictures.entries())
    drawPicture(context, picture, (at % COLUMNS) * SIDE, Math.floor(at / COLUMNS) * SIDE, SIDE);
  const { data } = context.getImageData(0, 0, width, height);
  const bytes = new Uint8Array(data.buffer);
  return { pixels: { width, height, bytes }, side: SIDE, count: pictures.length };
}
