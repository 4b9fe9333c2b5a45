import type { Point } from '../../../core/board/board.ts';
import { easeIn, easeOut, easeOutBack, progress } from '../../viewport/easing.ts';
import { pointCentre } from '../../viewport/layout.ts';
import type { Scene } from '../scene.ts';
import { drawTile } from '../scene.ts';
import type { PaintContext as Context } from '../stage/paint-context.ts';
import { makeCss, mixColours, WHITE } from '../tiles/colour.ts';
import type { FadeMotion, Motion, SlideMotion, TakenMotion, ThreadMotion } from './motions.ts';
import { RUN_MS, VANISH_MS } from './motions.ts';
import type { Place } from './thread.ts';
import { pathUntil } from './thread.ts';

/** Flecks of light that a vanishing tile leaves, and how far they fly, in cells. */
const FLECKS = 7;
const FLECK_REACH = 0.62;

type MotionPainter<M extends Motion> = (context: Context, scene: Scene, motion: M, elapsedMs: number) => void;

const PAINTERS: { readonly [T in Motion['type']]: MotionPainter<Extract<Motion, { type: T }>> } = {
  thread: paintThread,
  taken: paintTaken,
  slide: paintSlide,
  shake: paintShake,
  leave: paintLeave,
  arrive: paintArrive,
};

/** Draws one motion as it is `elapsedMs` after its own start (negative while it waits). */
export function paintMotion(context: Context, scene: Scene, motion: Motion, elapsedMs: number): void {
  const paint = PAINTERS[motion.type] as MotionPainter<Motion>;
  paint(context, scene, motion, elapsedMs);
}

/** How far a sliding tile still is from where it goes, in cells. */
export function slideOffset(motion: SlideMotion, columns: number, elapsedMs: number): Place {
  const left = 1 - easeOut(progress(elapsedMs, motion.durationMs));
  const x = (motion.from % columns) - (motion.to % columns);
  const y = Math.floor(motion.from / columns) - Math.floor(motion.to / columns);
  return { x: x * left, y: y * left };
}

function paintTaken(context: Context, scene: Scene, motion: TakenMotion, elapsedMs: number): void {
  const lift = easeOut(progress(elapsedMs - motion.liftAtMs, RUN_MS * 0.6));
  const vanish = progress(elapsedMs - RUN_MS, VANISH_MS);
  const pose = {
    dy: -0.05 * lift - 0.05 * vanish,
    scale: 1 + 0.07 * lift + 0.1 * easeOut(vanish) - 0.25 * easeIn(vanish),
    glow: Math.min(0.9, 0.16 * lift + 0.9 * easeOut(vanish)),
    alpha: 1 - easeIn(vanish),
  };
  if (pose.alpha > 0) drawTile(context, scene, motion.cell, motion.kind, pose);
  if (vanish > 0 && vanish < 1) paintFlecks(context, scene, motion.cell, vanish);
}

function paintFlecks(context: Context, scene: Scene, cell: number, share: number): void {
  const { layout, atlas } = scene;
  const { columns } = layout;
  const centre = pointCentre(layout, [cell % columns, Math.floor(cell / columns)]);
  const light = mixColours(atlas.palette.thread, WHITE, atlas.palette.isDark ? 0.45 : 0.1);
  context.fillStyle = makeCss(light, 0.75 * (1 - share));
  for (let fleck = 0; fleck < FLECKS; fleck++) {
    const angle = ((fleck + (cell % 5) / 5) / FLECKS) * Math.PI * 2;
    const reach = (0.3 + FLECK_REACH * (0.6 + 0.4 * ((fleck * 0.618) % 1)) * easeOut(share)) * layout.cell;
    const size = layout.cell * 0.05 * (1 - 0.6 * share);
    context.beginPath();
    context.arc(centre.x + Math.cos(angle) * reach, centre.y + Math.sin(angle) * reach, size, 0, Math.PI * 2);
    context.fill();
  }
}

