/** A position in small with the pictures of the chosen tiles. */
import { useEffect, useRef } from 'react';
import { type Board, type Move, SLOT, WALL } from '../../../core/board/board.ts';
import { makeCss } from '../../board/tiles/colour.ts';
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
}

export function PicturedBoard({ board, tiles, pair }: PicturedBoardProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = board;
  useEffect(() => {
    const element = canvas.current;
    if (element === null || tiles === null) return;
    element.width = width * tiles.shape.cell;
    element.height = height * tiles.shape.cell;
    const context = element.getContext('2d');
    if (context === null) return;
    drawCells(context, board, tiles);
    for (const cell of pair ?? []) drawRing(context, cell, board, tiles);
  }, [board, tiles, pair, width, height]);
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
  { shape, palette }: TileAtlas,
): void {
  const side = shape.cell;
  context.strokeStyle = makeCss(palette.vermilion);
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
