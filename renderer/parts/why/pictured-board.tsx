/** A position in small with the pictures of the chosen tiles. */
import { useEffect, useMemo, useRef } from 'react';
import { type Board, type Move, type Point, SLOT, WALL } from '../../../core/board/board.ts';
import { type Colour, makeCss } from '../../board/tiles/colour.ts';
import { TileAtlas } from '../../board/tiles/tile-atlas.ts';
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
  /** A line between the two of a pair up to the tile in its way. */
  readonly barred?: readonly Point[];
  /** Tiles that stay, whatever is played. */
  readonly stuck?: readonly number[];
  /** Of a larger board a part is shown, around its pair. */
  readonly most?: MostShown;
  /** The side of a tile of such a part, where there is more room. */
  readonly cell?: number;
}

export interface PicturedLink {
  readonly move: Move;
  readonly line: readonly Point[];
}

/** Cells of room on each side of a board whose line runs around it. */
const ROOM_AROUND = 0.75;
/** The same around a part, whose rings and lips lie a little beyond its tiles. */
const ROOM_OF_PART = 0.1;

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
    const room = Math.max(roomAround(board, link?.line ?? []), isWhole ? 0 : ROOM_OF_PART);
    return { part, room, width: part.width + 2 * room, height: part.height + 2 * room };
  }, [board, pair, link, most]);
}

/** Draws at the size at which a canvas is shown, at first and whenever that changes: a canvas that is scaled is not sharp. */
function useSharpCanvas(
  draw: ((context: CanvasRenderingContext2D, pixels: number) => void) | null,
  { width, height }: { readonly width: number; readonly height: number },
) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (element === null || draw === null) return;
    const paint = () => {
      const shown = Math.min(element.clientWidth / width, element.clientHeight / height);
      const pixels = Math.floor(shown * devicePixelRatio);
      if (pixels === 0) return;
      element.width = Math.round(element.clientWidth * devicePixelRatio);
      element.height = Math.round(element.clientHeight * devicePixelRatio);
      const context = element.getContext('2d');
      if (context === null) return;
      context.imageSmoothingQuality = 'high';
      // Whole pixels a tile, and what is left over on both sides.
      context.translate(
        Math.round((element.width - width * pixels) / 2),
        Math.round((element.height - height * pixels) / 2),
      );
      draw(context, pixels);
    };
    const observer = new ResizeObserver(paint);
    observer.observe(element);
    return () => observer.disconnect();
  }, [draw, width, height]);
  return canvas;
}

/** The last large tiles that were painted of small ones. */
const enlarged = new WeakMap<TileAtlas, TileAtlas>();

/** Tiles of so many pixels: small ones are painted anew where they would be scaled up. */
export function tilesOfSize(tiles: TileAtlas, pixels: number): TileAtlas {
  if (pixels <= tiles.shape.cell) return tiles;
  const known = enlarged.get(tiles);
  if (known?.shape.cell === pixels) return known;
  const large = new TileAtlas(pixels, tiles.palette, tiles.pictures);
  enlarged.set(tiles, large);
  return large;
}

export function PicturedBoard({
  board,
  tiles,
  pair,
  link,
  barred,
  stuck,
  most,
  cell = CELL_OF_PART,
}: PicturedBoardProps) {
  const { part, room, width, height } = usePart(board, pair, link, most);
  const draw = useMemo(() => {
    if (tiles === null) return null;
    const { thread, vermilion } = tiles.palette;
    return (context: CanvasRenderingContext2D, pixels: number) => {
      const sized = tilesOfSize(tiles, pixels);
      const side = sized.shape.cell;
      context.scale(pixels / side, pixels / side);
      context.translate(Math.round(room * side) - part.x * side, Math.round(room * side) - part.y * side);
      drawCells(context, board, part, sized, (kind) => kind <= 0);
      // It ends at the rims of its tiles.
      if (link !== undefined) drawLine(context, link.line, sized, thread);
      if (barred !== undefined) drawLine(context, barred, sized, vermilion);
      drawCells(context, board, part, sized, (kind) => kind > 0);
      for (const cell of link?.move ?? []) drawRing(context, cell, board, sized, thread);
      for (const cell of [...(pair ?? []), ...(stuck ?? [])])
        drawRing(context, cell, board, sized, vermilion);
      if (barred !== undefined) drawBead(context, barred, sized);
    };
  }, [board, tiles, pair, link, barred, stuck, part, room]);
  const canvas = useSharpCanvas(draw, { width, height });
  const side = most === undefined ? CELL : cell;
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

/** Draws the tiles that lie in some of the cells of a part, each whole. */
function drawCells(
  context: CanvasRenderingContext2D,
  board: Board,
  part: BoardPart,
  tiles: TileAtlas,
  isMeant: (kind: number) => boolean,
): void {
  const { cell: side, pad } = tiles.shape;
  for (const [cell, kind] of board.cells.entries()) {
    const sprite = isMeant(kind) ? spriteOf(board, cell, kind, tiles) : null;
    const [x, y] = [cell % board.width, Math.floor(cell / board.width)];
    const isIn = x >= part.x && x < part.x + part.width && y >= part.y && y < part.y + part.height;
    if (sprite !== null && isIn) context.drawImage(sprite, x * side - pad, y * side - pad);
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
  { shape }: TileAtlas,
  colour: Colour,
): void {
  const side = shape.cell;
  context.strokeStyle = makeCss(colour);
  context.lineWidth = side * 0.14;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  for (const [x, y] of line) context.lineTo((x + 0.5) * side, (y + 0.5) * side);
  context.stroke();
}

/** The end of a line at the rim of the tile in its way. */
function drawBead(
  context: CanvasRenderingContext2D,
  line: readonly Point[],
  { shape, palette }: TileAtlas,
): void {
  const [before, end] = line.slice(-2);
  if (before === undefined || end === undefined) return;
  const side = shape.cell;
  const at = (axis: 0 | 1) => end[axis] + 0.5 - 0.5 * Math.sign(end[axis] - before[axis]);
  context.fillStyle = makeCss(palette.vermilion);
  context.beginPath();
  context.arc(at(0) * side, at(1) * side, side * 0.17, 0, Math.PI * 2);
  context.fill();
}
