import { pointCentre } from '../../viewport/layout.ts';
import type { PaintContext as Context } from '../stage/paint-context.ts';
import { makeCss } from '../tiles/colour.ts';
import type { BoardPalette } from '../tiles/palette.ts';
import type { BoardMark } from './board-mark.ts';
import type { Scene } from './scene.ts';
import { drawTile, pieceBox, SELECTED, stroke, tracePiece } from './scene.ts';
import {
  paintEdge,
  paintExamined,
  paintNumbered,
  paintOrders,
  paintPath,
  paintTags,
} from './search-painter.ts';
import { paintCorner, paintCross, paintTurns } from './sign-painter.ts';
import { evenStep, pathLength, trimmed } from './thread.ts';

/** The marks on the board. */
export interface Marks {
  readonly selected: number | null;
  readonly hovered: number | null;
  readonly focused: number | null;
  readonly shown: readonly BoardMark[];
  readonly kindAt: (cell: number) => number;
  /** True for a cell whose tile is on its way: its motion brings its own ring, or none. */
  readonly isMoving: (cell: number) => boolean;
  /** For how long the marks have been breathing, where one does. */
  readonly breathMs: number;
}

/** A little less than a selected tile. */
const HINTED = { dy: -0.02, scale: 1.02 } as const;

/** Draws the marks from the quietest to the loudest. */
export function paintMarks(context: Context, scene: Scene, marks: Marks): void {
  for (const mark of marks.shown) paintMark(context, scene, mark, marks);
  if (marks.hovered !== null && marks.hovered !== marks.selected)
    paintHover(context, scene, marks.hovered, marks);
  if (marks.selected !== null && !marks.isMoving(marks.selected))
    paintRaised(context, scene, marks.selected, marks, SELECTED);
  if (marks.focused !== null) paintFocus(context, scene, marks.focused, marks);
}

function strokeWidth(scene: Scene): number {
  return Math.min(4, Math.max(2, scene.layout.cell * 0.045));
}

/** Hover: the face brightens, no outline. */
function paintHover(context: Context, scene: Scene, cell: number, marks: Marks): void {
  const kind = marks.kindAt(cell);
  if (kind > 0) drawTile(context, scene, cell, kind, { dy: -0.018, scale: 1.025, glow: 0.16 });
}

/** Selected, and a pair that is shown: lifted, with a jade edge of some strength, or a vermilion one while it is wrong. */
function paintRaised(
  context: Context,
  scene: Scene,
  cell: number,
  marks: Marks,
  pose: { readonly dy: number; readonly scale: number },
  strength = 1,
): void {
  const kind = marks.kindAt(cell);
  if (kind <= 0) return;
  const { palette } = scene.atlas;
  const width = strokeWidth(scene);
  drawTile(context, scene, cell, kind, pose);
  tracePiece(context, scene, cell, width * 1.1, pose);
  const isWrong = marks.shown.some(
    (mark) => mark.type === 'cells' && mark.tone === 'loses' && mark.cells.includes(cell),
  );
  const glow = isWrong ? palette.vermilion : palette.thread;
  stroke(context, makeCss(glow, 0.28 * strength), width * 2.6);
  tracePiece(context, scene, cell, width * 0.4, pose);
  context.fillStyle = makeCss(glow, 0.2);
  // A ring alone is a hint's.
  if (pose === SELECTED) context.fill();
  stroke(context, makeCss(isWrong ? glow : ringColour(palette), strength), width);
}

const ringColour = ({ isDark, thread, jade }: BoardPalette) => (isDark ? thread : jade);

/** Keyboard focus: four corners of ink apart from the tile, as no ring of a selected or a hinted tile looks; on the selected one the corners of its ring. */
function paintFocus(context: Context, scene: Scene, cell: number, marks: Marks): void {
  const { palette } = scene.atlas;
  const width = strokeWidth(scene);
  const isSelected = cell === marks.selected;
  const { left, top, ...box } = isSelected
    ? pieceBox(scene, cell, width * 0.4, SELECTED)
    : pieceBox(scene, cell, width * 1.5);
  context.beginPath();
  for (const across of [0, 1])
    for (const down of [0, 1]) {
      const x = left + across * box.width;
      const y = top + down * box.height;
      context.moveTo(x + (0.3 - 0.6 * across) * box.width, y);
      context.lineTo(x, y);
      context.lineTo(x, y + (0.3 - 0.6 * down) * box.width);
    }
  context.lineCap = 'round';
  stroke(context, makeCss(isSelected ? ringColour(palette) : palette.paper), width * 2.6);
  if (isSelected) return;
  stroke(context, makeCss(palette.ink), width);
}

