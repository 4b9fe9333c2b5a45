/** A place in CSS pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The part of a path from its start that is `share` (0 to 1) of its length. */
export function pathUntil(path: readonly Place[], share: number): Place[] {
  let left = pathLength(path) * Math.min(1, Math.max(0, share));
  const part = path.slice(0, 1);
  for (const [index, to] of path.entries()) {
    const from = path[index - 1];
    if (from === undefined) continue;
    const step = distance(from, to);
    if (left < step) return [...part, between(from, to, left / step)];
    part.push(to);
    left -= step;
  }
  return part;
}

/** A path without so much at its start and at its end; all of it where it is no longer than that. */
export function trimmed(path: readonly Place[], start: number, end: number): readonly Place[] {
  const length = pathLength(path);
  if (length <= start + end) return path;
  const back = pathUntil(path, 1 - end / length).toReversed();
  return pathUntil(back, 1 - start / (length - end)).toReversed();
}

/** Returns how far apart dots along a path are, about so far, that one stands at each of its ends. */
export function evenStep(path: readonly Place[], apart: number): number {
  const length = pathLength(path);
  // A last dot must not fall behind the end by rounding.
  return (length / Math.ceil(length / apart)) * 0.9999;
}

export function pathLength(path: readonly Place[]): number {
  return path.reduce((sum, place, index) => sum + distance(path[index - 1] ?? place, place), 0);
}

function between(from: Place, to: Place, share: number): Place {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function distance(a: Place, b: Place): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}
