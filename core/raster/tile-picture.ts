import { mix, PIXEL_BYTES, type PixelArea, type Raster } from './raster.ts';

/** Pixels with an opacity: four bytes each, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** Square pictures of kinds side by side in one picture, kind 1 first, row by row. */
export interface TileSheet {
  readonly pixels: Pixels;
  /** The side of a picture. */
  readonly side: number;
  /** The number of kinds that have a picture of their own. */
  readonly count: number;
}

/** Draws the picture of a kind into a square: each pixel is the mean of what of the picture falls on it. */
export function drawTilePicture(
  raster: Raster,
  { pixels, side: sheetSide }: TileSheet,
  kind: number,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): void {
  const columns = pixels.width / sheetSide;
  const left = ((kind - 1) % columns) * sheetSide;
  const top = Math.floor((kind - 1) / columns) * sheetSide;
  const spanAt = (place: number) => Math.floor((place * sheetSide) / side);
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const area = {
        x: left + spanAt(column),
        y: top + spanAt(row),
        width: Math.max(1, spanAt(column + 1) - spanAt(column)),
        height: Math.max(1, spanAt(row + 1) - spanAt(row)),
      };
      const [colour, share] = meanOf(pixels, area);
      if (share > 0) mix(raster, x + column, y + row, colour, share);
    }
}

/** The mean colour, each pixel counted by its opacity, and the mean opacity. */
function meanOf({ width, bytes }: Pixels, area: PixelArea): [colour: number, share: number] {
  let [red, green, blue, opacity] = [0, 0, 0, 0];
  for (let y = area.y; y < area.y + area.height; y++)
    for (let x = area.x; x < area.x + area.width; x++) {
      const at = (y * width + x) * PIXEL_BYTES;
      const share = (bytes[at + 3] ?? 0) / 255;
      red += (bytes[at] ?? 0) * share;
      green += (bytes[at + 1] ?? 0) * share;
      blue += (bytes[at + 2] ?? 0) * share;
      opacity += share;
    }
  if (opacity === 0) return [0, 0];
  const [r, g, b] = [red, green, blue].map((sum) => Math.round(sum / opacity)) as [number, number, number];
  return [(r << 16) | (g << 8) | b, opacity / (area.width * area.height)];
}
