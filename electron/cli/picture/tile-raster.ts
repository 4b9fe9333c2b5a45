import type { TileSheet } from '../../../core/raster/tile-picture.ts';
import { readTileSheet } from '../shipped-data.ts';
import { readPng } from './read-png.ts';

/** As scripts/make-tile-raster.mjs lays them out. */
const SIDE = 48;

let sheet: TileSheet | null = null;

/** The carved pictures of the kinds, read once. */
export function carvedSheet(): TileSheet {
  sheet ??= sheetOf(readTileSheet());
  return sheet;
}

function sheetOf(png: Uint8Array): TileSheet {
  const pixels = readPng(png);
  return { pixels, side: SIDE, count: (pixels.width / SIDE) * (pixels.height / SIDE) };
}