function paintSlide(context: Context, scene: Scene, motion: SlideMotion, elapsedMs: number): void {
  const { x, y } = slideOffset(motion, scene.layout.columns, elapsedMs);
  drawTile(context, scene, motion.to, motion.kind, { dx: x, dy: y });
}

function paintShake(context: Context, scene: Scene, motion: FadeMotion, elapsedMs: number): void {
  const share = progress(elapsedMs, motion.durationMs);
  const swing = Math.sin(share * Math.PI * 5) * (1 - share) * 0.075;
  drawTile(context, scene, motion.cell, motion.kind, { dx: swing, dy: -0.02 });
}

function paintLeave(context: Context, scene: Scene, motion: FadeMotion, elapsedMs: number): void {
  const gone = easeIn(progress(elapsedMs, motion.durationMs));
  drawTile(context, scene, motion.cell, motion.kind, { scale: 1 - 0.2 * gone, alpha: 1 - gone });
}

function paintArrive(context: Context, scene: Scene, motion: FadeMotion, elapsedMs: number): void {
  if (elapsedMs <= 0) return;
  const share = progress(elapsedMs, motion.durationMs);
  drawTile(context, scene, motion.cell, motion.kind, {
    scale: 0.8 + 0.2 * easeOutBack(share),
    dy: -0.08 * (1 - share),
    alpha: progress(share, 0.5),
  });
}

function paintThread(context: Context, scene: Scene, motion: ThreadMotion, elapsedMs: number): void {
  const isStill = motion.style === 'still';
  const run = isStill ? 1 : easeOut(progress(elapsedMs, RUN_MS)) * 0.35 + progress(elapsedMs, RUN_MS) * 0.65;
  const fadeMs = isStill ? 0 : VANISH_MS;
  const fade = fadeMs === 0 ? 0 : progress(elapsedMs - (motion.durationMs - fadeMs), fadeMs);
  const path = pathUntil(placesOf(scene, motion.line), run);
  context.globalAlpha = 1 - easeIn(fade);
  strokeThread(context, scene, path, 1 - 0.5 * fade);
  const head = path.at(-1);
  if (head !== undefined && run < 1) paintHead(context, scene, head);
  context.globalAlpha = 1;
}

/** A wide glow, the jade thread, and a bright core. */
function strokeThread(context: Context, scene: Scene, path: readonly Place[], thickness: number): void {
  const { palette } = scene.atlas;
  const width = Math.min(9, Math.max(2, scene.layout.cell * 0.075)) * thickness;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  for (const { x, y } of path) context.lineTo(x, y);
  const strokes = [
    { width: width * 4.2, colour: makeCss(palette.thread, palette.isDark ? 0.14 : 0.13) },
    { width: width * 2.5, colour: makeCss(palette.thread, palette.isDark ? 0.26 : 0.24) },
    { width: width * 1.15, colour: makeCss(palette.thread) },
    { width: width * 0.36, colour: makeCss(mixColours(palette.thread, WHITE, 0.7), 0.75) },
  ];
  for (const stroke of strokes) {
    context.lineWidth = stroke.width;
    context.strokeStyle = stroke.colour;
    context.stroke();
  }
}

function paintHead(context: Context, scene: Scene, { x, y }: Place): void {
  const { palette } = scene.atlas;
  const radius = Math.min(30, scene.layout.cell * 0.3);
  const light = context.createRadialGradient(x, y, 0, x, y, radius);
  light.addColorStop(0, makeCss(WHITE, 0.95));
  light.addColorStop(0.25, makeCss(mixColours(palette.thread, WHITE, 0.4), 0.8));
  light.addColorStop(1, makeCss(palette.thread, 0));
  context.fillStyle = light;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}

function placesOf({ layout }: Scene, line: readonly Point[]): Place[] {
  return line.map((point) => pointCentre(layout, point));
}
