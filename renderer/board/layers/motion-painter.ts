import { curveOf } from '../../theme/curves.ts';
import { MOTION } from '../../theme/motion.ts';
import { easeIn, progress } from '../../viewport/easing.ts';
import { pointCentre } from '../../viewport/layout.ts';
import type { CanvasSize, PaintContext as Context } from '../stage/paint-context.ts';
import { type Colour, makeCss, mixColours, WHITE } from '../tiles/colour.ts';
import { comboLook } from './combo-look.ts';
import type { NudgeMotion, RingMotion, SlideMotion, TakenMotion } from './motions.ts';
import { type FadeMotion, landingCell, type Motion } from './motions.ts';
import type { Pose, Scene } from './scene.ts';
import { drawTile, tracePiece } from './scene.ts';
import type { Place } from './thread.ts';
import { heatColour, paintBarred, paintThread } from './thread-painter.ts';

/** Flecks of light that a vanishing tile leaves, and how far they fly, in cells. */
const FLECKS = 7;
const FLECK_REACH = 0.62;
/** The width of a rim, in cells. */
const RIM = 0.06;
/** A fallen tile bounces this high, and one of a deal is put down from this height, in cells. */
const BOUNCE = 0.06;
const LAID_FROM = 0.5;
/** A tile that is in the way gives by this much, in cells. */
const NUDGE = 0.06;
/** Each ring of a tile reaches this far beyond the one within it, and the innermost begins here, in cells. */
const RING_STEP = 0.3;
const RING_START = 0.52;

/** A scene and the canvas that its motions are drawn on. */
export interface MovingScene extends Scene {
  readonly size: CanvasSize;
}

type MotionPainter<M extends Motion> = (
  context: Context,
  scene: MovingScene,
  motion: M,
  elapsedMs: number,
) => void;

const PAINTERS: { readonly [T in Motion['type']]: MotionPainter<Extract<Motion, { type: T }>> } = {
  thread: paintThread,
  taken: paintTaken,
  ring: paintRings,
  slide: paintSlide,
  barred: paintBarred,
  nudge: paintNudge,
  shake: paintShake,
  leave: paintLeave,
  arrive: paintArrive,
  lay: paintLay,
};

/** The curves of the table, by the movement's name. */
const ALONG = {
  fall: curveOf(MOTION.fall.curve),
  land: curveOf(MOTION.land.curve),
  glide: curveOf(MOTION.glide.curve),
  lift: curveOf(MOTION.lift.curve),
  ring: curveOf(MOTION.ring.curve),
  arrive: curveOf(MOTION.arrive.curve),
  lay: curveOf(MOTION.lay.curve),
  nudge: curveOf(MOTION.nudge.curve),
};

/** Draws one motion as it is `elapsedMs` after its own start (negative while it waits). */
export function paintMotion(context: Context, scene: MovingScene, motion: Motion, elapsedMs: number): void {
  const paint = PAINTERS[motion.type] as MotionPainter<Motion>;
  paint(context, scene, motion, motion.isReversed ? motion.durationMs - elapsedMs : elapsedMs);
}

/** Returns the offset of a sliding tile from the cell where it will rest, in cells. */
export function slideOffset(motion: SlideMotion, columns: number, elapsedMs: number): Place {
  const ownMs = motion.isReversed ? motion.durationMs - elapsedMs : elapsedMs;
  const { x, y } = offsetFromEnd(motion, columns, ownMs);
  const rest = vector(columns, landingCell(motion) ?? motion.to, motion.to);
  return { x: x + rest.x, y: y + rest.y };
}

/** Returns its offset from the cell that it slides to when it is not played backwards. */
function offsetFromEnd(motion: SlideMotion, columns: number, elapsedMs: number): Place {
  const way = vector(columns, motion.to, motion.from);
  const left = motion.style === 'glide' ? glideLeft(motion, elapsedMs) : fallLeft(motion, elapsedMs, way);
  return { x: way.x * left, y: way.y * left };
}

