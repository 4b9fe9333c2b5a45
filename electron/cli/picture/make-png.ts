import { deflateSync } from 'node:zlib';
import { PIXEL_BYTES, type Raster } from '../../../core/raster/raster.ts';
import { writeChunks } from '../../../core/templates/file/png-chunks.ts';

/** PNG's fields for eight bits of red, green and blue, without interlacing. */
const [BIT_DEPTH, TRUE_COLOUR] = [8, 2];

/** A picture as the bytes of a PNG. */
export function makePng({ width, height, pixels }: Raster): Uint8Array {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([BIT_DEPTH, TRUE_COLOUR], 8);
  const rows = new Uint8Array(height * (1 + width * 3));
  // Each row begins with its filter: none.
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const from = (row * width + column) * PIXEL_BYTES;
      rows.set(pixels.subarray(from, from + 3), row * (1 + width * 3) + 1 + column * 3);
    }
  return writeChunks([
    { name: 'IHDR', data: header },
    { name: 'IDAT', data: deflateSync(rows, { level: 9 }) },
    { name: 'IEND', data: new Uint8Array() },
  ]);
}
