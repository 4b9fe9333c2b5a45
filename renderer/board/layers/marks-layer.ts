import type { StageLayers } from '../stage/stage-layers.ts';
import type { Marks } from './marks-painter.ts';
import { BRIGHTEST_MS, paintMarks } from './marks-painter.ts';
import type { Scene } from './scene.ts';

/** A slow change needs no more pictures than these. */
const BREATH_STEP_MS = 50;

/** Selection, hover, focus and what a screen marks: drawn again when one of them changes. */
export class MarksLayer {
  readonly #stage: StageLayers;
  #marks: Marks;
  #scene: Scene | null = null;
  #isStill = false;
  #breath: ReturnType<typeof setInterval> | undefined;

  constructor(stage: StageLayers, tiles: Pick<Marks, 'kindAt' | 'isMoving'>) {
    this.#stage = stage;
    this.#marks = { selected: null, hovered: null, focused: null, shown: [], ...tiles, breathMs: 0 };
    stage.setPainter('marks', (context) => {
      if (this.#scene !== null) paintMarks(context, this.#scene, this.#marks);
    });
  }

  get focused(): number | null {
    return this.#marks.focused;
  }

  /** Tiles of these cells have come to rest. */
  settle(cells: readonly number[]): void {
    if (this.#marks.selected !== null && cells.includes(this.#marks.selected)) this.draw();
  }

  setScene(scene: Scene): void {
    this.#scene = scene;
    this.draw();
  }

  update(change: Partial<Pick<Marks, 'selected' | 'hovered' | 'focused' | 'shown'>>): void {
    this.#marks = { ...this.#marks, ...change };
    this.#breathe();
    this.draw();
  }

  /** Marks that breathe stand, at their brightest. */
  reduceMotion(isStill: boolean): void {
    this.#isStill = isStill;
    this.#breathe();
    this.draw();
  }

  stop(): void {
    clearInterval(this.#breath);
    this.#breath = undefined;
  }

  /** Draws again and again while a mark breathes, and only then. */
  #breathe(): void {
    const isBreathing = !this.#isStill && this.#marks.shown.some(({ type }) => type === 'guide');
    if (!isBreathing) {
      this.stop();
      this.#marks = { ...this.#marks, breathMs: BRIGHTEST_MS };
    } else if (this.#breath === undefined) {
      const since = performance.now();
      this.#breath = setInterval(() => {
        this.#marks = { ...this.#marks, breathMs: performance.now() - since };
        this.draw();
      }, BREATH_STEP_MS);
    }
  }

  /** Tiles under the marks are others now. */
  draw(): void {
    if (this.#scene !== null) this.#stage.draw('marks');
  }
}
