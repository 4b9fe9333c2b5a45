import { Layer } from 'konva/lib/Layer.js';
import { Shape as StageShape } from 'konva/lib/Shape.js';
import { Stage } from 'konva/lib/Stage.js';
import { Image as StageImage } from 'konva/lib/shapes/Image.js';
import type { Point, Shape } from '../../../../core/board/board.ts';
import { type BoardPalette, readPalette } from '../../../board/tiles/palette.ts';
import { type Camera, layoutSeen, WHOLE } from '../../../viewport/camera.ts';
import type { Spot } from '../../../viewport/framing.ts';
import { type BoardLayout, layoutBoard, type Viewport } from '../../../viewport/layout.ts';
import { DrawingBitmap } from './drawing-bitmap.ts';
import { NO_OVERLAY, type Overlay, paintOverlay } from './overlay.ts';

/** The picture of a drawing: its cells as one bitmap, and over it all that is only shown. It knows no tools. */
export class DrawingView {
  private readonly container: HTMLDivElement;
  private readonly stage: Stage;
  private readonly bitmap = new DrawingBitmap();
  private readonly cellsLayer = new Layer({ listening: false });
  private readonly overlayLayer = new Layer({ listening: false });
  private readonly image: StageImage;
  private shape: Shape;
  private overlay: Overlay = NO_OVERLAY;
  private viewport: Viewport = { width: 0, height: 0, pixelRatio: 1 };
  private camera: Camera = WHOLE;
  private layout: BoardLayout;
  private palette: BoardPalette;

  constructor(container: HTMLDivElement, shape: Shape) {
    this.container = container;
    this.shape = shape;
    this.palette = readPalette(container);
    this.layout = layoutBoard(shape.width, shape.height, this.viewport);
    this.stage = new Stage({ container, width: 1, height: 1, listening: false });
    this.image = new StageImage({ image: this.bitmap.canvas, listening: false });
    this.cellsLayer.add(this.image);
    this.overlayLayer.add(
      new StageShape({
        listening: false,
        perfectDrawEnabled: false,
        // Konva's context passes these calls and properties on to the canvas.
        sceneFunc: ({ _context }) =>
          paintOverlay(_context, this.layout, this.palette, this.overlay, this.bitmap.spritesNow()),
      }),
    );
    this.stage.add(this.cellsLayer, this.overlayLayer);
  }

  /** Fills its container anew: after its size or the screen's pixel ratio changed. */
  resize(viewport: Viewport): void {
    if (viewport.width <= 0 || viewport.height <= 0) return;
    this.viewport = viewport;
    const { width, height, pixelRatio } = viewport;
    for (const layer of this.stage.getLayers()) layer.getCanvas().setPixelRatio(pixelRatio);
    this.stage.size({ width, height });
    this.rebuild();
  }

  /** Looks at another part, or from nearer or further. */
  setCamera(camera: Camera): void {
    if (camera === this.camera) return;
    this.camera = camera;
    this.rebuild();
  }

  /** Shows a drawing; only what changed is painted. */
  setShape(shape: Shape): void {
    const before = this.shape;
    if (before === shape) return;
    this.shape = shape;
    if (before.width !== shape.width || before.height !== shape.height) {
      this.rebuild();
      return;
    }
    this.bitmap.paintChange(before, shape);
    this.cellsLayer.draw();
  }

  setOverlay(overlay: Partial<Overlay>): void {
    this.overlay = { ...this.overlay, ...overlay };
    this.overlayLayer.batchDraw();
  }

  refreshTheme(): void {
    this.palette = readPalette(this.container);
    this.rebuild();
  }

  /** The column and row under a place of the container; it may lie beside the drawing. */
  pointAt({ x, y }: Spot): Point {
    const { left, top, cell } = this.layout;
    return [Math.floor((x - left) / cell), Math.floor((y - top) / cell)];
  }

  viewportNow(): Viewport {
    return this.viewport;
  }

  layoutNow(): BoardLayout {
    return this.layout;
  }

  destroy(): void {
    this.stage.destroy();
  }

  private rebuild(): void {
    const { width, height, pixelRatio } = this.viewport;
    if (width === 0) return;
    const { width: columns, height: rows } = this.shape;
    this.layout = layoutSeen({ columns, rows, viewport: this.viewport }, this.camera);
    const pixels = { width: Math.floor(width * pixelRatio), height: Math.floor(height * pixelRatio) };
    this.bitmap.prepare(pixels.width, pixels.height, this.layout, this.palette);
    this.bitmap.paintAll(this.shape);
    this.image.size({ width: pixels.width / pixelRatio, height: pixels.height / pixelRatio });
    this.cellsLayer.draw();
    this.overlayLayer.batchDraw();
  }
}