type MarkOf<T extends BoardMark['type']> = Extract<BoardMark, { type: T }>;
type MarkPainter<T extends BoardMark['type']> = (
  context: Context,
  scene: Scene,
  mark: MarkOf<T>,
  marks: Marks,
) => void;

const PAINTERS: { readonly [T in BoardMark['type']]: MarkPainter<T> } = {
  region: paintRegion,
  cells: (context, scene, { cells, tone }) => {
    for (const cell of cells)
      paintFramed(context, scene, cell, FRAMES[tone ?? 'keeps'], tone === 'opens' || tone === 'bars');
  },
  bright: (context, scene, { cells }, { kindAt }) => {
    for (const cell of cells) if (kindAt(cell) > 0) drawTile(context, scene, cell, kindAt(cell), {});
  },
  ghost: paintGhost,
  pale: (context, scene, { cell, kind }) => drawTile(context, scene, cell, kind, { alpha: 0.5 }),
  faded: paintFaded,
  number: (context, scene, { cell, number }) => paintCorner(context, scene, cell, number),
  pair: (context, scene, { pair }, marks) => {
    for (const cell of pair) paintRaised(context, scene, cell, marks, HINTED);
  },
  guide: paintGuide,
  line: (context, scene, { line }) => paintLine(context, scene, line, 'jade'),
  'lost-line': (context, scene, { line }) => paintLine(context, scene, line, 'vermilion'),
  'kept-line': (context, scene, { line }) => paintLine(context, scene, line, 'jade', true),
  stuck: paintStuck,
  'barred-turn': (context, scene, { corners }) => paintTurns(context, scene, corners),
  cross: (context, scene, { cell }) => paintCross(context, scene, cell),
  examined: paintExamined,
  orders: paintOrders,
  edge: paintEdge,
  numbered: paintNumbered,
  tags: paintTags,
  path: paintPath,
};

function paintMark<T extends BoardMark['type']>(
  context: Context,
  scene: Scene,
  mark: MarkOf<T>,
  marks: Marks,
): void {
  const paint: MarkPainter<T> = PAINTERS[mark.type as T];
  paint(context, scene, mark, marks);
}

const FRAMES = { keeps: 'jade', loses: 'vermilion', opens: 'gold', bars: 'vermilion' } as const;

function paintFramed(
  context: Context,
  scene: Scene,
  cell: number,
  colour: 'jade' | 'vermilion' | 'gold',
  isDashed = false,
): void {
  const { palette } = scene.atlas;
  const width = strokeWidth(scene);
  tracePiece(context, scene, cell, 0);
  context.fillStyle = makeCss(palette[colour === 'jade' ? 'thread' : colour], 0.16);
  context.fill();
  tracePiece(context, scene, cell, width * 0.2);
  stroke(context, makeCss(palette[colour]), width, isDashed ? [width * 2, width] : []);
}

function paintGhost(context: Context, scene: Scene, { pair, kind, line }: MarkOf<'ghost'>): void {
  const width = strokeWidth(scene);
  traceLine(context, scene, line);
  stroke(context, makeCss(scene.atlas.palette.vermilion, 0.22), width * 4);
  paintLine(context, scene, line, 'vermilion');
  for (const cell of pair) {
    drawTile(context, scene, cell, kind, { alpha: 0.45 });
    tracePiece(context, scene, cell, 0);
    stroke(context, makeCss(scene.atlas.palette.vermilion, 0.95), width, [width * 1.8, width * 1.6]);
  }
}

/** Tiles that are not spoken of stay clear enough to be played. */
const VEIL = 0.25;

function paintFaded(context: Context, scene: Scene, { cells }: MarkOf<'faded'>): void {
  context.fillStyle = makeCss(scene.atlas.palette.paper, VEIL);
  for (const cell of cells) {
    tracePiece(context, scene, cell, 1);
    context.fill();
  }
}

