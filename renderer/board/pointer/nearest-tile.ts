import type { Spot } from '../../viewport/framing.ts';
import { type BoardLayout, cellAt, cellRectangle } from '../../viewport/layout.ts';

/** A finger that came down on no tile meets one whose middle is nearer than this, in CSS pixels. */
const FINGER_PX = 18;
const AROUND = [-1, 0, 1];

/** Returns the cell of the tile under a place of the viewport, or the nearest one within a finger's reach; null for none. */
export function nearestTile(
  layout: BoardLayout,
  { x, y }: Spot,
  hasTile: (cell: number) => boolean,
): number | null {
  const under = cellAt(layout, x, y);
  if (under !== null && hasTile(under)) return under;
  const around = AROUND.flatMap((dx) =>
    AROUND.map((dy) => cellAt(layout, x + dx * layout.cell, y + dy * layout.cell)),
  );
  const near = around.flatMap((cell) => {
    if (cell === null || !hasTile(cell)) return [];
    const { x: left, y: top, width } = cellRectangle(layout, cell);
    return [{ cell, away: Math.hypot(left + width / 2 - x, top + width / 2 - y) }];
  });
  near.sort((a, b) => a.away - b.away);
  const [first] = near;
  return first !== undefined && first.away < FINGER_PX ? first.cell : null;
}
