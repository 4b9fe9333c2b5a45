/** Handles at the edges of the drawing's grid: where they are, which one is met, how they look. */
import { HANDLES, type Handle, handleEdges } from '../../../../core/templates/edit/drawing-grid.ts';
import type { PaintContext as Context } from '../../../board/stage/paint-context.ts';
import { makeCss, mixColours } from '../../../board/tiles/colour.ts';
import type { BoardPalette } from '../../../board/tiles/palette.ts';
import type { Spot } from '../../../viewport/framing.ts';
import type { BoardLayout } from '../../../viewport/layout.ts';

export interface HandleSpot extends Spot {
  readonly handle: Handle;
}

/** Handles lie this far from the grid, on the rim of its plate: in cells, and at least in CSS pixels. */
const AWAY_CELLS = 0.3;
const LEAST_AWAY = 6;
/** Half the length and half the width of one, in CSS pixels where text has its usual size. */
const LONG = 11;
const SHORT = 3;
/** From how far they are met: by a mouse, and by a finger. */
const REACH = { mouse: 11, touch: 20 } as const;

function handleSpots({ left, top, cell, columns, rows }: BoardLayout, scale: number): HandleSpot[] {
  const away = Math.max(AWAY_CELLS * cell, LEAST_AWAY * scale);
  const middle = { x: left + (columns * cell) / 2, y: top + (rows * cell) / 2 };
  const reach = { x: (columns * cell) / 2 + away, y: (rows * cell) / 2 + away };
  return HANDLES.map((handle) => {
    const [across, down] = handleEdges(handle);
    return { handle, x: middle.x + across * reach.x, y: middle.y + down * reach.y };
  });
}

/** The handle at a place, or null. `scale`: how many times as large as usual text is. */
export function handleAt(
  layout: BoardLayout,
  { x, y }: Spot,
  pointer: keyof typeof REACH,
  scale: number,
): Handle | null {
  const reach = REACH[pointer] * scale;
  const met = handleSpots(layout, scale).find((spot) => {
    const [across, down] = handleEdges(spot.handle);
    // Those of the sides are met along their length.
    const long = reach + (LONG * scale) / 2;
    return (
      Math.abs(spot.x - x) <= (across === 0 ? long : reach) &&
      Math.abs(spot.y - y) <= (down === 0 ? long : reach)
    );
  });
  return met?.handle ?? null;
}

/** Bars at the sides, angles at the corners; the one that is met or held in jade. */
export function paintHandles(
  context: Context,
  layout: BoardLayout,
  palette: BoardPalette,
  met: Handle | null,
  scale: number,
): void {
  const long = LONG * scale;
  context.lineWidth = 2 * SHORT * scale;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const { handle, x, y } of handleSpots(layout, scale)) {
    const [across, down] = handleEdges(handle);
    context.strokeStyle = makeCss(
      handle === met ? palette.jade : mixColours(palette.paper, palette.ink, 0.35),
    );
    context.beginPath();
    if (across !== 0 && down !== 0) {
      context.moveTo(x - across * long, y);
      context.lineTo(x, y);
      context.lineTo(x, y - down * long);
    } else {
      const [dx, dy] = across === 0 ? [long, 0] : [0, long];
      context.moveTo(x - dx, y - dy);
      context.lineTo(x + dx, y + dy);
    }
    context.stroke();
  }
  context.lineCap = 'butt';
  context.lineJoin = 'miter';
}