function glideLeft({ durationMs }: SlideMotion, elapsedMs: number): number {
  return 1 - ALONG.glide(progress(elapsedMs, durationMs));
}

/** It gathers speed, lands, and bounces a little; played backwards it only rises. */
function fallLeft({ durationMs, isReversed }: SlideMotion, elapsedMs: number, way: Place): number {
  const fallingMs = durationMs - MOTION.land.ms;
  if (elapsedMs < fallingMs) return 1 - ALONG.fall(progress(elapsedMs, fallingMs));
  if (isReversed) return 0;
  const landed = ALONG.land(progress(elapsedMs - fallingMs, MOTION.land.ms));
  return (BOUNCE * Math.sin(Math.PI * landed)) / Math.max(1, Math.hypot(way.x, way.y));
}

/** From one cell to another, in cells. */
function vector(columns: number, from: number, to: number): Place {
  return {
    x: (to % columns) - (from % columns),
    y: Math.floor(to / columns) - Math.floor(from / columns),
  };
}

function paintTaken(context: Context, scene: Scene, motion: TakenMotion, elapsedMs: number): void {
  const lift = ALONG.lift(progress(elapsedMs - motion.liftAtMs, MOTION.thread.ms * 0.6));
  const vanish = progress(elapsedMs - MOTION.thread.ms, MOTION.lift.ms);
  const pose = {
    dy: -0.05 * lift - 0.05 * vanish,
    scale: 1 + 0.07 * lift + 0.1 * ALONG.lift(vanish) - 0.25 * easeIn(vanish),
    glow: Math.min(0.9, 0.16 * lift + 0.9 * ALONG.lift(vanish)),
    alpha: 1 - easeIn(vanish),
  };
  const colour = heatColour(scene.atlas.palette, comboLook(motion.combo).warmth);
  if (pose.alpha > 0) {
    drawTile(context, scene, motion.cell, motion.kind, pose);
    if (motion.combo > 1) paintRim(context, scene, motion.cell, pose, colour);
  }
  if (vanish > 0 && vanish < 1) paintFlecks(context, scene, motion.cell, vanish, colour);
}

/** The rim of a lifted tile of a combo, in the colour of its thread. */
function paintRim(context: Context, scene: Scene, cell: number, pose: Pose, colour: Colour): void {
  const width = Math.max(1.5, RIM * scene.layout.cell);
  context.globalAlpha = pose.alpha ?? 1;
  context.strokeStyle = makeCss(colour);
  context.lineWidth = width;
  tracePiece(context, scene, cell, width / 2, pose);
  context.stroke();
  context.globalAlpha = 1;
}

function paintFlecks(context: Context, scene: Scene, cell: number, share: number, colour: Colour): void {
  const { layout, atlas } = scene;
  const centre = centreOf(scene, cell);
  const flown = FLECK_REACH * ALONG.lift(share);
  const size = layout.cell * 0.05 * (1 - 0.6 * share);
  context.globalAlpha = 0.75 * (1 - share);
  context.fillStyle = makeCss(mixColours(colour, WHITE, atlas.palette.isDark ? 0.45 : 0.1));
  context.beginPath();
  for (let fleck = 0; fleck < FLECKS; fleck++) {
    const angle = ((fleck + (cell % 5) / 5) / FLECKS) * Math.PI * 2;
    const reach = (0.3 + flown * (0.6 + 0.4 * ((fleck * 0.618) % 1))) * layout.cell;
    const [x, y] = [centre.x + Math.cos(angle) * reach, centre.y + Math.sin(angle) * reach];
    context.moveTo(x + size, y);
    context.arc(x, y, size, 0, Math.PI * 2);
  }
  context.fill();
  context.globalAlpha = 1;
}

