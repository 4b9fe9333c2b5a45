import { easeOut, progress } from './easing.ts';
import { type Frame, middleOf, type Spot, snapped } from './framing.ts';
import { type BoardLayout, cellRectangle, type Rectangle, type Viewport } from './layout.ts';
import { needsOverview, type SeenPart, visiblePartOf } from './overview.ts';
import {
  atRest,
  between,
  initialLayout,
  isCramped,
  needsButtons,
  nextStop,
  panned,
  readableCell,
  resized,
  revealed,
  rimOf,
  wholeBoard,
  zoomed,
} from './zoom.ts';
import { NO_CORNER, type ZoomRules } from './zoom-rules.ts';

/** After so long without a further turn of the wheel the board is drawn sharp. */
const REST_MS = 140;
const GLIDE_MS = 220;

/** The zoom commands that are possible now. */
export interface ZoomState {
  /** The whole board is too small to be used with ease. */
  readonly isCramped: boolean;
  readonly canZoomIn: boolean;
  readonly canZoomOut: boolean;
  /** The buttons for the size are of use. */
  readonly hasButtons: boolean;
  /** A small map of the board is of use. */
  readonly hasOverview: boolean;
  /** 1 for the whole board. */
  readonly zoom: number;
}

/** On its way (`isAtRest` is false) or where it stays. */
type MoveListener = (isAtRest: boolean) => void;

/**
 * Which part of a board is seen, and how large: one for the game, the editor and pictures, by the rules of each.
 * While it moves, listeners are called with layouts between device pixels; when it has come to rest, with one on
 * whole pixels.
 */
export class Camera {
  layout: BoardLayout;
  readonly #rules: ZoomRules;
  #frame: Frame;
  /** The size of the cells before it was rounded to device pixels, so that small steps add up. */
  #exactCell: number;
  #isStill = false;
  readonly #listeners = new Set<MoveListener>();
  #anchor: Spot = { x: 0, y: 0 };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #frameRequest = 0;
  /** The layout at which a glide ends; a command during the glide starts from it. */
  #target: BoardLayout | null = null;

