import { type Board, type Cells, EMPTY, type Shape, SLOT } from '../board/board.ts';
import { PULLS } from './pulls.ts';
import type { Gravity } from './rules.ts';

/** One tile's way when gravity acts; both are cells of one line. */
export interface Slide {
  readonly from: number;
  readonly to: number;
}

/** The cells after gravity acted: a new array, the same tiles in the same order within each run. Linear in the area. */
export function settle(board: Board, gravity: Gravity): number[] {
  return settleRuns(runsOf(board, gravity), board.cells);
}

/** The same for runs that were computed before, because many positions on one shape settle in turn. */
export function settleRuns(runs: readonly (readonly number[])[], cells: Cells): number[] {
  const settled = cells.slice();
  // In order: a slide only ever moves into a cell that is empty by then.
  for (const { from, to } of slidesInRuns(runs, cells)) {
    settled[to] = settled[from] ?? EMPTY;
    settled[from] = EMPTY;
  }
  return settled;
}

/**
 * Which tile goes from where to where when gravity acts; tiles that stay are not listed. Played in order, each slide
 * ends on a cell that is empty by then. Linear in the area.
 */
export function slides(board: Board, gravity: Gravity): Slide[] {
  return slidesInRuns(runsOf(board, gravity), board.cells);
}

function slidesInRuns(runs: readonly (readonly number[])[], cells: Cells): Slide[] {
  const found: Slide[] = [];
  for (const run of runs) {
    let filled = 0;
    for (const from of run) {
      if ((cells[from] ?? EMPTY) <= EMPTY) continue;
      const to = run[filled++] ?? from;
      if (to !== from) found.push({ from, to });
    }
  }
  return found;
}

/** The runs of neighbouring slots in which tiles slide; each lists its cells from the end that tiles slide to. */
export function runsOf({ width, height, marks }: Shape, gravity: Gravity): number[][] {
  if (gravity === 'none') return [];
  const { lines, parts } = PULLS[gravity];
  return linesOf(width, height, lines).flatMap((line) => {
    const middle = parts.length === 1 ? line.length : Math.floor(line.length / 2);
    return [line.slice(0, middle), line.slice(middle)].flatMap((part, index) => {
      const ordered = parts[index] === 'end' ? part.reverse() : part;
      return cutAtMarks(ordered, marks);
    });
  });
}

/**
 * The lanes of a shape: its runs, and each other slot as a lane of its own. Tiles never leave their lane and keep their
 * order in it. Linear in the area.
 */
export function lanesOf(shape: Shape, gravity: Gravity): number[][] {
  const runs = runsOf(shape, gravity);
  const isSliding = new Set(runs.flat());
  const fixed = [...shape.marks.keys()].filter((cell) => shape.marks[cell] === SLOT && !isSliding.has(cell));
  return [...runs, ...fixed.map((cell) => [cell])];
}

function linesOf(width: number, height: number, lines: 'columns' | 'rows'): number[][] {
  const count = (length: number) => Array.from({ length }, (_, index) => index);
  return lines === 'columns'
    ? count(width).map((x) => count(height).map((y) => y * width + x))
    : count(height).map((y) => count(width).map((x) => y * width + x));
}

/** Cuts a line at every cell that is no slot, and leaves those out. */
function cutAtMarks(line: readonly number[], marks: Cells): number[][] {
  const runs: number[][] = [[]];
  for (const cell of line) {
    if (marks[cell] === SLOT) runs.at(-1)?.push(cell);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 1);
}
