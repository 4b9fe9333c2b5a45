import { readTileSheet } from '../shipped-data.ts';
import { mix, type Raster } from './raster.ts';
import { type Pixels, readPng } from './read-png.ts';

/** As scripts/make-tile-raster.mjs lays them out. */
const SIDE = 48;
const COLUMNS = 8;

let sheet: Pixels | null = null;

/** How many kinds have a picture of their own. */
export function countPictures(): number {
  const { width, height } = readSheet();
  return (width / SIDE) * (height / SIDE);
}

/** Draws the carved picture of a kind into a square: each pixel is the mean of what of the picture falls on it. */
export function drawTilePicture(raster: Raster, kind: number, x: number, y: number, side: number): void {
  const pixels = readSheet();
  const left = ((kind - 1) % COLUMNS) * SIDE;
  const top = Math.floor((kind - 1) / COLUMNS) * SIDE;
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const area = { left: left + spanAt(column, side), top: top + spanAt(row, side) };
      const size = {
        width: spanAt(column + 1, side) - spanAt(column, side),
        height: spanAt(row + 1, side) - spanAt(row, side),
      };
      const [colour, share] = meanOf(pixels, { ...area, ...size });
      if (share > 0) mix(raster, x + column, y + row, colour, share);
    }
}

function readSheet(): Pixels {
  sheet ??= readPng(readTileSheet());
  return sheet;
}

/** The first pixel of the picture that falls on a pixel of a smaller one; two neighbours have at least one each. */
function spanAt(place: number, side: number): number {
  return side >= SIDE ? Math.min(SIDE, place) : Math.floor((place * SIDE) / side);
}

/** The mean colour, each pixel counted by its opacity, and the mean opacity. */
function meanOf(
  { width, bytes }: Pixels,
  area: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
): [colour: number, share: number] {
  const sums = [0, 0, 0, 0];
  for (let y = area.top; y < area.top + area.height; y++)
    for (let x = area.left; x < area.left + area.width; x++) {
      const at = (y * width + x) * 4;
      const opacity = (bytes[at + 3] ?? 0) / 255;
      for (let channel = 0; channel < 3; channel++)
        sums[channel] = (sums[channel] ?? 0) + (bytes[at + channel] ?? 0) * opacity;
      sums[3] = (sums[3] ?? 0) + opacity;
    }
  const [red = 0, green = 0, blue = 0, opacity = 0] = sums;
  if (opacity === 0) return [0, 0];
  const [r, g, b] = [red, green, blue].map((sum) => Math.round(sum / opacity)) as [number, number, number];
  return [(r << 16) | (g << 8) | b, opacity / (area.width * area.height)];
}
