/** Marks of a search that is watched: cells in the order in which they were examined, its ends, and its line. */
import type { Point } from '../../../core/board/board.ts';
import { cellRectangle, pointCentre } from '../../viewport/layout.ts';
import type { PaintContext } from '../stage/paint-context.ts';
import { makeCss, mixColours } from '../tiles/colour.ts';
import type { BoardMark, ExaminedCell, SearchTint } from './board-mark.ts';
import { type Scene, setType, stroke, tracePiece } from './scene.ts';

type MarkOf<T extends BoardMark['type']> = Extract<BoardMark, { type: T }>;

/** Dots for a cell that was examined again; more would not be counted. */
const MOST_DOTS = 3;

/** Cells that lie in an open lane are seen to be part of the search, and a closed board is seen to end at its edge. */
export function paintEdge(context: PaintContext, scene: Scene, { lane, isOpen }: MarkOf<'edge'>): void {
  const { left, top, cell, columns, rows } = scene.layout;
  // Beside the tiles, not on them.
  const inset = isOpen ? 0 : (lane - 0.12) * cell;
  context.beginPath();
  context.roundRect(
    left + inset,
    top + inset,
    columns * cell - 2 * inset,
    rows * cell - 2 * inset,
    cell * 0.2,
  );
  context.lineCap = 'round';
  stroke(context, makeCss(scene.atlas.palette.ink, 0.34), 2, isOpen ? [0, 6] : []);
}

/** Columns along the top and rows along the left, with a rim of paper that sets them off from a line below. */
export function paintNumbered(
  context: PaintContext,
  scene: Scene,
  { isOpen, lit }: MarkOf<'numbered'>,
): void {
  const { layout, atlas } = scene;
  const { ink, jade, paper } = atlas.palette;
  const size = Math.max(10, layout.cell * 0.34);
  context.lineJoin = 'round';
  context.strokeStyle = makeCss(paper, 0.8);
  context.lineWidth = size * 0.2;
  const write = (number: number, place: Point, isLit: boolean) => {
    const { x, y } = pointCentre(layout, place);
    setType(context, isLit ? makeCss(jade) : makeCss(ink, 0.6), isLit ? size * 1.25 : size);
    context.strokeText(String(number), x, y);
    context.fillText(String(number), x, y);
  };
  const first = isOpen ? -1 : 0;
  const end = (cells: number) => cells - (isOpen ? 1 : 2);
  for (let column = first; column < end(layout.columns); column++)
    write(
      column,
      [column + 1, 0],
      // The corner is that of a row too.
      lit.some(([x, y]) => x === column || (column < 0 && y < 0)),
    );
  for (let row = 0; row < end(layout.rows); row++)
    write(
      row,
      [0, row + 1],
      lit.some(([, y]) => y === row),
    );
}

export function paintExamined(
  context: PaintContext,
  scene: Scene,
  { cells, now, tint }: MarkOf<'examined'>,
): void {
  const last = cells.reduce((most, { order }) => Math.max(most, order), 1);
  for (const examined of cells) {
    if (examined.isFree) paintFree(context, scene, examined, tint, examined.order / last);
    else paintBlocked(context, scene, examined.cell);
  }
  if (now !== null) paintNow(context, scene, now);
}

/** Free: a patch of its tint, the deeper the later it was examined. */
function paintFree(
  context: PaintContext,
  scene: Scene,
  { cell }: ExaminedCell,
  tint: SearchTint,
  lateness: number,
): void {
  const { x, y, width } = cellRectangle(scene.layout, cell);
  const inset = width * 0.06;
  context.beginPath();
  context.roundRect(x + inset, y + inset, width - 2 * inset, width - 2 * inset, width * 0.14);
  context.fillStyle = makeCss(scene.atlas.palette[tint], 0.14 + 0.46 * lateness);
  context.fill();
}

/** A number in the middle of its cell, with a rim of paper that sets it off from a line below it. */
export function paintOrders(context: PaintContext, scene: Scene, { cells }: MarkOf<'orders'>): void {
  const { ink, paper } = scene.atlas.palette;
  context.lineJoin = 'round';
  context.strokeStyle = makeCss(paper, 0.8);
  const write = (words: string, cell: number, size: number, down: number) => {
    const { x, y, width } = cellRectangle(scene.layout, cell);
    setType(context, makeCss(ink), width * size);
    context.lineWidth = width * 0.1;
    // Three figures are squeezed into their cell.
    const place = [words, x + width / 2, y + width * down, width * 0.9] as const;
    context.strokeText(...place);
    context.fillText(...place);
  };
  for (const { cell, order, times } of cells) {
    write(String(order), cell, 0.44, 0.51);
    write('•'.repeat(Math.min(MOST_DOTS, times - 1)), cell, 0.26, 0.83);
  }
}

/** Blocked: a corner on the tile that stopped the search. */
function paintBlocked(context: PaintContext, scene: Scene, cell: number): void {
  const { x, y, width } = cellRectangle(scene.layout, cell);
  context.beginPath();
  context.moveTo(x + width * 0.66, y + width * 0.1);
  context.lineTo(x + width * 0.9, y + width * 0.1);
  context.lineTo(x + width * 0.9, y + width * 0.34);
  stroke(context, makeCss(scene.atlas.palette.jade), width * 0.05);
}

function paintNow(context: PaintContext, scene: Scene, cell: number): void {
  const { x, y, width } = cellRectangle(scene.layout, cell);
  const edge = width * 0.07;
  context.beginPath();
  context.roundRect(x + edge / 2, y + edge / 2, width - edge, width - edge, width * 0.18);
  const { gold, ink, isDark } = scene.atlas.palette;
  // Gold alone is too pale on ivory.
  stroke(context, makeCss(isDark ? gold : mixColours(gold, ink, 0.5)), edge);
}

/** Letters on the corners of tiles, so far out that they leave its picture free. */
export function paintTags(context: PaintContext, scene: Scene, { tags }: MarkOf<'tags'>): void {
  const { palette } = scene.atlas;
  for (const { cell, text } of tags) {
    tracePiece(context, scene, cell, 1);
    stroke(context, makeCss(palette.jade), scene.layout.cell * 0.06);
    const { x: left, y: top, width } = cellRectangle(scene.layout, cell);
    const side = Math.max(15, width * 0.36);
    // At the edge of what is drawn it stays whole.
    const [x, y] = [Math.max(left, side / 2), Math.max(top, side / 2)];
    context.beginPath();
    context.roundRect(x - side / 2, y - side / 2, side, side, side / 3);
    context.fillStyle = makeCss(palette.ink);
    context.fill();
    setType(context, makeCss(palette.paper), side * 0.75);
    context.fillText(text, x, y + side * 0.04);
  }
}

/** A line that was found, or, dashed in vermilion, one that is not there or was missed. */
export function paintPath(context: PaintContext, scene: Scene, { line, tone }: MarkOf<'path'>): void {
  const { palette } = scene.atlas;
  const width = Math.min(6, scene.layout.cell * 0.1);
  const trace = () => {
    context.beginPath();
    for (const point of line) {
      const { x, y } = pointCentre(scene.layout, point);
      context.lineTo(x, y);
    }
  };
  context.lineCap = 'round';
  context.lineJoin = 'round';
  trace();
  stroke(context, makeCss(palette.paper, 0.9), width * 2);
  trace();
  const colour = tone === 'found' ? palette.jade : palette.vermilion;
  stroke(context, makeCss(colour), width, tone === 'wrong' ? [width * 0.2, width * 2] : []);
}
