/** Finds the control that lies in a direction, as on a television: by where things are, not by their order in the page. */
import type { Box } from '../controls.ts';

export type PadWay = 'left' | 'up' | 'right' | 'down';

/** Turns a box so that the way leads right. */
function turned({ left, top, right, bottom }: Box, way: PadWay): Box {
  if (way === 'right') return { left, top, right, bottom };
  if (way === 'left') return { left: -right, top, right: -left, bottom };
  if (way === 'down') return { left: top, top: left, right: bottom, bottom: right };
  return { left: -bottom, top: left, right: -top, bottom: right };
}

/** A step aside costs as much as this many steps ahead. */
const ASIDE = 3;

/**
 * The cost of a step to the right, or null when a box does not lie that way: how far ahead it begins, and how far aside of the
 * way it lies.
 */
function costOf(from: Box, to: Box): number | null {
  // A box may lie on another one, as buttons do on a drawing; then its middle says which way it lies.
  const isLevel = to.top < from.bottom && to.bottom > from.top;
  const isOver = isLevel && to.left < from.right && to.right > from.left;
  const between = (to.left + to.right - from.left - from.right) / 2;
  // A box that begins no later and is not level lies above or below.
  if (between <= 0 || !(isOver || (to.right > from.right && (isLevel || to.left > from.left)))) return null;
  const ahead = isOver ? between : Math.max(0, to.left - from.right);
  const aside = Math.max(0, to.top - from.bottom, from.top - to.bottom);
  const offset = Math.abs(to.top + to.bottom - from.top - from.bottom) / 2;
  // Within the way the middle counts little, so that of two in one row the nearer one wins.
  return ahead + ASIDE * aside + offset / 8;
}

/** Returns the index of the box that is reached from `from`, or null when none lies that way. */
export function nextThatWay(boxes: readonly Box[], from: Box, way: PadWay): number | null {
  const start = turned(from, way);
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, box] of boxes.entries()) {
    const cost = costOf(start, turned(box, way));
    if (cost === null || cost >= least) continue;
    best = index;
    least = cost;
  }
  return best;
}
