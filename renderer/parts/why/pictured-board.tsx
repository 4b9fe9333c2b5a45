/** A position in small with the pictures of the chosen tiles. */
import { useEffect, useMemo, useRef } from 'react';
import { type Board, type Move, type Point, SLOT, WALL } from '../../../core/board/board.ts';
import { type Colour, makeCss } from '../../board/tiles/colour.ts';
import type { TileAtlas } from '../../board/tiles/tile-atlas.ts';
import styles from './pictured-board.module.css';
import { type BoardPart, type MostShown, pointsOf, shownPart } from './shown-part.ts';

/** Side of a tile in CSS pixels at the usual size of text, where the board is not shown smaller. */
const CELL = 28;
/** The same of a board whose part is shown. */
const CELL_OF_PART = 44;
const PIXELS_A_REM = 16;

interface PicturedBoardProps {
  readonly board: Board;
  /** Null until the pictures are there; the board has its room before. */
  readonly tiles: TileAtlas | null;
  /** A pair that lost the game. */
  readonly pair?: Move;
  /** A pair that keeps it, with the line that joins the two. */
  readonly link?: PicturedLink;
  /** Of a larger board a part is shown, around its pair. */
  readonly most?: MostShown;
}

export interface PicturedLink {
  readonly move: Move;
  readonly line: readonly Point[];
}

/** Cells of room on each side of a board whose line runs around it. */
const ROOM_AROUND = 0.75;
/** Cells by which a part goes on at each side, and fades. */
const ROOM_TO_FADE = 0.4;

function roomAround({ width, height }: Board, line: readonly Point[]): number {
  const isInside = ([x, y]: Point) => x >= 0 && y >= 0 && x < width && y < height;
  return line.every(isInside) ? 0 : ROOM_AROUND;
}

/** The part of the board to be shown, the room around it, and the size of both together. */
function usePart(
  board: Board,
  pair: Move | undefined,
  link: PicturedLink | undefined,
  most: MostShown | undefined,
) {
  return useMemo(() => {
    const whole = { x: 0, y: 0, width: board.width, height: board.height };
    const held = [...pointsOf(board, [...(pair ?? []), ...(link?.move ?? [])]), ...(link?.line ?? [])];
    const part = most === undefined ? whole : shownPart(board, held, most);
    const isWhole = part.width === board.width && part.height === board.height;
    const room = Math.max(roomAround(board, link?.line ?? []), isWhole ? 0 : ROOM_TO_FADE);
    return { part, room, width: part.width + 2 * room, height: part.height + 2 * room };
  }, [board, pair, link, most]);
}

export function PicturedBoard({ board, tiles, pair, link, most }: PicturedBoardProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { part, room, width, height } = usePart(board, pair, link, most);
  useEffect(() => {
    const element = canvas.current;
    if (element === null || tiles === null) return;
    const side = tiles.shape.cell;
    element.width = width * side;
    element.height = height * side;
    const context = element.getContext('2d');
    if (context === null) return;
    context.translate((room - part.x) * side, (room - part.y) * side);
    drawCells(context, board, tiles);
    fadeBeyond(context, board, part, room * side, side);
    if (link !== undefined) drawLine(context, link.line, tiles);
    for (const cell of link?.move ?? []) drawRing(context, cell, board, tiles, tiles.palette.thread);
    for (const cell of pair ?? []) drawRing(context, cell, board, tiles, tiles.palette.vermilion);
  }, [board, tiles, pair, link, part, room, width, height]);
  const side = most === undefined ? CELL : CELL_OF_PART;
  return (
    <span className={styles.board} aria-hidden="true">
      <canvas
        ref={canvas}
        width={width * side}
        height={height * side}
        style={{ aspectRatio: `${width} / ${height}`, width: `${(width * side) / PIXELS_A_REM}rem` }}
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

/** Fades what lies beyond a part towards the edges of the picture, on the sides on which the board goes on. */
function fadeBeyond(
  context: CanvasRenderingContext2D,
  board: Board,
  { x, y, width, height }: BoardPart,
  room: number,
  side: number,
): void {
  const [left, top, right, bottom] = [x * side, y * side, (x + width) * side, (y + height) * side];
  const [across, down] = [right - left + 2 * room, bottom - top + 2 * room];
  const fade = (from: Point, to: Point, strip: readonly [number, number, number, number]) => {
    const gradient = context.createLinearGradient(...from, ...to);
    gradient.addColorStop(0, 'transparent');
    gradient.addColorStop(1, 'black');
    context.fillStyle = gradient;
    context.fillRect(...strip);
  };
  context.save();
  context.globalCompositeOperation = 'destination-out';
  if (x > 0) fade([left, 0], [left - room, 0], [left - room, top - room, room, down]);
  if (y > 0) fade([0, top], [0, top - room], [left - room, top - room, across, room]);
  if (x + width < board.width) fade([right, 0], [right + room, 0], [right, top - room, room, down]);
  if (y + height < board.height) fade([0, bottom], [0, bottom + room], [left - room, bottom, across, room]);
  context.restore();
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
