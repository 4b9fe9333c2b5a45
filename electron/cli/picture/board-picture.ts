import { deflateSync } from 'node:zlib';
import type { Cells, Shape } from '../../../core/board/board.ts';
import { makeRaster, PIXEL_BYTES, type Raster } from '../../../core/raster/raster.ts';
import { BOARD_COLOURS, drawCell } from '../../../core/raster/tile-drawing.ts';
import type { MeasuredShare } from '../../../core/solve/measured-share.ts';
import { writeChunks } from '../../../core/templates/file/png-chunks.ts';
import { drawDifficulty } from './difficulty-strip.ts';
import { carvedSheet } from './tile-raster.ts';

/** A cell is so large, unless that makes the picture larger than this. */
const CELL = 48;
const LONGEST = 2048;
const SMALLEST_CELL = 8;

/** How high the strip with the difficulty is. */
const STRIP = 32;

/** A picture of a template, or of a board where there are tiles, with its difficulty below. Its margin is half a cell. */
export function drawBoard(shape: Shape, cells: Cells | null, difficulty: MeasuredShare | null): Uint8Array {
  const side = cellSide(shape);
  const margin = Math.round(side / 2);
  const [width, height] = [shape.width * side, shape.height * side];
  const strip = difficulty === null ? 0 : STRIP;
  const raster = makeRaster(width + 2 * margin, height + 2 * margin + strip, BOARD_COLOURS.paper);
  if (difficulty !== null)
    drawDifficulty(
      raster,
      { x: margin, y: margin + height + (margin >> 1), width, height: strip },
      difficulty,
    );
  for (const [index, mark] of shape.marks.entries()) {
    const x = margin + (index % shape.width) * side;
    const y = margin + Math.floor(index / shape.width) * side;
    const kind = cells === null ? null : (cells[index] ?? 0);
    drawCell(raster, carvedSheet(), { mark, kind }, { x, y, side });
  }
  return makePng(raster);
}

function cellSide({ width, height }: Shape): number {
  const most = Math.floor(LONGEST / (Math.max(width, height) + 1));
  return Math.max(SMALLEST_CELL, Math.min(CELL, most));
}

/** PNG's fields for eight bits of red, green and blue, without interlacing. */
const [BIT_DEPTH, TRUE_COLOUR] = [8, 2];

function makePng({ width, height, pixels }: Raster): Uint8Array {
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