  constructor(columns: number, rows: number, rules: ZoomRules) {
    this.#rules = rules;
    this.#frame = { columns, rows, viewport: { width: 0, height: 0, pixelRatio: 1 }, rules };
    this.layout = wholeBoard(this.#frame);
    this.#exactCell = this.layout.cell;
  }

  /** Calls the listener whenever the board is seen elsewhere or in another size, until the returned function is called. */
  onMove(listener: MoveListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  setRoom(viewport: Viewport): void {
    const before = this.#frame.viewport;
    // A glide under way ends at its target, as far as the new room allows.
    const from = this.#target ?? this.layout;
    this.#halt();
    this.#frame = { ...this.#frame, viewport };
    this.#jump(before.width === 0 ? initialLayout(this.#frame) : resized(this.#frame, from, before));
  }

  /** Another board is seen as if it were opened; of one that grew (`isSame`) the whole stays whole, else its cells stay as large. */
  setSize(columns: number, rows: number, isSame = false): void {
    if (columns === this.#frame.columns && rows === this.#frame.rows) return;
    const from = this.#halt();
    const wasWhole = from.cell <= wholeBoard(this.#frame).cell;
    this.#frame = { ...this.#frame, columns, rows };
    if (!isSame) this.#jump(initialLayout(this.#frame));
    else if (wasWhole) this.#jump(wholeBoard(this.#frame));
    else this.#jump(atRest(this.#frame, { ...from, columns, rows }, this.middle()));
  }

  /** While nothing lies in the corner, a board that is seen whole takes that room as well. */
  freeCorner(isFree: boolean): void {
    if (isFree === (this.#frame.rules !== this.#rules)) return;
    const isWhole = (this.#target ?? this.layout).cell <= wholeBoard(this.#frame).cell;
    const rules = isFree ? { ...this.#rules, corner: NO_CORNER, hasOverview: false } : this.#rules;
    this.#frame = { ...this.#frame, rules };
    if (!isWhole || this.#frame.viewport.width === 0) return;
    this.#halt();
    this.#jump(wholeBoard(this.#frame));
  }

  reduceMotion(isStill: boolean): void {
    this.#isStill = isStill;
    if (isStill && this.#target !== null) this.#jump(this.#halt());
  }

  state(): ZoomState {
    const cell = this.#target?.cell ?? this.#exactCell;
    const whole = wholeBoard(this.#frame).cell;
    const cramped = this.#canZoom();
    const hasButtons = needsButtons(this.#frame);
    return {
      isCramped: cramped,
      canZoomIn: cramped && nextStop(this.#frame, { ...this.layout, cell }, 'in') > cell,
      canZoomOut: cramped && cell > whole,
      hasButtons,
      hasOverview: hasButtons && this.#frame.rules.hasOverview && needsOverview(this.#frame, cell),
      zoom: cell / whole,
    };
  }

  middle(): Spot {
    return middleOf(this.#frame.viewport);
  }

  /** Returns whether all of a cell is in the window. */
  isSeen(cell: number): boolean {
    const { x, y, width } = cellRectangle(this.layout, cell);
    const { viewport } = this.#frame;
    return x >= 0 && y >= 0 && x + width <= viewport.width && y + width <= viewport.height;
  }

  /** A wheel or two fingers: at once, and sharp when they rest. */
  zoomBy(factor: number, spot: Spot = this.middle()): void {
    if (!this.#canZoom()) return;
    const from = this.#halt();
    this.#anchor = spot;
    const wanted = zoomed(this.#frame, from, this.#exactCell * factor, spot);
    this.#exactCell = wanted.cell;
    if (this.#frame.rules.isAlwaysSharp) {
      this.#move(atRest(this.#frame, wanted, spot), true);
      return;
    }
    this.#settleSoon();
    this.#move(wanted, false);
  }

  panBy(dx: number, dy: number): void {
    if (!this.#canZoom()) return;
    const isAtRest = this.#timer === undefined && this.#target === null;
    const from = this.#halt();
    const to = this.#sharpened(panned(this.#frame, from, dx, dy));
    const isPinned =
      from.cell <= wholeBoard(this.#frame).cell || (to.left === from.left && to.top === from.top);
    if (isAtRest && isPinned) return;
    if (!isAtRest) {
      this.#anchor = this.middle();
      this.#settleSoon();
    }
    this.#move(to, isAtRest);
  }

  /** Keys and buttons: one stop, seen as it goes. */
  step(direction: 'in' | 'out', spot: Spot = this.middle()): void {
    if (!this.#canZoom()) return;
    const from = this.#target ?? this.layout;
    const cell = nextStop(this.#frame, from, direction);
    if (cell !== from.cell) this.#glide(atRest(this.#frame, zoomed(this.#frame, from, cell, spot), spot));
  }

  showWhole(): void {
    if (this.#canZoom()) this.#glide(wholeBoard(this.#frame));
  }

  /** Brings a part of the board, in cells, into view; so large that it can be told apart, if it `isRead`. */
  reveal(part: Rectangle, isRead = false): void {
    if (!this.#canZoom() || this.#frame.viewport.width === 0) return;
    const from = this.#target ?? this.layout;
    const to = this.#sharpened(revealed(this.#frame, from, part, isRead));
    if (to.cell === from.cell && to.left === from.left && to.top === from.top) return;
    // A part that is only pushed into view keeps what it was zoomed to.
    if (to.cell === from.cell && this.#frame.rules.isAlwaysSharp) this.#move(to, true);
    else this.#glide(to);
  }

  /** Brings a place of the board, in cells, into the middle as far as the edges let it; readable, if the whole was seen. */
  lookAt(column: number, row: number): void {
    if (!this.#canZoom()) return;
    const from = this.#halt();
    const isWhole = from.cell <= wholeBoard(this.#frame).cell;
    const near = isWhole ? zoomed(this.#frame, from, readableCell(this.#frame)) : from;
    const { x, y } = this.middle();
    const [dx, dy] = [x - (near.left + column * near.cell), y - (near.top + row * near.cell)];
    this.#jump(atRest(this.#frame, panned(this.#frame, near, dx, dy), this.middle()));
  }

  /** Returns the part of the board that its small map marks as seen. */
  visiblePart(): SeenPart {
    return visiblePartOf(this.layout, this.#frame.viewport, rimOf(this.#frame, this.layout.cell));
  }

  /** Nothing moves any more. */
  stop(): void {
    this.#halt();
  }

  #canZoom(): boolean {
    return isCramped(this.#frame.rules, wholeBoard(this.#frame));
  }

  #glide(to: BoardLayout): void {
    this.#halt();
    if (this.#isStill || this.#frame.rules.isAlwaysSharp) {
      this.#jump(to);
      return;
    }
    const from = this.layout;
    const startedAt = performance.now();
    this.#target = to;
    const step = () => {
      const share = progress(performance.now() - startedAt, GLIDE_MS);
      if (share === 1) {
        this.#jump(to);
        return;
      }
      this.#frameRequest = requestAnimationFrame(step);
      const layout = between(from, to, easeOut(share));
      this.#exactCell = layout.cell;
      this.#move(layout, false);
    };
    this.#frameRequest = requestAnimationFrame(step);
  }

  #jump(to: BoardLayout): void {
    this.#target = null;
    this.#exactCell = to.cell;
    this.#move(to, true);
  }

  #sharpened(layout: BoardLayout): BoardLayout {
    const { rules, viewport } = this.#frame;
    if (!rules.isAlwaysSharp) return layout;
    return { ...layout, left: snapped(layout.left, viewport), top: snapped(layout.top, viewport) };
  }

  #move(to: BoardLayout, isAtRest: boolean): void {
    this.layout = to;
    for (const listener of this.#listeners) listener(isAtRest);
  }

  #settleSoon(): void {
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#jump(atRest(this.#frame, this.layout, this.#anchor));
    }, REST_MS);
  }

  /** Ends whatever moves by itself, and answers what is seen now. */
  #halt(): BoardLayout {
    if (this.#target !== null) cancelAnimationFrame(this.#frameRequest);
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#target = null;
    return this.layout;
  }
}
