import type { Cells, Shape } from '../../../core/board/board.ts';
import { makeRaster } from '../../../core/raster/raster.ts';
import { BOARD_COLOURS, drawCell } from '../../../core/raster/tile-drawing.ts';
import type { MeasuredShare } from '../../../core/solve/measured-share.ts';
import { drawDifficulty } from './difficulty-strip.ts';
import { makePng } from './make-png.ts';
import { carvedSheet } from './tile-raster.ts';

/** A cell is so large, unless that makes the picture larger than this. */
const CELL = 48;
const LONGEST = 2048;
const SMALLEST_CELL = 8;

/** The height of the strip with the difficulty, in pixels. */
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
