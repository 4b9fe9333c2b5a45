import { progress } from '../../viewport/easing.ts';
import type { CanvasSize, PaintContext } from '../stage/paint-context.ts';
import type { StageLayers } from '../stage/stage-layers.ts';
import { type MovingScene, paintMotion, slideOffset } from './motion-painter.ts';
import { departureCell, landingCell, type Motion, type SlideMotion } from './motions.ts';
import type { Scene } from './scene.ts';
import type { Place } from './thread.ts';

/** A little less than two frames of a usual screen: what is asked for after it comes with the second one, or at once. */
const TWO_FRAMES_MS = 30;

interface Running {
  readonly motion: Motion;
  readonly startedAt: number;
  /** The offset of a tile that another slide caught on its way, in cells from where this slide begins. */
  readonly caughtAt?: Place;
}

/**
 * Everything that moves: drawn each frame while something does and not at all otherwise. The loop is our own: Konva's
 * animations ask for their drawing in one frame and draw in the next.
 */
export class MotionLayer {
  readonly #stage: StageLayers;
  #running: Running[] = [];
  #scene: Scene | null = null;
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #isSparing: boolean;
  readonly #onSettled: (cells: readonly number[]) => void;

  /**
   * `onSettled`: tiles of these cells have arrived and belong to the tiles at rest from now on. `isSparing`: only every
   * second frame is drawn, for what is a decoration.
   */
  constructor(
    stage: StageLayers,
    onSettled: (cells: readonly number[]) => void,
    { isSparing }: { readonly isSparing: boolean },
  ) {
    this.#stage = stage;
    this.#onSettled = onSettled;
    this.#isSparing = isSparing;
    stage.setPainter('motion', (context, size) => this.#paint(context, size, performance.now()));
  }

  setScene(scene: Scene): void {
    this.#scene = scene;
    if (this.#running.length > 0) this.#stage.draw('motion');
  }

  /** Cells whose tile is on its way and must not be shown at rest. */
  concealed(): Set<number> {
    return new Set(this.#running.flatMap(({ motion }) => landingCell(motion) ?? []));
  }

  play(motions: readonly Motion[]): void {
    const now = performance.now();
    const started = motions.map((motion) => this.#start(motion, now));
    this.#dropOvertaken(motions);
    // Rings lie above tiles, and threads above all.
    this.#running = [...this.#running, ...started].sort((a, b) => rank(a.motion) - rank(b.motion));
    this.#stage.draw('motion');
    this.#schedule();
  }

  /** Everything arrives at once. */
  finish(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.#frame = 0;
    const ended = this.#running;
    this.#running = [];
    if (ended.length === 0) return;
    this.#stage.draw('motion');
    this.#settle(ended);
  }

  #start(motion: Motion, now: number): Running {
    const startedAt = now + motion.delayMs;
    if (motion.type !== 'slide') return { motion, startedAt };
    const caughtAt = this.#placeOnTheWay(motion, now);
    return caughtAt === undefined ? { motion, startedAt } : { motion, startedAt, caughtAt };
  }

  #placeOnTheWay(next: SlideMotion, now: number): Place | undefined {
    for (const { motion, startedAt } of this.#running) {
      if (motion.type !== 'slide' || landingCell(motion) !== departureCell(next) || this.#scene === null)
        continue;
      return slideOffset(motion, this.#scene.layout.columns, now - startedAt);
    }
    return undefined;
  }

  /** A tile that is taken or slides on no longer arrives where it was going. */
  #dropOvertaken(motions: readonly Motion[]): void {
    const left = new Set(motions.map(departureCell));
    this.#running = this.#running.filter(({ motion }) => {
      const landing = landingCell(motion);
      return landing === null || !left.has(landing);
    });
  }

  readonly #step = (): void => {
    this.#frame = 0;
    const now = performance.now();
    const isOver = ({ motion, startedAt }: Running) => now >= startedAt + motion.durationMs;
    const ended = this.#running.filter(isOver);
    this.#running = this.#running.filter((running) => !isOver(running));
    this.#settle(ended);
    this.#stage.draw('motion');
    this.#schedule();
  };

  /** Frames while something moves; a single wake-up when only still lines wait for their end. */
  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.#running.length === 0 || this.#frame !== 0) return;
    if (this.#running.some(({ motion }) => !isStill(motion))) {
      if (this.#isSparing) this.#timer = setTimeout(this.#askForFrame, TWO_FRAMES_MS);
      else this.#askForFrame();
      return;
    }
    const ends = this.#running.map(({ motion, startedAt }) => startedAt + motion.durationMs);
    this.#timer = setTimeout(this.#step, Math.ceil(Math.min(...ends) - performance.now()) + 1);
  }

  readonly #askForFrame = (): void => {
    this.#frame = requestAnimationFrame(this.#step);
  };

  #settle(ended: readonly Running[]): void {
    const cells = ended.flatMap(({ motion }) => landingCell(motion) ?? []);
    if (cells.length > 0) this.#onSettled(cells);
  }

  #paint(context: PaintContext, size: CanvasSize, now: number): void {
    if (this.#scene === null) return;
    const scene = { ...this.#scene, size };
    for (const running of this.#running) {
      const elapsedMs = now - running.startedAt;
      if (running.caughtAt === undefined) paintMotion(context, scene, running.motion, elapsedMs);
      else paintCaught(context, scene, running.motion, elapsedMs, running.caughtAt);
    }
  }
}

/** A slide that began where another one left its tile. */
function paintCaught(
  context: PaintContext,
  scene: MovingScene,
  motion: Motion,
  elapsedMs: number,
  caughtAt: Place,
): void {
  const reach = scene.layout.cell * (1 - progress(elapsedMs, motion.durationMs));
  context.save();
  context.translate(caughtAt.x * reach, caughtAt.y * reach);
  paintMotion(context, scene, motion, elapsedMs);
  context.restore();
}

function isStill(motion: Motion): boolean {
  return (motion.type === 'thread' || motion.type === 'barred') && motion.style === 'still';
}

const RANKS: Partial<Record<Motion['type'], number>> = { ring: 1, thread: 2, barred: 2 };

function rank({ type }: Motion): number {
  return RANKS[type] ?? 0;
}
