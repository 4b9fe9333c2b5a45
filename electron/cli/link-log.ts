import { makeLogLine } from '../../core/algorithms/log-line.ts';
import type { Point } from '../../core/board/board.ts';
import type { Link } from '../../core/rules/link.ts';

/** A link as it is logged: its ends, and where its line turns. */
export interface LoggedLink {
  readonly from: Point;
  readonly to: Point;
  readonly corners: readonly Point[];
}

/** A link of the engine as it is logged. */
export function loggedLink({ line }: Link): LoggedLink {
  const [from, to] = [line.at(0), line.at(-1)];
  if (from === undefined || to === undefined) throw new Error('a line has two ends');
  return { from, to, corners: cornersOf(line) };
}

/** The line of the console demonstrations, which lines of JSON hold: the same in every language. */
export function makeLinkText({ from, to, corners }: LoggedLink): string {
  return makeLogLine(from, to, corners);
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
