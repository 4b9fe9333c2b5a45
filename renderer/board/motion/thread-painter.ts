import type { Point } from '../../../core/board/board.ts';
import { curveOf } from '../../theme/curves.ts';
import { MOTION } from '../../theme/motion.ts';
import { easeIn, progress } from '../../viewport/easing.ts';
import { pointCentre } from '../../viewport/layout.ts';
import type { Scene } from '../scene.ts';
import type { PaintContext } from '../stage/paint-context.ts';
import { type Colour, makeCss, mixColours, WHITE } from '../tiles/colour.ts';
import type { BoardPalette } from '../tiles/palette.ts';
import { comboLook } from './combo-look.ts';
import type { ThreadMotion } from './motions.ts';
import { type Place, pathUntil } from './thread.ts';

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
  const run = isStill ? 1 : curveOf(MOTION.thread.curve)(progress(elapsedMs, MOTION.thread.ms));
  const fadeMs = MOTION.lift.ms;
  const fade = isStill ? 0 : progress(elapsedMs - (motion.durationMs - fadeMs), fadeMs);
  const places = placesOf(scene, motion.line);
  const path = pathUntil(places, run);
  const { thickness, warmth } = comboLook(motion.combo);
  const colours = {
    start: heatColour(scene.atlas.palette, warmth - COOLER_START),
    end: heatColour(scene.atlas.palette, warmth),
  };
  context.globalAlpha = 1 - easeIn(fade);
  strokeThread(context, scene, path, {
    thickness: thickness * (1 - 0.5 * fade),
    paint: (mix, alpha) => threadPaint(context, places, mix(colours.start), mix(colours.end), alpha),
  });
  const head = path.at(-1);
  if (head !== undefined && run < 1) paintHead(context, scene, head, colours.end, thickness);
  context.globalAlpha = 1;
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

interface Strokes {
  readonly thickness: number;
  readonly paint: (mix: (colour: Colour) => Colour, alpha: number) => string | CanvasGradient;
}

const AS_IT_IS = (colour: Colour) => colour;
const BRIGHTER = (colour: Colour) => mixColours(colour, WHITE, 0.7);

/** A wide glow, the thread itself, and a bright core. */
function strokeThread(
  context: PaintContext,
  scene: Scene,
  path: readonly Place[],
  { thickness, paint }: Strokes,
): void {
  const { isDark } = scene.atlas.palette;
  const width = Math.min(9, Math.max(2, scene.layout.cell * 0.075)) * thickness;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  for (const { x, y } of path) context.lineTo(x, y);
  const strokes = [
    { width: width * 4.2, style: paint(AS_IT_IS, isDark ? 0.14 : 0.13) },
    { width: width * 2.5, style: paint(AS_IT_IS, isDark ? 0.26 : 0.24) },
    { width: width * 1.15, style: paint(AS_IT_IS, 1) },
    { width: width * 0.36, style: paint(BRIGHTER, 0.75) },
  ];
  for (const stroke of strokes) {
    context.lineWidth = stroke.width;
    context.strokeStyle = stroke.style;
    context.stroke();
  }
}

function paintHead(
  context: PaintContext,
  scene: Scene,
  { x, y }: Place,
  colour: Colour,
  thickness: number,
): void {
  const radius = Math.min(30, scene.layout.cell * 0.3) * Math.sqrt(thickness);
  const light = context.createRadialGradient(x, y, 0, x, y, radius);
  light.addColorStop(0, makeCss(WHITE, 0.95));
  light.addColorStop(0.25, makeCss(mixColours(colour, WHITE, 0.4), 0.8));
  light.addColorStop(1, makeCss(colour, 0));
  context.fillStyle = light;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}

function placesOf({ layout }: Scene, line: readonly Point[]): Place[] {
  return line.map((point) => pointCentre(layout, point));
}
