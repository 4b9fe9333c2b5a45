import { easeOut, progress } from '../board/motion/easing.ts';
import { type Frame, middleOf, type Spot } from './framing.ts';
import { type BoardLayout, cellRectangle, type Rectangle, type Viewport } from './layout.ts';
import {
  atRest,
  between,
  firstSight,
  isCramped,
  nextStop,
  panned,
  resized,
  revealed,
  wholeBoard,
  zoomed,
} from './zoom.ts';

/** After so long without a further turn of the wheel the board is drawn sharp. */
const REST_MS = 140;
const GLIDE_MS = 220;

/** What can be done to the size at which the board is seen. */
export interface ZoomState {
  /** The whole board is too small to play with ease. */
  readonly isCramped: boolean;
  readonly canZoomIn: boolean;
  readonly canZoomOut: boolean;
}

/**
 * Which part of the board is seen, and how large. While it moves, `onMove` hears of layouts between device pixels; when it
 * has come to rest, of one that is sharp.
 */
export class Lens {
  layout: BoardLayout;
  private frame: Frame;
  private isStill = false;
  private readonly isWholeOnly: boolean;
  private readonly onMove: (isAtRest: boolean) => void;
  private anchor: Spot = { x: 0, y: 0 };
  private timer: ReturnType<typeof setTimeout> | undefined;
  private frameRequest = 0;
  /** Where a glide goes; what comes meanwhile goes on from there. */
  private target: BoardLayout | null = null;

  /** `isWholeOnly`: a picture to be looked at, which is never zoomed. */
  constructor(columns: number, rows: number, isWholeOnly: boolean, onMove: (isAtRest: boolean) => void) {
    this.frame = { columns, rows, viewport: { width: 0, height: 0, pixelRatio: 1 } };
    this.isWholeOnly = isWholeOnly;
    this.onMove = onMove;
    this.layout = wholeBoard(this.frame);
  }

  setViewport(viewport: Viewport): void {
    const before = this.frame.viewport;
    const from = this.halt();
    this.frame = { ...this.frame, viewport };
    this.layout = before.width === 0 ? this.first() : resized(this.frame, from, before);
    this.onMove(true);
  }

  /** Another board is seen as if it were opened. */
  setSize(columns: number, rows: number): void {
    if (columns === this.frame.columns && rows === this.frame.rows) return;
    this.halt();
    this.frame = { ...this.frame, columns, rows };
    this.layout = this.first();
    this.onMove(true);
  }

  reduceMotion(isStill: boolean): void {
    this.isStill = isStill;
    if (isStill && this.target !== null) this.jump(this.halt());
  }

  state(): ZoomState {
    const { cell } = this.target ?? this.layout;
    const cramped = this.canZoom();
    return {
      isCramped: cramped,
      canZoomIn: cramped && nextStop(this.frame, { ...this.layout, cell }, 'in') > cell,
      canZoomOut: cramped && cell > wholeBoard(this.frame).cell,
    };
  }

  middle(): Spot {
    return middleOf(this.frame.viewport);
  }

  /** Whether all of a cell is in the window. */
  isSeen(cell: number): boolean {
    const { x, y, width } = cellRectangle(this.layout, cell);
    const { viewport } = this.frame;
    return x >= 0 && y >= 0 && x + width <= viewport.width && y + width <= viewport.height;
  }

  /** A wheel or two fingers: at once, and sharp when they rest. */
  zoomBy(factor: number, spot: Spot): void {
    if (!this.canZoom()) return;
    const from = this.halt();
    this.anchor = spot;
    this.layout = zoomed(this.frame, from, from.cell * factor, spot);
    this.settleSoon();
    this.onMove(false);
  }

  panBy(dx: number, dy: number): void {
    if (!this.canZoom()) return;
    const isAtRest = this.timer === undefined && this.target === null;
    const from = this.halt();
    this.layout = panned(this.frame, from, dx, dy);
    if (isAtRest && this.layout.left === from.left && this.layout.top === from.top) return;
    if (!isAtRest) {
      this.anchor = middleOf(this.frame.viewport);
      this.settleSoon();
    }
    this.onMove(isAtRest);
  }

  /** Keys and buttons: one step, seen as it goes. */
  step(direction: 'in' | 'out', spot: Spot = middleOf(this.frame.viewport)): void {
    if (!this.canZoom()) return;
    const from = this.target ?? this.layout;
    const cell = nextStop(this.frame, from, direction);
    if (cell !== from.cell) this.glide(atRest(this.frame, zoomed(this.frame, from, cell, spot), spot));
  }

  showWhole(): void {
    if (this.canZoom()) this.glide(wholeBoard(this.frame));
  }

  /** Brings a part of the board, in cells, into view; so large that it can be told apart, if it `isRead`. */
  reveal(part: Rectangle, isRead = false): void {
    if (!this.canZoom() || this.frame.viewport.width === 0) return;
    const from = this.target ?? this.layout;
    const to = revealed(this.frame, from, part, isRead);
    if (to.cell !== from.cell || to.left !== from.left || to.top !== from.top) this.glide(to);
  }

  destroy(): void {
    this.halt();
  }

  private canZoom(): boolean {
    return !this.isWholeOnly && isCramped(wholeBoard(this.frame));
  }

  private first(): BoardLayout {
    return this.isWholeOnly ? wholeBoard(this.frame) : firstSight(this.frame);
  }

  private glide(to: BoardLayout): void {
    this.halt();
    if (this.isStill) {
      this.jump(to);
      return;
    }
    const from = this.layout;
    const startedAt = performance.now();
    this.target = to;
    const step = () => {
      const share = progress(performance.now() - startedAt, GLIDE_MS);
      if (share === 1) {
        this.jump(to);
        return;
      }
      this.layout = between(from, to, easeOut(share));
      this.frameRequest = requestAnimationFrame(step);
      this.onMove(false);
    };
    this.frameRequest = requestAnimationFrame(step);
  }

  private jump(to: BoardLayout): void {
    this.target = null;
    this.layout = to;
    this.onMove(true);
  }

  private settleSoon(): void {
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.jump(atRest(this.frame, this.layout, this.anchor));
    }, REST_MS);
  }

  /** Ends whatever moves by itself, and answers what is seen now. */
  private halt(): BoardLayout {
    cancelAnimationFrame(this.frameRequest);
    clearTimeout(this.timer);
    this.timer = undefined;
    this.target = null;
    return this.layout;
  }
}
