import type { Point, Shape } from '../../../../core/board/board.ts';
import { StageLayers } from '../../../board/stage/stage-layers.ts';
import { type BoardPalette, readPalette } from '../../../board/tiles/palette.ts';
import type { Camera } from '../../../viewport/camera.ts';
import type { Spot } from '../../../viewport/framing.ts';
import type { Viewport } from '../../../viewport/layout.ts';
import { textScale } from '../../../viewport/surroundings.ts';
import { DrawingPainter } from './drawing-painter.ts';
import { NO_OVERLAY, type Overlay, paintOverlay } from './overlay.ts';

/**
 * The layers of a drawing on the board: its cells, and in the layer of marks everything that is only shown.
 */
export class DrawingLayers {
  readonly stage: StageLayers;
  readonly #camera: Camera;
  readonly #painter: DrawingPainter;
  #shape: Shape;
  #overlay: Overlay = NO_OVERLAY;
  #palette: BoardPalette | null = null;
  /** The size of text as a multiple of the usual one: rulers and handles grow with it. */
  scale = 1;

  /** Its cells are painted when the camera first reports where they lie (`rebuild`). */
  constructor(shape: Shape, camera: Camera, room: Viewport) {
    this.#shape = shape;
    this.#camera = camera;
    this.stage = new StageLayers(room);
    this.#painter = new DrawingPainter();
    this.stage.setPainter('marks', (context) => {
      if (this.#palette === null) return;
      paintOverlay(
        context,
        camera.layout,
        this.#palette,
        this.#overlay,
        this.#painter.spritesNow(),
        this.scale,
      );
    });
  }

  setRoom(room: Viewport): void {
    this.scale = textScale();
    if (this.stage.resize(room)) this.#camera.setRoom(room);
  }

  /** Shows a drawing; only what changed is painted. */
  setShape(shape: Shape): void {
    const before = this.#shape;
    if (before === shape) return;
    this.#shape = shape;
    if (before.width !== shape.width || before.height !== shape.height) {
      this.#camera.setSize(shape.width, shape.height, true);
      return;
    }
    this.stage.paintTiles((context) => this.#painter.paintChange(context, before, shape));
  }

  /** Drawn with the next frame: a mouse sends several places before it. */
  setOverlay(overlay: Partial<Overlay>): void {
    this.#overlay = { ...this.#overlay, ...overlay };
    this.stage.drawSoon('marks');
  }

  /** In the colours that an element has now. */
  setLook(element: HTMLElement): void {
    this.#palette = readPalette(element);
    this.rebuild();
  }

  /** The column and row under a place of the element; it may lie beside the drawing. */
  pointAt({ x, y }: Spot): Point {
    const { left, top, cell } = this.#camera.layout;
    return [Math.floor((x - left) / cell), Math.floor((y - top) / cell)];
  }

  /** Paints everything, where the camera sees it. */
  rebuild(): void {
    if (!this.stage.isSized || this.#palette === null) return;
    const palette = this.#palette;
    this.stage.paintTiles((context) => {
      this.#painter.prepare(context.canvas.width, context.canvas.height, this.#camera.layout, palette);
      this.#painter.paintAll(context, this.#shape);
    });
    this.stage.drawSoon('marks');
  }
}
