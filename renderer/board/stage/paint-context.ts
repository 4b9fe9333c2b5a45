/** What painters use of a canvas: Konva's public context has it as well as the browser's own. */
export type PaintContext = Pick<
  CanvasRenderingContext2D,
  | 'arc'
  | 'beginPath'
  | 'closePath'
  | 'createLinearGradient'
  | 'createRadialGradient'
  | 'fill'
  | 'fillRect'
  | 'fillStyle'
  | 'globalAlpha'
  | 'lineCap'
  | 'lineJoin'
  | 'lineTo'
  | 'lineWidth'
  | 'moveTo'
  | 'rect'
  | 'restore'
  | 'save'
  | 'setLineDash'
  | 'stroke'
  | 'strokeRect'
  | 'strokeStyle'
  | 'translate'
> & {
  // Konva writes these two with signatures of its own.
  drawImage(image: CanvasImageSource, x: number, y: number, width: number, height: number): void;
  fillText(text: string, x: number, y: number): void;
  roundRect(x: number, y: number, width: number, height: number, radius: number): void;
  font: string;
  textAlign: CanvasTextAlign;
  textBaseline: CanvasTextBaseline;
};

/** Draws a layer's picture in CSS pixels. */
export type Painter = (context: PaintContext) => void;
