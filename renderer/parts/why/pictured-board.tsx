/** A position in small with the pictures of the chosen tiles. */
import { useEffect, useRef } from 'react';
import { type Board, type Move, type Point, SLOT, WALL } from '../../../core/board/board.ts';
import { type Colour, makeCss } from '../../board/tiles/colour.ts';
import type { TileAtlas } from '../../board/tiles/tile-atlas.ts';
import styles from './pictured-board.module.css';

/** Side of a tile in CSS pixels at the usual size of text, where the board is not shown smaller. */
const CELL = 28;
const PIXELS_A_REM = 16;

interface PicturedBoardProps {
  readonly board: Board;
  /** Null until the pictures are there; the board has its room before. */
  readonly tiles: TileAtlas | null;
  /** A pair that lost the game. */
  readonly pair?: Move;
  /** A pair that keeps it, with the line that joins the two. */
  readonly link?: PicturedLink;
}

export interface PicturedLink {
  readonly move: Move;
  readonly line: readonly Point[];
}

/** Cells of room on each side of a board whose line runs around it. */
const ROOM_AROUND = 0.75;

function roomAround({ width, height }: Board, line: readonly Point[]): number {
  const isInside = ([x, y]: Point) => x >= 0 && y >= 0 && x < width && y < height;
  return line.every(isInside) ? 0 : ROOM_AROUND;
}

export function PicturedBoard({ board, tiles, pair, link }: PicturedBoardProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const room = roomAround(board, link?.line ?? []);
  const [width, height] = [board.width + 2 * room, board.height + 2 * room];
  useEffect(() => {
    const element = canvas.current;
    if (element === null || tiles === null) return;
    element.width = width * tiles.shape.cell;
    element.height = height * tiles.shape.cell;
    const context = element.getContext('2d');
    if (context === null) return;
    context.translate(room * tiles.shape.cell, room * tiles.shape.cell);
    drawCells(context, board, tiles);
    if (link !== undefined) drawLine(context, link.line, tiles);
    for (const cell of link?.move ?? []) drawRing(context, cell, board, tiles, tiles.palette.thread);
    for (const cell of pair ?? []) drawRing(context, cell, board, tiles, tiles.palette.vermilion);
  }, [board, tiles, pair, link, room, width, height]);
  return (
    <span className={styles.board} aria-hidden="true">
      <canvas
        ref={canvas}
        width={width * CELL}
        height={height * CELL}
        style={{ aspectRatio: `${width} / ${height}`, width: `${(width * CELL) / PIXELS_A_REM}rem` }}
      />
    </span>
  );
}

function drawCells(context: CanvasRenderingContext2D, board: Board, tiles: TileAtlas): void {
  const { cell: side, pad } = tiles.shape;
  for (const [cell, kind] of board.cells.entries()) {
    const sprite = spriteOf(board, cell, kind, tiles);
    if (sprite === null) continue;
    const [x, y] = [cell % board.width, Math.floor(cell / board.width)];
    context.drawImage(sprite, x * side - pad, y * side - pad);
  }
}

function spriteOf({ marks }: Board, cell: number, kind: number, tiles: TileAtlas): CanvasImageSource | null {
  if (kind > 0) return tiles.tile(kind);
  if (marks[cell] === WALL) return tiles.stone();
  return marks[cell] === SLOT ? tiles.dent() : null;
}

function drawRing(
  context: CanvasRenderingContext2D,
  cell: number,
  { width }: Board,
  { shape }: TileAtlas,
  colour: Colour,
): void {
  const side = shape.cell;
  context.strokeStyle = makeCss(colour);
  context.lineWidth = side * 0.1;
  context.beginPath();
  context.roundRect(
    (cell % width) * side + side * 0.05,
    Math.floor(cell / width) * side + side * 0.05,
    side * 0.9,
    side * 0.9,
    side * 0.16,
  );
  context.stroke();
}

/** The line of a link through the middles of its cells. */
function drawLine(
  context: CanvasRenderingContext2D,
  line: readonly Point[],
  { shape, palette }: TileAtlas,
): void {
  const side = shape.cell;
  context.strokeStyle = makeCss(palette.thread);
  context.lineWidth = side * 0.14;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  for (const [x, y] of line) context.lineTo((x + 0.5) * side, (y + 0.5) * side);
  context.stroke();
}
