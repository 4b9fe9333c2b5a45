import type { Point } from '../../../core/board/board.ts';
import { curveOf } from '../../theme/curves.ts';
import { MOTION } from '../../theme/motion.ts';
import { easeIn, progress } from '../../viewport/easing.ts';
import { pointCentre } from '../../viewport/layout.ts';
import type { PaintContext } from '../stage/paint-context.ts';
import { type Colour, makeCss, mixColours, WHITE } from '../tiles/colour.ts';
import type { BoardPalette } from '../tiles/palette.ts';
import { comboLook } from './combo-look.ts';
import type { BarredMotion, ThreadMotion } from './motions.ts';
import { type Pose, type Scene, SELECTED, tracePiece } from './scene.ts';
import { type Place, pathUntil, trimmed } from './thread.ts';

/** A thread of a combo begins so much cooler than it ends. */
const COOLER_START = 0.4;

/** From jade over gold to ember. */
export function heatColour(palette: BoardPalette, warmth: number): Colour {
  if (warmth <= 0.5) return mixColours(palette.thread, palette.gold, Math.max(0, warmth) * 2);
  return mixColours(palette.gold, palette.ember, warmth * 2 - 1);
}

/** The thread of a link, or of a line that is only shown, as it is after some time. */
export function paintThread(
  context: PaintContext,
  scene: Scene,
  motion: ThreadMotion,
  elapsedMs: number,
): void {
  const isStill = motion.style === 'still';
  const run = isStill ? 1 : RUN(progress(elapsedMs, MOTION.thread.ms));
  const fadeMs = MOTION.lift.ms;
  const fade = isStill ? 0 : progress(elapsedMs - (motion.durationMs - fadeMs), fadeMs);
  const look = lookOf(context, scene, motion);
  const path = run < 1 ? pathUntil(look.places, run) : look.places;
  context.globalAlpha = 1 - easeIn(fade);
  strokeThread(context, path, look, 1 - 0.5 * fade);
  const end = path.at(-1);
  if (end !== undefined && run < 1) paintHead(context, end, look.head);
  context.globalAlpha = 1;
}

const RUN = curveOf(MOTION.thread.curve);
/** The thread of a blocked pair stops this far from the middle of its tiles, its bead from that of the barring one, in cells. */
const FROM_TILE = 0.44;
const FROM_BARRIER = 0.54;

/**
 * The way of a blocked pair as it is after some time: its thread runs to the bead, the rest of the way stands as dots. Both tiles wear
 * its colour, and so does the one in the way; the second one is the next pick.
 */
export function paintBarred(
  context: PaintContext,
  scene: Scene,
  motion: BarredMotion,
  elapsedMs: number,
): void {
  const { layout, atlas } = scene;
  const isStill = motion.style === 'still';
  const run = isStill ? 1 : RUN(progress(elapsedMs, MOTION.thread.ms));
  const dimmed = isStill ? 0 : progress(elapsedMs - (motion.durationMs - MOTION.dim.ms), MOTION.dim.ms);
  const places = motion.line.map((point) => pointCentre(layout, point));
  const free = trimmed(places.slice(0, motion.at + 1), FROM_TILE * layout.cell, FROM_BARRIER * layout.cell);
  const rest = trimmed(places.slice(motion.at), FROM_BARRIER * layout.cell, FROM_BARRIER * layout.cell);
  const { vermilion } = atlas.palette;
  const width = Math.min(4, Math.max(2.5, layout.cell * 0.055));
  const strength = 1 - easeIn(dimmed);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  const rims: readonly [Point | undefined, Pose][] = [
    [motion.line[0], {}],
    [motion.line.at(-1), SELECTED],
    [run === 1 ? motion.line[motion.at] : undefined, {}],
  ];
  context.lineWidth = width;
  context.strokeStyle = makeCss(vermilion, strength);
  for (const [point, pose] of rims) {
    if (point === undefined) continue;
    tracePiece(context, scene, point[1] * layout.columns + point[0], width * 0.4, pose);
    context.stroke();
  }
  if (run === 1) strokePath(context, rest, makeCss(vermilion, 0.6 * strength), width * 0.7, [0, width * 2.6]);
  const path = pathUntil(free, run);
  strokePath(context, path, makeCss(vermilion, 0.22 * strength), width * 3);
  strokePath(context, path, makeCss(vermilion, strength), width);
  const bead = path.at(-1);
  if (bead === undefined) return;
  context.beginPath();
  context.arc(bead.x, bead.y, width * 1.7, 0, Math.PI * 2);
  context.fillStyle = makeCss(vermilion, strength);
  context.fill();
  context.strokeStyle = makeCss(atlas.palette.paper, strength);
  context.lineWidth = Math.max(1, width * 0.5);
  context.stroke();
}

