import { Konva } from 'konva/lib/Global.js';
import { Layer } from 'konva/lib/Layer.js';
import { Stage } from 'konva/lib/Stage.js';
import { Image as StageImage } from 'konva/lib/shapes/Image.js';
import type { Board, Point } from '../../core/board/board.ts';
import type { GameEvent } from '../../core/game/game.ts';
import type { Viewport } from '../viewport/layout.ts';
import { cellAt } from '../viewport/layout.ts';
import { Lens } from '../viewport/lens.ts';
import type { BoardHint } from './board-props.ts';
import { MarksLayer } from './marks-layer.ts';
import { diffBoards, isSameShape } from './motion/board-diff.ts';
import { MotionLayer } from './motion/motion-layer.ts';
import type { Motion } from './motion/motions.ts';
import { planMotions, planStill, SHAKE_MS, SHOWN_LINE_MS } from './motion/motions.ts';
import type { Scene } from './scene.ts';
import type { BoardPalette } from './tiles/palette.ts';
import { readPalette } from './tiles/palette.ts';
import { TileAtlas } from './tiles/tile-atlas.ts';
import type { TilePictures } from './tiles/tile-pictures.ts';
import { TilesBitmap } from './tiles/tiles-bitmap.ts';

// Each drawing here is asked for; Konva would add one of its own for every size and image that is set.
Konva.autoDrawEnabled = false;

/** How often each layer was drawn: the tiles only when the board changes, whatever moves above them. */
export interface DrawCounts {
  readonly tiles: number;
  readonly marks: number;
  readonly motion: number;
}

export interface BoardViewOptions {
  readonly pictures: TilePictures;
  readonly isWholeOnly: boolean;
  readonly onMove: (isAtRest: boolean) => void;
}

/**
 * The picture of a board: tiles at rest as one bitmap, marks above them, and all that moves on top. It shows what it is
 * told and knows no rules; a new state may come at any time, also while the last one is still being played.
 */
export class BoardView {
  private readonly container: HTMLDivElement;
  private readonly pictures: TilePictures;
  private readonly stage: Stage;
  private readonly bitmap = new TilesBitmap();
  private readonly tilesLayer = new Layer({ listening: false });
  private readonly tilesImage: StageImage;
  private readonly marks = new MarksLayer();
  private readonly motion = new MotionLayer((cells) => this.repaint(new Set(cells)));
  private readonly counts = { tiles: 0, marks: 0, motion: 0 };
  /** Which part of the board is seen, and how large. */
  readonly lens: Lens;
  private board: Board;
  private viewport: Viewport = { width: 0, height: 0, pixelRatio: 1 };
  private palette: BoardPalette;
  private scene: Scene;
  private isStill = false;

  /** `onMove`: the board is seen elsewhere or in another size, on its way there or at rest. */
  constructor(container: HTMLDivElement, board: Board, { pictures, isWholeOnly, onMove }: BoardViewOptions) {
    this.container = container;
    this.pictures = pictures;
    this.board = board;
    this.palette = readPalette(container);
    this.lens = new Lens(board.width, board.height, isWholeOnly, (isAtRest) => {
      this.rebuild(isAtRest);
      onMove(isAtRest);
    });
    this.scene = this.makeScene();
    this.stage = new Stage({ container, width: 1, height: 1, listening: false });
    this.tilesImage = new StageImage({ image: this.bitmap.canvas, listening: false });
    this.tilesLayer.add(this.tilesImage);
    this.stage.add(this.tilesLayer, this.marks.layer, this.motion.layer);
    this.tilesLayer.on('draw', () => this.counts.tiles++);
    this.marks.layer.on('draw', () => this.counts.marks++);
    this.motion.layer.on('draw', () => this.counts.motion++);
    this.marks.update({ kindAt: (cell) => this.kindAt(cell) });
  }

  /** Fills its container anew: after its size or the screen's pixel ratio changed. */
  resize(viewport: Viewport): void {
    const { width, height, pixelRatio } = viewport;
    const isSame =
      width === this.viewport.width &&
      height === this.viewport.height &&
      pixelRatio === this.viewport.pixelRatio;
    if (isSame || width <= 0 || height <= 0) return;
    this.viewport = viewport;
    for (const layer of this.stage.getLayers()) layer.getCanvas().setPixelRatio(pixelRatio);
    this.stage.size({ width: wholePixels(width, pixelRatio), height: wholePixels(height, pixelRatio) });
    this.bitmap.resize(Math.floor(width * pixelRatio), Math.floor(height * pixelRatio));
    this.tilesImage.size({
      width: this.bitmap.canvas.width / pixelRatio,
      height: this.bitmap.canvas.height / pixelRatio,
    });
    this.lens.setViewport(viewport);
  }

