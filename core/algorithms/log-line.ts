import type { Point } from '../board/board.ts';

/** The line of text that the console demonstrations print for a link, from its ends and the points where it turns. */
export function makeLogLine(a: Point, b: Point, corners: readonly Point[]): string {
  return `${makePoint(a)} to ${makePoint(b)}: ${describe(corners.map(makePoint))}`;
}

function describe(corners: readonly string[]): string {
  const [first, ...others] = corners;
  if (first === undefined) return 'direct';
  const count = ['one corner', 'two corners', 'three corners'][others.length] ?? `${corners.length} corners`;
  return `${count} through ${[first, ...others].join(' and ')}`;
}

function makePoint([x, y]: Point): string {
  return `[${x},${y}]`;
}
