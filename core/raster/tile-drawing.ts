import { SLOT, WALL } from '../board/board.ts';
import { drawText } from './digits.ts';
import { fillRounded, type Raster } from './raster.ts';
import { drawTilePicture, type TileSheet } from './tile-picture.ts';

/** Ivory tiles on paper, walls of ink: as the window has them in the light. */
export const BOARD_COLOURS = {
  paper: 0xf4efe4,
  edge: 0xb9a98a,
  face: 0xfdf9ef,
  wall: 0x4a4a48,
  slot: 0xe7dfcd,
} as const;
/** For the numbers of kinds beyond the pictures: dark enough to be read on ivory, neighbours far apart in hue. */
const KIND_COLOURS = [
  0xa63d2f, 0x1f5f8b, 0x3f7d3a, 0x8a5a00, 0x7a3b8f, 0x0b7a75, 0xb0336b, 0x4b5d16, 0x5a4fcf, 0xb4541a,
] as const;
/** Of a cell's side, and in pixels. */
const PICTURE_SHARE = 0.72;
const SMALLEST_PICTURE = 12;

/** The square of a cell. */
interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/**
 * Draws a cell. `kind` is null in a template, where no tile shows a picture yet, and 0 where a tile was taken; a gap leaves
 * the ground as it is.
 */
export function drawCell(
  raster: Raster,
  sheet: TileSheet,
  { mark, kind }: { readonly mark: number; readonly kind: number | null },
  square: Square,
): void {
  if (mark === WALL) drawBlock(raster, square, BOARD_COLOURS.wall, BOARD_COLOURS.wall);
  if (mark !== SLOT) return;
  if (kind === 0) {
    drawBlock(raster, square, BOARD_COLOURS.slot, BOARD_COLOURS.slot);
    return;
  }
  drawBlock(raster, square, BOARD_COLOURS.edge, BOARD_COLOURS.face);
  if (kind !== null) drawKind(raster, sheet, square, kind);
}

/** The picture of a kind, in the middle of the face; beyond the pictures and where they would be specks its number. */
export function drawKind(raster: Raster, sheet: TileSheet, { x, y, side }: Square, kind: number): void {
  const picture = Math.round(side * PICTURE_SHARE);
  if (kind > sheet.count || picture < SMALLEST_PICTURE) {
    const colour = KIND_COLOURS[kind % KIND_COLOURS.length] ?? 0;
    drawText(raster, String(kind), { x, y, width: side, height: side }, colour);
    return;
  }
  const [left, top] = [x + Math.round((side - picture) / 2), y + Math.round((side * 0.92 - picture) / 2)];
  drawTilePicture(raster, sheet, kind, { x: left, y: top, side: picture });
}

/** A piece with its edge below, lit from above. */
export function drawBlock(raster: Raster, { x, y, side }: Square, edge: number, face: number): void {
  const gap = Math.max(1, Math.round(side / 24));
  const depth = Math.round(side / 12);
  const radius = side / 8;
  const width = side - 2 * gap;
  fillRounded(raster, { x: x + gap, y: y + gap, width, height: side - 2 * gap }, radius, edge);
  fillRounded(raster, { x: x + gap, y: y + gap, width, height: side - 2 * gap - depth }, radius, face);
}