function strokePath(
  context: PaintContext,
  path: readonly Place[],
  style: string,
  width: number,
  dash: readonly number[] = [],
): void {
  context.beginPath();
  for (const { x, y } of path) context.lineTo(x, y);
  context.strokeStyle = style;
  context.lineWidth = width;
  context.setLineDash([...dash]);
  context.stroke();
  context.setLineDash([]);
}

/** The properties of a thread that are the same in all of its frames. */
interface ThreadLook {
  readonly places: readonly Place[];
  readonly strokes: readonly Stroke[];
  readonly head: HeadLook;
}

interface Stroke {
  readonly width: number;
  readonly style: string | CanvasGradient;
}

/** A light around the origin. */
interface HeadLook {
  readonly radius: number;
  readonly light: CanvasGradient;
}

const looks = new WeakMap<ThreadMotion, { readonly scene: Scene; readonly look: ThreadLook }>();

function lookOf(context: PaintContext, scene: Scene, motion: ThreadMotion): ThreadLook {
  const known = looks.get(motion);
  if (known?.scene === scene) return known.look;
  const look = makeLook(context, scene, motion);
  looks.set(motion, { scene, look });
  return look;
}

function makeLook(context: PaintContext, scene: Scene, motion: ThreadMotion): ThreadLook {
  const { layout, atlas } = scene;
  const { thickness, warmth } = comboLook(motion.combo);
  const [start, end] = [heatColour(atlas.palette, warmth - COOLER_START), heatColour(atlas.palette, warmth)];
  const places = motion.line.map((point) => pointCentre(layout, point));
  const width = Math.min(9, Math.max(2, layout.cell * 0.075)) * thickness;
  const paint = (mix: (colour: Colour) => Colour, alpha: number) =>
    threadPaint(context, places, mix(start), mix(end), alpha);
  return {
    places,
    strokes: strokesOf(width, { isDark: atlas.palette.isDark, warmth }, paint),
    head: makeHead(context, Math.min(30, layout.cell * 0.3) * Math.sqrt(thickness), end),
  };
}

const AS_IT_IS = (colour: Colour) => colour;
const BRIGHTER = (colour: Colour) => mixColours(colour, WHITE, 0.7);

/** A wide glow, wider with the combo, the thread itself, and a bright core. */
function strokesOf(
  width: number,
  { isDark, warmth }: { readonly isDark: boolean; readonly warmth: number },
  paint: (mix: (colour: Colour) => Colour, alpha: number) => string | CanvasGradient,
): Stroke[] {
  // A long combo lights the board far around its thread, ever fainter.
  const halo = warmth > 0.25 ? [{ width: width * (4.2 + 2.8 * warmth), style: paint(AS_IT_IS, 0.07) }] : [];
  return [
    ...halo,
    { width: width * 4.2, style: paint(AS_IT_IS, isDark ? 0.14 : 0.13) },
    { width: width * 2.5, style: paint(AS_IT_IS, isDark ? 0.26 : 0.24) },
    { width: width * 1.15, style: paint(AS_IT_IS, 1) },
    { width: width * 0.36, style: paint(BRIGHTER, 0.75) },
  ];
}

/** One colour where both ends have it, else from the first tile's to the second's. */
function threadPaint(
  context: PaintContext,
  places: readonly Place[],
  start: Colour,
  end: Colour,
  alpha: number,
): string | CanvasGradient {
  const [first, last] = [places[0], places.at(-1)];
  if (first === undefined || last === undefined || start.every((part, index) => part === end[index]))
    return makeCss(end, alpha);
  const gradient = context.createLinearGradient(first.x, first.y, last.x, last.y);
  gradient.addColorStop(0, makeCss(start, alpha));
  gradient.addColorStop(1, makeCss(end, alpha));
  return gradient;
}

function makeHead(context: PaintContext, radius: number, colour: Colour): HeadLook {
  const light = context.createRadialGradient(0, 0, 0, 0, 0, radius);
  light.addColorStop(0, makeCss(WHITE, 0.95));
  light.addColorStop(0.25, makeCss(mixColours(colour, WHITE, 0.4), 0.8));
  light.addColorStop(1, makeCss(colour, 0));
  return { radius, light };
}

function strokeThread(
  context: PaintContext,
  path: readonly Place[],
  { strokes }: ThreadLook,
  thickness: number,
): void {
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  for (const { x, y } of path) context.lineTo(x, y);
  for (const { width, style } of strokes) {
    context.lineWidth = width * thickness;
    context.strokeStyle = style;
    context.stroke();
  }
}

function paintHead(context: PaintContext, { x, y }: Place, { radius, light }: HeadLook): void {
  context.translate(x, y);
  context.fillStyle = light;
  context.beginPath();
  context.arc(0, 0, radius, 0, Math.PI * 2);
  context.fill();
  context.translate(-x, -y);
}
