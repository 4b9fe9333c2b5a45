import type { Cells, Point, Shape } from '../board/board.ts';
import type { DealRecord } from '../game/setup/entry.ts';
import { drawText } from '../raster/digits.ts';
import {
  fillDiamond,
  fillRectangle,
  fillRounded,
  makeRaster,
  type PixelArea,
  type Raster,
} from '../raster/raster.ts';
import { BOARD_COLOURS, drawBlock, drawCell, drawKind } from '../raster/tile-drawing.ts';
import type { TileSheet } from '../raster/tile-picture.ts';
import type { FilmPicture, FilmThread, GameFilm } from './film.ts';

/** The colours that a film has beside those of a board; a row of links warms from the first of `rows` to the last. */
export const FILM_COLOURS = {
  ink: 0x2c3531,
  track: 0xdcd2bd,
  jade: 0x1f7a5c,
  losing: 0xc2402a,
  lit: 0xfffbe6,
  mark: 0xffffff,
  rows: [0x1f7a5c, 0x4f8a2f, 0x9a7a12, 0xc26a14, 0xd0561a],
} as const;
/** Links in a row from which on the colour is the warmest. */
const WARMEST = 10;

/** A cell is so large, unless that makes the picture larger than this. */
const CELL = 48;
const LONGEST = 720;
/** No cell is smaller, in pixels: its tile could not be told. */
export const SMALLEST_CELL = 8;
/** The ring around the board and what is left beside it, in cells. */
const MARGIN = 1;

/** The side of a cell in the largest picture of a film, in pixels. */
export function cellSideOf({ deals }: Pick<GameFilm, 'deals'>): number {
  const { width, height } = sizeOf(deals);
  const most = Math.floor(LONGEST / (Math.max(width, height) + 2 * MARGIN));
  return Math.max(SMALLEST_CELL, Math.min(CELL, most));
}

/** Columns and rows that hold every board of a film. */
function sizeOf(deals: readonly DealRecord[]): Pick<Shape, 'width' | 'height'> {
  const most = (side: 'width' | 'height') =>
    deals.reduce((found, { template }) => Math.max(found, template[side]), 0);
  return { width: most('width'), height: most('height') };
}

/**
 * Draws the pictures of a film one after another: the board with its threads, below it the game clock and how many pairs are
 * left. It remembers the board, so that a picture costs what changed on it, and the copy.
 */
export class FilmPainter {
  readonly width: number;
  readonly height: number;
  readonly #sheet: TileSheet;
  readonly #side: number;
  readonly #board: Raster;
  readonly #boardHeight: number;
  readonly #mostPairs: number;
  #deal: DealRecord | null = null;
  #cells: Cells = [];

