import type { Move, Point } from '../../core/board/board.ts';
import type { Link } from '../../core/rules/link.ts';

const NUMBER_WORDS = ['no', 'one', 'two', 'three'] as const;

/**
 * A link as console programs print it: `[x1,y1] to [x2,y2]: direct`, or `one corner through [x,y]`, or
 * `two corners through [x,y] and [x,y]`. The same in every language, as programs read it too.
 */
export function makeLinkText(link: Link): string {
  const [from, to] = [link.line.at(0), link.line.at(-1)];
  if (from === undefined || to === undefined) throw new Error('a line has two ends');
  return `${makePoint(from)} to ${makePoint(to)}: ${describeCorners(cornersOf(link.line))}`;
}

/** Two cells as `[x1,y1] to [x2,y2]`. */
export function makeMoveText([a, b]: Move, width: number): string {
  return `${makePoint(pointAt(a, width))} to ${makePoint(pointAt(b, width))}`;
}

/** Column and row of a cell. */
export function pointAt(cell: number, width: number): Point {
  return [cell % width, Math.floor(cell / width)];
}

/** A point as `[x,y]`. */
export function makePoint([x, y]: Point): string {
  return `[${x},${y}]`;
}

function describeCorners(corners: readonly Point[]): string {
  if (corners.length === 0) return 'direct';
  const points = corners.map(makePoint);
  const list = [points.slice(0, -1).join(', '), points.at(-1)].filter(Boolean).join(' and ');
  return `${NUMBER_WORDS[corners.length]} ${corners.length === 1 ? 'corner' : 'corners'} through ${list}`;
}

/** The points where a line turns. */
function cornersOf(line: readonly Point[]): Point[] {
  return line.filter((_, index) => {
    const [before, after] = [line[index - 1], line[index + 1]];
    // A line turns where the points around it share neither column nor row.
    return before !== undefined && after !== undefined && before[0] !== after[0] && before[1] !== after[1];
  });
}