  /** Shows a board at once. */
  setBoard(board: Board): void {
    this.motion.finish();
    const isSameSize = this.board.width === board.width && this.board.height === board.height;
    this.board = board;
    if (isSameSize) this.repaint(null);
    else this.lens.setSize(board.width, board.height);
  }

  /** Plays the step from the board shown to the next one, which is the board from now on. */
  play(board: Board, events: readonly GameEvent[]): void {
    if (events.length === 0 || !isSameShape(this.board, board)) {
      this.setBoard(board);
      return;
    }
    const before = this.board;
    const change = diffBoards(before, board, events);
    const concealedBefore = this.motion.concealed();
    this.board = board;
    this.motion.play(this.isStill ? planStill(events) : planMotions(board, change, events));
    const dirty = new Set<number>([...concealedBefore, ...this.motion.concealed()]);
    for (const { cell } of [...change.gone, ...change.come]) dirty.add(cell);
    for (const { from, to } of change.moved) dirty.add(from).add(to);
    this.repaint(dirty);
    this.marks.update({});
  }

  select(cell: number | null): void {
    this.marks.update({ selected: cell });
  }

  hover(cell: number | null): void {
    this.marks.update({ hovered: cell });
  }

  focus(cell: number | null): void {
    this.marks.update({ focused: cell });
  }

  hint(hint: BoardHint | null): void {
    this.marks.update({ hint });
  }

  shake(a: number, b: number): void {
    if (this.isStill) return;
    const motions = [a, b]
      .filter((cell) => this.kindAt(cell) > 0)
      .map(
        (cell): Motion => ({
          type: 'shake',
          cell,
          kind: this.kindAt(cell),
          delayMs: 0,
          durationMs: SHAKE_MS,
        }),
      );
    this.motion.play(motions);
    this.repaint(new Set([a, b]));
  }

  showLine(line: readonly Point[]): void {
    const style = this.isStill ? 'still' : 'run';
    this.motion.play([{ type: 'thread', line, style, delayMs: 0, durationMs: SHOWN_LINE_MS }]);
  }

  /** Paused: nothing of the board is painted, and what was moving has arrived when it comes back. */
  hide(isHidden: boolean): void {
    this.motion.finish();
    this.container.hidden = isHidden;
  }

  reduceMotion(isStill: boolean): void {
    this.isStill = isStill;
    this.lens.reduceMotion(isStill);
    if (isStill) this.motion.finish();
  }

  refreshTheme(): void {
    this.palette = readPalette(this.container);
    this.rebuild(true);
  }

  /** The cell under a place of the container, in CSS pixels, or null beside the board. */
  cellAt(x: number, y: number): number | null {
    return cellAt(this.scene.layout, x, y);
  }

  kindAt(cell: number): number {
    return this.board.cells[cell] ?? 0;
  }

  layout(): Scene['layout'] {
    return this.scene.layout;
  }

  drawCounts(): DrawCounts {
    return { ...this.counts };
  }

  destroy(): void {
    this.motion.finish();
    this.lens.destroy();
    this.stage.destroy();
  }

  /** Painting an atlas is the dear part: one of the same size and theme is kept, and while the size changes, any. */
  private makeScene(known?: TileAtlas, isAtRest = true): Scene {
    const { layout } = this.lens;
    const cell = Math.max(1, Math.round(layout.cell * layout.pixelRatio));
    const isUsable = known?.palette === this.palette && (known.shape.cell === cell || !isAtRest);
    return { layout, atlas: isUsable ? known : new TileAtlas(cell, this.palette, this.pictures) };
  }

  private rebuild(isAtRest: boolean): void {
    this.scene = this.makeScene(this.scene.atlas, isAtRest);
    this.repaint(null);
    this.marks.setScene(this.scene);
    this.motion.setScene(this.scene);
  }

  private repaint(dirty: ReadonlySet<number> | null): void {
    if (this.viewport.width === 0) return;
    const concealed = this.motion.concealed();
    if (dirty === null) this.bitmap.paintAll(this.board, concealed, this.scene);
    else if (dirty.size > 0) this.bitmap.paintCells(dirty, this.board, concealed, this.scene);
    else return;
    this.tilesLayer.draw();
  }
}

/** A length that is whole device pixels, else the canvas would be stretched to fit and lose its edge. */
function wholePixels(length: number, pixelRatio: number): number {
  // The hundredth keeps a quotient that is not exact from being floored to a pixel less.
  return (Math.floor(length * pixelRatio) + 0.01) / pixelRatio;
}
