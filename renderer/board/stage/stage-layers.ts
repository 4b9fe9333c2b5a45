import { Konva } from 'konva/lib/Global.js';
import type { Layer } from 'konva/lib/Layer.js';
import type { Stage } from 'konva/lib/Stage.js';
import type { Viewport } from '../../viewport/layout.ts';
import type { Painter } from './paint-context.ts';

// Every drawing is requested here. Konva would request one of its own, a frame late, for every attribute that is set.
Konva.autoDrawEnabled = false;

/** From the bottom to the top. */
export type LayerName = 'tiles' | 'marks' | 'motion';

/** A layer that is cleared and painted anew each time it is drawn. */
type PaintedLayer = Exclude<LayerName, 'tiles'>;

/** Changes what the layer of tiles shows; coordinates are device pixels. */
export type TilesPainter = (context: CanvasRenderingContext2D) => void;

/**
 * The nodes of a declared stage (board-stage.tsx), by reference: what changes between renders, size, pixel ratio and
 * pictures, is set on them, and a layer is drawn at once and only on request. No frame does work in React.
 *
 * The layer of tiles is the one that keeps what was painted on it: a change paints only the cells that it touched.
 */
export class StageLayers {
  readonly #painters = new Map<PaintedLayer, Painter>();
  readonly #layers = new Map<LayerName, Layer>();
  readonly #contexts = new Map<LayerName, CanvasRenderingContext2D>();
  #stage: Stage | null = null;
  /** The changes that are still to be painted when the layer of tiles is drawn next. */
  #changes: TilesPainter[] = [];
  #room: Viewport = { width: 0, height: 0, pixelRatio: 1 };
  /** The size with which the stage is mounted; setting the size later would draw the stage once more. */
  readonly firstSize: { readonly width: number; readonly height: number };

  constructor({ width, height, pixelRatio }: Viewport) {
    this.firstSize = {
      width: Math.max(1, wholePixels(width, pixelRatio)),
      height: Math.max(1, wholePixels(height, pixelRatio)),
    };
  }

  /** Returns whether the stage has a size to be drawn in. */
  get isSized(): boolean {
    return this.#room.width > 0;
  }

  readonly holdStage = (stage: Stage | null): void => {
    this.#stage = stage;
  };

  readonly holdLayer: Readonly<Record<LayerName, (layer: Layer | null) => void>> = {
    tiles: (layer) => this.#hold('tiles', layer),
    marks: (layer) => this.#hold('marks', layer),
    motion: (layer) => this.#hold('motion', layer),
  };

  /** The paint function of each layer, which the shape of the layer calls when it is drawn. */
  readonly paint: Readonly<Record<LayerName, () => void>> = {
    tiles: () => this.#paintChanges(),
    marks: () => this.#paintLayer('marks'),
    motion: () => this.#paintLayer('motion'),
  };

  setPainter(layer: PaintedLayer, painter: Painter): void {
    this.#painters.set(layer, painter);
  }

  /** Changes the tiles that are shown, and draws no other layer. */
  paintTiles(change: TilesPainter): void {
    this.#changes.push(change);
    this.draw('tiles');
  }

  /** The scene alone: nothing listens, so there are no hit regions to draw with it. */
  draw(name: LayerName): void {
    this.#layers.get(name)?.drawScene();
  }

  /** Once, with the next frame, however often it is called. */
  drawSoon(name: LayerName): void {
    this.#layers.get(name)?.batchDraw();
  }

  /** Takes another size or pixel ratio; returns whether it differs. All layers are empty then. */
  resize(room: Viewport): boolean {
    const { width, height, pixelRatio } = room;
    const isSame =
      width === this.#room.width && height === this.#room.height && pixelRatio === this.#room.pixelRatio;
    if (isSame || width <= 0 || height <= 0) return false;
    this.#room = room;
    for (const layer of this.#layers.values()) {
      const canvas = layer.getCanvas();
      // Setting it, even the same one, gives the canvas new memory.
      if (canvas.getPixelRatio() !== pixelRatio) canvas.setPixelRatio(pixelRatio);
    }
    this.#stage?.size({ width: wholePixels(width, pixelRatio), height: wholePixels(height, pixelRatio) });
    return true;
  }

  #paintChanges(): void {
    const context = this.#contexts.get('tiles');
    if (context === undefined) return;
    const changes = this.#changes;
    this.#changes = [];
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    for (const change of changes) change(context);
    context.restore();
  }

  /**
   * The browser's context of the layer's canvas, to which Konva has applied transform and pixel ratio: each call and each
   * property through Konva's own context would cost about as much again.
   */
  #paintLayer(name: PaintedLayer): void {
    const context = this.#contexts.get(name);
    if (context !== undefined) this.#painters.get(name)?.(context, this.#room);
  }

  #hold(name: LayerName, layer: Layer | null): void {
    if (layer === null) {
      this.#layers.delete(name);
      this.#contexts.delete(name);
      return;
    }
    this.#layers.set(name, layer);
    const context = layer.getNativeCanvasElement().getContext('2d');
    if (context !== null) this.#contexts.set(name, context);
  }
}

/** A length that is whole device pixels, else the canvas would be stretched to fit and lose its edge. */
function wholePixels(length: number, pixelRatio: number): number {
  // The hundredth keeps a quotient that is not exact from being floored to a pixel less.
  return (Math.floor(length * pixelRatio) + 0.01) / pixelRatio;
}