  /** `side`: of a cell, in pixels. Sides of a picture are even, as encoders of video want them. */
  constructor({ deals }: Pick<GameFilm, 'deals'>, sheet: TileSheet, side: number) {
    const { width, height } = sizeOf(deals);
    this.#sheet = sheet;
    this.#side = side;
    this.#boardHeight = (height + 2 * MARGIN) * side;
    this.width = even((width + 2 * MARGIN) * side);
    this.height = even(this.#boardHeight + barHeight(side));
    this.#board = makeRaster(this.width, this.height, BOARD_COLOURS.paper);
    const pairsOf = ({ cells }: DealRecord) => cells.reduce((sum, kind) => sum + (kind > 0 ? 0.5 : 0), 0);
    this.#mostPairs = Math.max(1, ...deals.map(pairsOf));
  }

  /** The picture of a scene. */
  paint(scene: FilmPicture): Raster {
    this.#layBoard(scene);
    const picture = { ...this.#board, pixels: this.#board.pixels.slice() };
    for (const thread of scene.threads) this.#drawThread(picture, scene, thread);
    this.#drawBar(picture, scene);
    return picture;
  }

  #layBoard({ deal, cells }: FilmPicture): void {
    const isOther = deal !== this.#deal;
    if (isOther) fillRectangle(this.#board, { ...this.#board, x: 0, y: 0 }, BOARD_COLOURS.paper);
    for (const [cell, kind] of cells.entries()) {
      if (!isOther && kind === this.#cells[cell]) continue;
      const square = this.#squareOf(deal.template, cell);
      fillRectangle(this.#board, { ...square, width: this.#side, height: this.#side }, BOARD_COLOURS.paper);
      drawCell(
        this.#board,
        this.#sheet,
        { mark: deal.template.marks[cell] ?? 0, kind: Math.max(0, kind) },
        square,
      );
    }
    this.#deal = deal;
    this.#cells = cells;
  }

  /** The left upper corner of a place, which may lie in the ring around the board. */
  #cornerOf({ width, height }: Shape, [x, y]: Point): { readonly x: number; readonly y: number } {
    const left = (this.width - width * this.#side) / 2;
    const top = (this.#boardHeight - height * this.#side) / 2;
    return { x: Math.floor(left) + x * this.#side, y: Math.floor(top) + y * this.#side };
  }

  #squareOf(shape: Shape, cell: number) {
    const place = [cell % shape.width, Math.floor(cell / shape.width)] as const;
    return { ...this.#cornerOf(shape, place), side: this.#side };
  }

  #drawThread(picture: Raster, { deal, cells }: FilmPicture, thread: FilmThread): void {
    const side = this.#side;
    const colour = colourOf(thread);
    for (const cell of thread.pair) {
      const square = this.#squareOf(deal.template, cell);
      drawBlock(picture, square, colour, FILM_COLOURS.lit);
      drawKind(picture, this.#sheet, square, cells[cell] ?? 0);
    }
    const grown = Math.min(WARMEST, thread.combo) / WARMEST;
    const thick = Math.max(2, Math.round(side * (0.09 + 0.09 * grown)));
    const middles = thread.line.map((point) => {
      const { x, y } = this.#cornerOf(deal.template, point);
      return [x + Math.floor(side / 2), y + Math.floor(side / 2)] as const;
    });
    for (const area of strokes(middles, thick, thread.drawn)) fillRounded(picture, area, thick / 2, colour);
    if (thread.drawn < 1) return;
    const { x, y } = this.#squareOf(deal.template, thread.pair[1]);
    if (thread.isLosing) drawLosingMark(picture, x + (side >> 1), y + (side >> 1), side);
    else if (thread.combo > 1) drawCombo(picture, thread.combo, { x, y, width: side, height: side }, colour);
  }

  #drawBar(picture: Raster, { elapsedMs, pairsLeft }: FilmPicture): void {
    const side = this.#side;
    const height = barHeight(side);
    const y = this.#boardHeight;
    const room = { x: side, y, width: this.width - 2 * side, height: height - (height >> 2) };
    const wide = Math.max(4 * height, room.width >> 2);
    drawText(picture, clockText(elapsedMs), { ...room, width: wide }, FILM_COLOURS.ink);
    const count = Math.max(2 * height, room.width >> 3);
    drawText(
      picture,
      String(pairsLeft),
      { ...room, x: room.x + room.width - count, width: count },
      FILM_COLOURS.ink,
    );
    const track = { x: room.x + wide, width: room.width - wide - count, height: Math.max(3, height >> 3) };
    if (track.width <= 0) return;
    const area = { ...track, y: y + ((room.height - track.height) >> 1) };
    fillRounded(picture, area, area.height / 2, FILM_COLOURS.track);
    const left = Math.round((area.width * pairsLeft) / this.#mostPairs);
    fillRounded(picture, { ...area, width: left }, area.height / 2, FILM_COLOURS.jade);
  }
}

/** The part of a picture below the board. */
function barHeight(side: number): number {
  return Math.max(20, Math.min(40, side));
}

function even(length: number): number {
  return length + (length % 2);
}

function colourOf({ isLosing, combo }: FilmThread): number {
  if (isLosing) return FILM_COLOURS.losing;
  const { rows } = FILM_COLOURS;
  const warm = (Math.max(0, Math.min(WARMEST, combo) - 1) / (WARMEST - 1)) * (rows.length - 1);
  return rows[Math.round(warm)] ?? rows[0];
}

/** The first part of a line as areas, a straight stretch each. */
function strokes(
  points: readonly (readonly [x: number, y: number])[],
  thick: number,
  drawn: number,
): PixelArea[] {
  const stretches = points.slice(1).map((to, at) => [points[at] ?? to, to] as const);
  const lengthOf = ([[ax, ay], [bx, by]]: (typeof stretches)[number]) =>
    Math.abs(bx - ax) + Math.abs(by - ay);
  let left = Math.round(drawn * stretches.reduce((sum, stretch) => sum + lengthOf(stretch), 0));
  const half = thick >> 1;
  return stretches.flatMap((stretch) => {
    const [[ax, ay], [bx, by]] = stretch;
    const length = Math.min(left, lengthOf(stretch));
    left -= length;
    if (length <= 0) return [];
    const [ex, ey] = [ax + Math.sign(bx - ax) * length, ay + Math.sign(by - ay) * length];
    const [x, y] = [Math.min(ax, ex) - half, Math.min(ay, ey) - half];
    return [{ x, y, width: Math.abs(ex - ax) + thick, height: Math.abs(ey - ay) + thick }];
  });
}

/** An empty diamond, as the move that lost has it everywhere: it differs without colour too. */
function drawLosingMark(picture: Raster, x: number, y: number, side: number): void {
  const reach = Math.max(4, Math.round(side * 0.42));
  fillDiamond(picture, x, y, reach, FILM_COLOURS.losing);
  fillDiamond(picture, x, y, Math.round(reach * 0.55), FILM_COLOURS.mark);
}

/** Draws the number of links in a row on a label in the middle of the second tile. */
function drawCombo(picture: Raster, combo: number, { x, y, width: side }: PixelArea, colour: number): void {
  const height = Math.max(9, Math.round(side * 0.5));
  const width = Math.max(15, Math.round(side * 0.86));
  const label = { x: x + ((side - width) >> 1), y: y + ((side - height) >> 1), width, height };
  fillRounded(picture, label, height / 3, colour);
  drawText(picture, `×${combo}`, label, FILM_COLOURS.mark);
}

/** Minutes and seconds, with hours where there are any. */
function clockText(elapsedMs: number): string {
  const seconds = Math.floor(elapsedMs / 1_000);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  const hours = Math.floor(seconds / 3_600);
  const shown = hours > 0 ? [hours, ...parts] : parts;
  return shown.map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
