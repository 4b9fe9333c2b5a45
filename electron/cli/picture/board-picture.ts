import { deflateSync } from 'node:zlib';
import { type Cells, type Shape, SLOT, WALL } from '../../../core/board/board.ts';
import type { MeasuredShare } from '../../../core/solve/measured-share.ts';
import { writeChunks } from '../../../core/templates/file/png-chunks.ts';
import { drawDifficulty } from './difficulty-strip.ts';
import { drawText } from './digits.ts';
import { fillRounded, makeRaster, type Raster } from './raster.ts';
import { countPictures, drawTilePicture } from './tile-raster.ts';

/** Ivory tiles on paper, walls of ink: as the window has them in the light. */
const COLOURS = { paper: 0xf4efe4, edge: 0xb9a98a, face: 0xfdf9ef, wall: 0x4a4a48, slot: 0xe7dfcd } as const;
/** For the numbers of kinds beyond the pictures: dark enough to be read on ivory, neighbours far apart in hue. */
const KIND_COLOURS = [
  0xa63d2f, 0x1f5f8b, 0x3f7d3a, 0x8a5a00, 0x7a3b8f, 0x0b7a75, 0xb0336b, 0x4b5d16, 0x5a4fcf, 0xb4541a,
] as const;
/** A cell is so large, unless that makes the picture larger than this. */
const CELL = 48;
const LONGEST = 2048;
const SMALLEST_CELL = 8;
/** Of a cell's side, and in pixels. */
const PICTURE_SHARE = 0.72;
const SMALLEST_PICTURE = 12;

/** How high the strip with the difficulty is. */
const STRIP = 32;

/** A picture of a template, or of a board where there are tiles, with its difficulty below. Its margin is half a cell. */
export function drawBoard(shape: Shape, cells: Cells | null, difficulty: MeasuredShare | null): Uint8Array {
  const side = cellSide(shape);
  const margin = Math.round(side / 2);
  const [width, height] = [shape.width * side, shape.height * side];
  const strip = difficulty === null ? 0 : STRIP;
  const raster = makeRaster(width + 2 * margin, height + 2 * margin + strip, COLOURS.paper);
  if (difficulty !== null)
    drawDifficulty(
      raster,
      { x: margin, y: margin + height + (margin >> 1), width, height: strip },
      difficulty,
    );
  for (const [index, mark] of shape.marks.entries()) {
    const x = margin + (index % shape.width) * side;
    const y = margin + Math.floor(index / shape.width) * side;
    if (mark === WALL) drawBlock(raster, x, y, side, COLOURS.wall, COLOURS.wall);
    else if (mark === SLOT) drawSlot(raster, x, y, side, cells === null ? null : (cells[index] ?? 0));
  }
  return makePng(raster);
}

function cellSide({ width, height }: Shape): number {
  const most = Math.floor(LONGEST / (Math.max(width, height) + 1));
  return Math.max(SMALLEST_CELL, Math.min(CELL, most));
}

/** `kind` is null in a template, where no tile shows a picture yet, and 0 where a tile was taken. */
function drawSlot(raster: Raster, x: number, y: number, side: number, kind: number | null): void {
  if (kind === 0) {
    drawBlock(raster, x, y, side, COLOURS.slot, COLOURS.slot);
    return;
  }
  drawBlock(raster, x, y, side, COLOURS.edge, COLOURS.face);
  if (kind !== null) drawKind(raster, x, y, side, kind);
}

/** The picture of a kind, in the middle of the face; beyond the pictures and where they would be specks its number. */
function drawKind(raster: Raster, x: number, y: number, side: number, kind: number): void {
  const picture = Math.round(side * PICTURE_SHARE);
  if (kind > countPictures() || picture < SMALLEST_PICTURE) {
    const colour = KIND_COLOURS[kind % KIND_COLOURS.length] ?? 0;
    drawText(raster, String(kind), { x, y, width: side, height: side }, colour);
    return;
  }
  const [left, top] = [x + Math.round((side - picture) / 2), y + Math.round((side * 0.92 - picture) / 2)];
  drawTilePicture(raster, kind, left, top, picture);
}

/** A piece with its edge below, lit from above. */
function drawBlock(raster: Raster, x: number, y: number, side: number, edge: number, face: number): void {
  const gap = Math.max(1, Math.round(side / 24));
  const depth = Math.round(side / 12);
  const radius = side / 8;
  const width = side - 2 * gap;
  fillRounded(raster, { x: x + gap, y: y + gap, width, height: side - 2 * gap }, radius, edge);
  fillRounded(raster, { x: x + gap, y: y + gap, width, height: side - 2 * gap - depth }, radius, face);
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
    rows.set(pixels.subarray(row * width * 3, (row + 1) * width * 3), row * (1 + width * 3) + 1);
  return writeChunks([
    { name: 'IHDR', data: header },
    { name: 'IDAT', data: deflateSync(rows, { level: 9 }) },
    { name: 'IEND', data: new Uint8Array() },
  ]);
}
