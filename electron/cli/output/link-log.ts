import { makeLogLine } from '../../../core/algorithms/log-line.ts';
import type { Move, Point } from '../../../core/board/board.ts';
import type { Link } from '../../../core/rules/link.ts';

/** A link as console programs print it. The same in every language, as programs read it too. */
export function makeLinkText(link: Link): string {
  const [from, to] = [link.line.at(0), link.line.at(-1)];
  if (from === undefined || to === undefined) throw new Error('a line has two ends');
  return makeLogLine(from, to, cornersOf(link.line));
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

/** The points where a line turns. */
function cornersOf(line: readonly Point[]): Point[] {
  return line.filter((_, index) => {
    const [before, after] = [line[index - 1], line[index + 1]];
    // A line turns where the points around it share neither column nor row.
    return before !== undefined && after !== undefined && before[0] !== after[0] && before[1] !== after[1];
  });
}
