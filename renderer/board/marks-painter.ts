import type { BoardHint } from './board-props.ts';
import type { Scene } from './scene.ts';
import { drawTile, tracePiece } from './scene.ts';
import { makeCss } from './tiles/colour.ts';

type Context = CanvasRenderingContext2D;

/** What is marked on the board. */
export interface Marks {
  readonly selected: number | null;
  readonly hovered: number | null;
  readonly focused: number | null;
  readonly hint: BoardHint | null;
  readonly kindAt: (cell: number) => number;
}

/** A selected tile is lifted towards the eye; a hinted pair a little less. */
const SELECTED = { dy: -0.045, scale: 1.06 } as const;
const HINTED = { dy: -0.02, scale: 1.02 } as const;

/** Draws the marks from the quietest to the loudest. */
export function paintMarks(context: Context, scene: Scene, marks: Marks): void {
  if (marks.hint !== null) paintHint(context, scene, marks.hint, marks);
  if (marks.hovered !== null && marks.hovered !== marks.selected)
    paintHover(context, scene, marks.hovered, marks);
  if (marks.selected !== null) paintRaised(context, scene, marks.selected, marks, SELECTED);
  if (marks.focused !== null) paintFocus(context, scene, marks.focused, marks);
}

function strokeWidth(scene: Scene): number {
  return Math.min(4, Math.max(1.5, scene.layout.cell * 0.045));
}

/** Hover: the face brightens, no outline. */
function paintHover(context: Context, scene: Scene, cell: number, marks: Marks): void {
  const kind = marks.kindAt(cell);
  if (kind > 0) drawTile(context, scene, cell, kind, { dy: -0.018, scale: 1.025, glow: 0.16 });
}

/** Selected, and the pair of a hint: lifted, with a jade edge. */
function paintRaised(
  context: Context,
  scene: Scene,
  cell: number,
  marks: Marks,
  pose: { readonly dy: number; readonly scale: number },
): void {
  const kind = marks.kindAt(cell);
  if (kind <= 0) return;
  const { palette } = scene.atlas;
  const width = strokeWidth(scene);
  drawTile(context, scene, cell, kind, pose);
  tracePiece(context, scene, cell, width * 1.1, pose);
  context.strokeStyle = makeCss(palette.thread, 0.28);
  context.lineWidth = width * 2.6;
  context.stroke();
  tracePiece(context, scene, cell, width * 0.4, pose);
  context.strokeStyle = makeCss(palette.isDark ? palette.thread : palette.jade);
  context.lineWidth = width;
  context.stroke();
}

/** Keyboard focus: a ring apart from the tile, with paper between, so that it is unlike every other mark. */
function paintFocus(context: Context, scene: Scene, cell: number, marks: Marks): void {
  const { palette } = scene.atlas;
  const width = Math.min(3, Math.max(1.5, scene.layout.cell * 0.045));
  const pose = cell === marks.selected ? SELECTED : {};
  tracePiece(context, scene, cell, width * 1.2, pose);
  context.strokeStyle = makeCss(palette.paper);
  context.lineWidth = width * 1.8;
  context.stroke();
  tracePiece(context, scene, cell, width * 1.7, pose);
  context.strokeStyle = makeCss(palette.focus);
  context.lineWidth = width;
  context.stroke();
}

function paintHint(context: Context, scene: Scene, hint: BoardHint, marks: Marks): void {
  if (hint.type === 'region') paintRegion(context, scene, hint);
  else if (hint.type === 'pair')
    for (const cell of hint.pair) paintRaised(context, scene, cell, marks, HINTED);
  else for (const cell of hint.cells) paintHinted(context, scene, cell);
}

function paintHinted(context: Context, scene: Scene, cell: number): void {
  const { palette } = scene.atlas;
  tracePiece(context, scene, cell, 0);
  context.fillStyle = makeCss(palette.thread, 0.16);
  context.fill();
  tracePiece(context, scene, cell, strokeWidth(scene) * 0.2);
  context.strokeStyle = makeCss(palette.jade, 0.9);
  context.lineWidth = strokeWidth(scene) * 0.8;
  context.stroke();
}

/** The region of a hint stays clear while the rest of the board steps back under a veil of paper. */
function paintRegion(context: Context, scene: Scene, region: Extract<BoardHint, { type: 'region' }>): void {
  const { layout, atlas } = scene;
  const { left, top, cell, columns, rows, ring } = layout;
  const width = strokeWidth(scene);
  const box = [
    left + region.x * cell,
    top + region.y * cell,
    region.width * cell,
    region.height * cell,
  ] as const;
  context.beginPath();
  context.rect(left - ring, top - ring, columns * cell + 2 * ring, rows * cell + 2 * ring);
  context.roundRect(...box, cell * 0.16);
  context.fillStyle = makeCss(atlas.palette.paper, 0.62);
  context.fill('evenodd');
  context.beginPath();
  context.roundRect(...box, cell * 0.16);
  context.strokeStyle = makeCss(atlas.palette.jade);
  context.lineWidth = width;
  context.setLineDash([width * 3, width * 2.2]);
  context.stroke();
  context.setLineDash([]);
}
