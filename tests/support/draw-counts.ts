/** Counts the drawings of each layer, which clears its canvas once for each. Off the document nothing is counted. */
const LAYERS = ['tiles', 'marks', 'motion'] as const;

export type DrawCounts = Readonly<Record<(typeof LAYERS)[number], number>>;

const drawings = new Map<HTMLCanvasElement, number>();
const clearRect = CanvasRenderingContext2D.prototype.clearRect;

CanvasRenderingContext2D.prototype.clearRect = function (...box) {
  if (this.canvas.isConnected) drawings.set(this.canvas, (drawings.get(this.canvas) ?? 0) + 1);
  clearRect.apply(this, box);
};

/** The board's canvases from the tiles up. */
export function layerCanvases(): HTMLCanvasElement[] {
  return [...document.querySelectorAll<HTMLCanvasElement>('[data-part~="board-canvas"] canvas')];
}

export function drawCounts(): DrawCounts {
  const [tiles = 0, marks = 0, motion = 0] = layerCanvases().map((canvas) => drawings.get(canvas) ?? 0);
  return { tiles, marks, motion };
}

export function drawnSince(before: DrawCounts): DrawCounts {
  const after = drawCounts();
  return {
    tiles: after.tiles - before.tiles,
    marks: after.marks - before.marks,
    motion: after.motion - before.motion,
  };
}