/** Rings begin one after another at the tile's edge, widen and thin out; none leaves the canvas, which would cut it. */
function paintRings(
  context: Context,
  scene: MovingScene,
  { cell, combo }: RingMotion,
  elapsedMs: number,
): void {
  const { rings, warmth, isMilestone } = comboLook(combo);
  const { x, y } = centreOf(scene, cell);
  const side = scene.layout.cell;
  const room = Math.min(x, y, scene.size.width - x, scene.size.height - y);
  context.strokeStyle = makeCss(heatColour(scene.atlas.palette, Math.max(0.35, warmth)));
  for (let ring = 0; ring < rings; ring++) {
    const share = progress(elapsedMs - (ring / rings) * MOTION.ring.spreadMs, MOTION.ring.ms);
    if (share <= 0 || share >= 1) continue;
    const reach = RING_START + RING_STEP * (ring + 1) * (isMilestone ? 1.5 : 1) * ALONG.ring(share);
    context.lineWidth = Math.max(1, side * (isMilestone ? 0.05 : 0.035) * (1 - 0.5 * share));
    const radius = Math.min(reach * side, room - context.lineWidth / 2);
    if (radius <= 0) continue;
    context.globalAlpha = (0.85 * (1 - share)) / (1 + 0.5 * ring);
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.stroke();
  }
  context.globalAlpha = 1;
}

function paintSlide(context: Context, scene: Scene, motion: SlideMotion, elapsedMs: number): void {
  const { x, y } = offsetFromEnd(motion, scene.layout.columns, elapsedMs);
  drawTile(context, scene, motion.to, motion.kind, { dx: x, dy: y });
}

/** A tile of a wrong pair swings with a ring around it, which fades as it comes to rest. */
function paintShake(context: Context, scene: Scene, motion: FadeMotion, elapsedMs: number): void {
  const share = progress(elapsedMs, motion.durationMs);
  const swing = Math.sin(share * Math.PI * 5) * (1 - share) * 0.075;
  const pose = { dx: swing, dy: -0.02 };
  drawTile(context, scene, motion.cell, motion.kind, pose);
  const width = Math.min(4, Math.max(1.5, scene.layout.cell * 0.045));
  tracePiece(context, scene, motion.cell, width * 0.4, pose);
  context.strokeStyle = makeCss(scene.atlas.palette.vermilion, 1 - easeIn(share));
  context.lineWidth = width;
  context.stroke();
}

/** Out and back along one half of a wave. */
function paintNudge(context: Context, scene: Scene, motion: NudgeMotion, elapsedMs: number): void {
  const away = NUDGE * Math.sin(Math.PI * ALONG.nudge(progress(elapsedMs, motion.durationMs)));
  const [x, y] = motion.towards;
  drawTile(context, scene, motion.cell, motion.kind, { dx: x * away, dy: y * away });
}

function paintLeave(context: Context, scene: Scene, motion: FadeMotion, elapsedMs: number): void {
  const gone = easeIn(progress(elapsedMs, motion.durationMs));
  drawTile(context, scene, motion.cell, motion.kind, { scale: 1 - 0.2 * gone, alpha: 1 - gone });
}

function paintArrive(context: Context, scene: Scene, motion: FadeMotion, elapsedMs: number): void {
  if (elapsedMs <= 0) return;
  const share = progress(elapsedMs, motion.durationMs);
  drawTile(context, scene, motion.cell, motion.kind, {
    scale: 0.8 + 0.2 * ALONG.arrive(share),
    dy: -0.08 * (1 - share),
    alpha: progress(share, 0.5),
  });
}

function paintLay(context: Context, scene: Scene, motion: FadeMotion, elapsedMs: number): void {
  if (elapsedMs <= 0) return;
  const share = progress(elapsedMs, motion.durationMs);
  const above = 1 - ALONG.lay(share);
  drawTile(context, scene, motion.cell, motion.kind, {
    dy: -LAID_FROM * above,
    scale: 1 + 0.12 * above,
    alpha: progress(share, 0.4),
  });
}

function centreOf({ layout }: Scene, cell: number): Place {
  return pointCentre(layout, [cell % layout.columns, Math.floor(cell / layout.columns)]);
}
