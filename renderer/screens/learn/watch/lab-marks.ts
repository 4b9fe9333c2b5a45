/** A moment of a process as marks on the board, which is shown with a lane of cells around it. */
import { type Board, type Cells, GAP, type Move, type Point } from '../../../../core/board/board.ts';
import type { LabAnswer, LabStep } from '../../../../core/lab/lab-step.ts';
import type { Border } from '../../../../core/rules/rules.ts';
import type { BoardMark, SearchTint } from '../../../board/layers/board-mark.ts';
import type { LabFrame } from './lab-frame.ts';

/** The lane of gaps around a board, in cells. */
export const LANE = 1;

/** The lane that what is watched needs: a closed board has larger tiles without one, unless a faulty search walks out of it. */
export function laneOf(board: Board, border: Border, steps: readonly LabStep[]): number {
  const leaves = (step: LabStep) => step.type === 'look' && step.isFree && !isInside(board, step.at);
  return border === 'closed' && !steps.some(leaves) ? 0 : LANE;
}

const isInside = ({ width, height }: Pick<Board, 'width' | 'height'>, [x, y]: Point) =>
  x >= 0 && y >= 0 && x < width && y < height;

/** The board inside a lane of gaps: a search may look there, and its numbers must be read. */
export function withLane({ width, height, marks }: Board, cells: Cells, lane = LANE): Board {
  const wide = width + 2 * lane;
  const around = (inner: Cells): number[] =>
    Array.from({ length: wide * (height + 2 * lane) }, (_, place) => {
      const [x, y] = [(place % wide) - lane, Math.floor(place / wide) - lane];
      return x < 0 || y < 0 || x >= width || y >= height ? GAP : (inner[y * width + x] ?? GAP);
    });
  return { width: wide, height: height + 2 * lane, marks: around(marks), cells: around(cells) };
}

/** The place of a cell on the board with its lane. */
export function placeOf({ width }: Pick<Board, 'width'>, cell: number, lane = LANE): number {
  return (Math.floor(cell / width) + lane) * (width + 2 * lane) + (cell % width) + lane;
}

/** The cell of a place, or null on the lane. */
export function cellOf(
  { width, height }: Pick<Board, 'width' | 'height'>,
  place: number,
  lane = LANE,
): number | null {
  const wide = width + 2 * lane;
  const [x, y] = [(place % wide) - lane, Math.floor(place / wide) - lane];
  return x < 0 || y < 0 || x >= width || y >= height ? null : y * width + x;
}

/** A line that is drawn at a moment, and whether it is one. */
export interface DrawnLine {
  readonly line: readonly Point[];
  readonly tone: 'found' | 'wrong';
}

/** Answers whose cells cannot go. */
const STUCK: readonly LabAnswer[] = ['lost-closure', 'lost-closure-case', 'lost-odd'];
const NO_PLACE = -1;
/** On a wider board numbers are too small to be read. */
const MOST_NUMBERED = 20;

/** The look of what was examined. */
export interface MarksLook {
  readonly tint: SearchTint;
  /** Without them shades alone tell the order, and no tile is marked as in the way. */
  readonly hasNumbers: boolean;
}

/** Everything that is marked at a moment. */
export function marksOf(
  board: Board,
  border: Border,
  frame: LabFrame,
  drawn: DrawnLine | null,
  lane = LANE,
  { tint, hasNumbers }: MarksLook = { tint: 'jade', hasNumbers: true },
): readonly BoardMark[] {
  const marks: BoardMark[] = lane > 0 ? [{ type: 'edge', lane, isOpen: border === 'open' }] : [];
  const at = (cell: number) => placeOf(board, cell, lane);
  const pointPlace = ([x, y]: Point) => (y + lane) * (board.width + 2 * lane) + x + lane;
  const shifted = (line: readonly Point[]) => line.map(([x, y]): Point => [x + lane, y + lane]);
  const isShown = (point: Point) => lane > 0 || isInside(board, point);
  const gone = [...frame.gone].map(([cell, round]) => ({ cell: at(cell), number: round }));
  if (gone.length > 0) marks.push({ type: 'faded', cells: gone.map(({ cell }) => cell) });
  for (const each of gone) marks.push({ type: 'number', ...each });
  const { answer, now } = frame;
  const examined = [...frame.examined.values()]
    .filter((each) => isShown(each.at) && (hasNumbers || each.isFree))
    .map((each) => ({ ...each, cell: pointPlace(each.at) }));
  if (examined.length > 0)
    marks.push({
      type: 'examined',
      cells: examined,
      // Once there is a line, it alone is looked at.
      now: now === null || drawn !== null || !isShown(now) ? null : pointPlace(now),
      tint,
    });
  if (answer !== null && answer.cells.length > 0) {
    const cells = answer.cells.map(at);
    marks.push({ type: STUCK.includes(answer.answer) ? 'stuck' : 'cells', cells });
  }
  if (frame.path.length > 1) marks.push({ type: 'path', line: shifted(frame.path), tone: 'found' });
  if (drawn !== null) marks.push({ type: 'path', line: shifted(drawn.line), tone: drawn.tone });
  if (hasNumbers && frame.free > 0 && board.width <= MOST_NUMBERED)
    marks.push({ type: 'orders', cells: examined.filter(({ isFree }) => isFree) });
  if (frame.pair !== null) marks.push({ type: 'tags', tags: tagsOf(frame.pair, at) });
  return marks;
}

function tagsOf([a, b]: Move, at: (cell: number) => number) {
  return [{ cell: at(a), text: 'A' }, ...(b === NO_PLACE ? [] : [{ cell: at(b), text: 'B' }])];
}

/** One tile picked, the other still to come. */
export function onlyA(cell: number): Move {
  return [cell, NO_PLACE];
}

/** Every point of a line from its ends and corners. */
export function lineThrough(points: readonly Point[]): Point[] {
  const line: Point[] = points.slice(0, 1);
  for (const [x, y] of points.slice(1)) {
    for (let last = line.at(-1); last !== undefined && (last[0] !== x || last[1] !== y); last = line.at(-1))
      line.push([last[0] + Math.sign(x - last[0]), last[1] + Math.sign(y - last[1])]);
  }
  return line;
}
