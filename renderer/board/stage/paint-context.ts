/** The part of a canvas context that painters use. */
export type PaintContext = Pick<
  CanvasRenderingContext2D,
  | 'arc'
  | 'beginPath'
  | 'closePath'
  | 'createLinearGradient'
  | 'createRadialGradient'
  | 'drawImage'
  | 'fill'
  | 'fillRect'
  | 'fillStyle'
  | 'fillText'
  | 'font'
  | 'globalAlpha'
  | 'lineCap'
  | 'lineJoin'
  | 'lineTo'
  | 'lineWidth'
  | 'measureText'
  | 'moveTo'
  | 'rect'
  | 'restore'
  | 'roundRect'
  | 'save'
  | 'setLineDash'
  | 'stroke'
  | 'strokeRect'
  | 'strokeStyle'
  | 'strokeText'
  | 'textAlign'
  | 'textBaseline'
  | 'translate'
>;

/** The size of the canvas, in CSS pixels. */
export interface CanvasSize {
  readonly width: number;
  readonly height: number;
}

/** Draws a layer's picture in CSS pixels. */
export type Painter = (context: PaintContext, size: CanvasSize) => void;
