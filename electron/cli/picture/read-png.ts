import { inflateSync } from 'node:zlib';
import { PIXEL_BYTES } from '../../../core/raster/raster.ts';
import type { Pixels } from '../../../core/raster/tile-picture.ts';
import { readChunks } from '../../../core/templates/file/png-chunks.ts';

const [BIT_DEPTH, COLOUR_WITH_ALPHA] = [8, 6];

/**
 * The pixels of a PNG of the kind that the program ships: eight bits of red, green, blue and opacity, not interlaced. Throws
 * for any other, which is no file of a player's.
 */
export function readPng(png: Uint8Array): Pixels {
  const chunks = readChunks(png) ?? [];
  const header = chunks.find(({ name }) => name === 'IHDR')?.data ?? new Uint8Array(13);
  if (header[8] !== BIT_DEPTH || header[9] !== COLOUR_WITH_ALPHA || header[12] !== 0)
    throw new Error('a picture of another kind');
  const view = new DataView(header.buffer, header.byteOffset);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const packed = chunks.filter(({ name }) => name === 'IDAT').map(({ data }) => data);
  return { width, height, bytes: withoutFilters(inflateSync(Buffer.concat(packed)), width, height) };
}

/** Takes back the filter of each row: what a byte was written as the difference to. (PNG specification, third edition, 9.2) */
function withoutFilters(rows: Uint8Array, width: number, height: number): Uint8Array {
  const length = width * PIXEL_BYTES;
  const bytes = new Uint8Array(length * height);
  for (let row = 0; row < height; row++) {
    const filter = rows[row * (length + 1)] ?? 0;
    for (let at = 0; at < length; at++) {
      const left = at < PIXEL_BYTES ? 0 : (bytes[row * length + at - PIXEL_BYTES] ?? 0);
      const up = row === 0 ? 0 : (bytes[(row - 1) * length + at] ?? 0);
      const upLeft = at < PIXEL_BYTES || row === 0 ? 0 : (bytes[(row - 1) * length + at - PIXEL_BYTES] ?? 0);
      const predicted = [0, left, up, (left + up) >> 1, paeth(left, up, upLeft)][filter] ?? 0;
      bytes[row * length + at] = (rows[row * (length + 1) + 1 + at] ?? 0) + predicted;
    }
  }
  return bytes;
}

/** Of three neighbours the one nearest to left + up − upLeft. */
function paeth(left: number, up: number, upLeft: number): number {
  const estimate = left + up - upLeft;
  const [toLeft, toUp, toUpLeft] = [left, up, upLeft].map((each) => Math.abs(estimate - each)) as [
    number,
    number,
    number,
  ];
  if (toLeft <= toUp && toLeft <= toUpLeft) return left;
  return toUp <= toUpLeft ? up : upLeft;
}