/** Dims tiles by a veil in the colour of the paper; the paper beside them stays as it is, without an edge. */
function veilTiles(
  context: Context,
  scene: Scene,
  { kindAt }: Marks,
  isVeiled: (cell: number) => boolean,
  strength: number,
): void {
  const { layout, atlas } = scene;
  context.fillStyle = makeCss(atlas.palette.paper, strength);
  for (let cell = 0; cell < layout.columns * layout.rows; cell++) {
    if (kindAt(cell) <= 0 || !isVeiled(cell)) continue;
    tracePiece(context, scene, cell, 0.5);
    context.fill();
  }
}

/** The region stays clear in a frame that runs beside its tiles, while the other tiles are dimmed. */
function paintRegion(context: Context, scene: Scene, region: MarkOf<'region'>, marks: Marks): void {
  const { layout, atlas } = scene;
  const { left, top, cell, columns } = layout;
  const width = strokeWidth(scene);
  const { x, y, width: across, height: down } = region;
  const isIn = (place: number, first: number, length: number) => place >= first && place < first + length;
  const isOutside = (at: number) =>
    !isIn(at % columns, x, across) || !isIn(Math.floor(at / columns), y, down);
  veilTiles(context, scene, marks, isOutside, VEIL);
  const sides = [left + x * cell, top + y * cell, across * cell, down * cell] as const;
  context.beginPath();
  context.roundRect(...sides, cell * 0.16);
  stroke(context, makeCss(atlas.palette.thread, 0.28), width * 3);
  stroke(context, makeCss(ringColour(atlas.palette)), width * 1.2);
}

/** The distance from the middle of a tile at which a line begins, in cells: past its picture, and between two that touch a little is left. */
const RIM = 0.42;
const SHORT_RIM = 0.3;
/** From the faintest to the brightest and back. */
const BREATH_MS = 2_400;
export const BRIGHTEST_MS = BREATH_MS / 2;

/** A dotted thread on a pale ribbon, whose strength comes and goes. */
function paintGuide(context: Context, scene: Scene, { line, pair }: MarkOf<'guide'>, marks: Marks): void {
  const { layout, atlas } = scene;
  const strength = 0.75 - 0.25 * Math.cos((2 * Math.PI * marks.breathMs) / BREATH_MS);
  for (const cell of pair)
    if (cell !== marks.selected) paintRaised(context, scene, cell, marks, HINTED, strength);
  const places = traceLine(context, scene, line);
  const width = Math.max(3, layout.cell * 0.085);
  const colour = ringColour(atlas.palette);
  stroke(context, makeCss(colour, 0.2 * strength), width * 2.2);
  stroke(context, makeCss(colour, strength), width, [0, evenStep(places, width * 2.2)]);
}

/** Every tile but these under a veil of paper, and these in a frame. */
function paintStuck(context: Context, scene: Scene, { cells }: MarkOf<'stuck'>, marks: Marks): void {
  veilTiles(context, scene, marks, (cell) => !cells.includes(cell), 0.6);
  for (const cell of cells) paintFramed(context, scene, cell, 'vermilion');
}

/** Goes from rim to rim, never over a picture; between two tiles that touch it reaches into them, or it would not be seen. */
function traceLine(context: Context, { layout }: Scene, line: MarkOf<'line'>['line']) {
  const centres = line.map((point) => pointCentre(layout, point));
  const rim = (pathLength(centres) < layout.cell * 1.5 ? SHORT_RIM : RIM) * layout.cell;
  const places = trimmed(centres, rim, rim);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  for (const { x, y } of places) context.lineTo(x, y);
  return places;
}

function paintLine(
  context: Context,
  scene: Scene,
  line: MarkOf<'line'>['line'],
  colour: 'jade' | 'vermilion',
  isWhole = false,
): void {
  const width = strokeWidth(scene) * 1.5;
  traceLine(context, scene, line);
  // On an edge of paper, which parts it from the tiles and from other lines.
  stroke(context, makeCss(scene.atlas.palette.paper, 0.85), width * 2);
  const dash = isWhole ? [] : [width * 0.1, width * 2.2];
  stroke(context, makeCss(scene.atlas.palette[colour]), width, dash);
}
