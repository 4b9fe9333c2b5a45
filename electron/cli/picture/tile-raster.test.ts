import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makeRaster } from '../../../core/raster/raster.ts';
import { drawTilePicture } from '../../../core/raster/tile-picture.ts';
import { readPngText } from '../../../core/templates/file/png.ts';
import { readTileSheet } from '../shipped-data.ts';
import { carvedSheet } from './tile-raster.ts';

const CARVED = new URL('../../../resources/tiles/carved/', import.meta.url);
const { pictures } = JSON.parse(readFileSync(new URL('set.json', CARVED), 'utf8'));
const WHITE = 0xffffff;

function drawn(kind: number, side: number): Uint8Array {
  const raster = makeRaster(side, side, WHITE);
  drawTilePicture(raster, carvedSheet(), kind, { x: 0, y: 0, side });
  return raster.pixels;
}

it('is what the drawings of the set are now', () => {
  const drawings = pictures.map(({ id }: { id: string }) =>
    readFileSync(new URL(`${id}.svg`, CARVED), 'utf8'),
  );
  const sources = createHash('sha256').update(drawings.join('')).digest('hex');
  expect(readPngText(readTileSheet())).toEqual({ ok: true, value: sources });
  expect(carvedSheet().count).toBe(pictures.length);
});

it('has another picture for each kind, at every size', () => {
  for (const side of [12, 35, 48]) {
    const seen = new Set(pictures.map((_: unknown, index: number) => drawn(index + 1, side).join()));
    expect(seen.size).toBe(pictures.length);
  }
});

it('covers about as much of the square at each size', () => {
  const inkOf = (pixels: Uint8Array) => pixels.reduce((sum, byte) => sum + 255 - byte, 0) / pixels.length;
  const [small, large] = [inkOf(drawn(1, 16)), inkOf(drawn(1, 48))];
  expect(Math.abs(small - large) / large).toBeLessThan(0.03);
});
