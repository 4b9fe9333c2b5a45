/**
 * Proofs by the definition of a link alone, without any search of the program: a line is walked cell by cell, and that there is
 * none is shown by drawing every line that the rules allow. They are slow, and no code is shared with what they check.
 */

import type { Move, Point } from '../board/board.ts';
import { pointAt } from '../board/point-at.ts';
import { cellAt, type JudgeQuestion, type QuestionGrid } from './question.ts';

type Field = Pick<JudgeQuestion, 'width' | 'height' | 'cells' | 'border'>;

const STEPS: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** Returns whether lines may pass a point: an empty cell, or the lane around the board where the border is open. */
function isFree(field: Field, at: Point): boolean {
  const cell = cellAt(field, at);
  if (cell !== null) return field.cells[cell] === 0;
  const [x, y] = at;
  return field.border === 'open' && x >= -1 && x <= field.width && y >= -1 && y <= field.height;
}

/** Returns whether two cells hold equal tiles and are not one. */
export function isPair({ cells }: QuestionGrid, [a, b]: Move): boolean {
  return a !== b && (cells[a] ?? 0) > 0 && cells[a] === cells[b];
}

/** The number of turns of a line given by all of its cells in order. */
export function turnsOf(line: readonly Point[]): number {
  const directions = line
    .slice(1)
    .map(([x, y], index) => `${x - (line[index]?.[0] ?? x)} ${y - (line[index]?.[1] ?? y)}`);
  return directions.filter((each, index) => index > 0 && each !== directions[index - 1]).length;
}

/** Returns whether every cell of a line is next to the one before it and free, its ends are the pair, and it turns no more than allowed. */
export function isLine(field: Field, pair: Move, line: readonly Point[], maxTurns: number): boolean {
  const ends = [line[0], line.at(-1)].map((point) => (point === undefined ? null : cellAt(field, point)));
  const isJoined = line.every((point, index) => {
    const before = line[index - 1];
    return before === undefined || Math.abs(point[0] - before[0]) + Math.abs(point[1] - before[1]) === 1;
  });
  return (
    isPair(field, pair) &&
    ends[0] === pair[0] &&
    ends[1] === pair[1] &&
    isJoined &&
    line.slice(1, -1).every((point) => isFree(field, point)) &&
    turnsOf(line) <= maxTurns
  );
}

/** The fewest turns and among these the fewest steps of all lines between a pair; null when there is none. */
export interface Best {
  readonly turns: number;
  readonly length: number;
}

/** Draws every line of at most `maxTurns` turns from the first tile; steps to the power of the turns. */
export function bestByDrawing(field: Field, [a, b]: Move, maxTurns: number): Best | null {
  const goal = pointAt(field, b);
  let best: Best | null = null;
  const draw = ([fromX, fromY]: Point, direction: number, turns: number, before: number): void => {
    const [dx, dy] = STEPS[direction] ?? [0, 0];
    for (let steps = 1; ; steps++) {
      const at: Point = [fromX + steps * dx, fromY + steps * dy];
      const length = before + steps;
      if (at[0] === goal[0] && at[1] === goal[1]) {
        if (best === null || turns < best.turns || (turns === best.turns && length < best.length))
          best = { turns, length };
        return;
      }
      if (!isFree(field, at)) return;
      if (turns === maxTurns) continue;
      draw(at, (direction + 1) % 4, turns + 1, length);
      draw(at, (direction + 3) % 4, turns + 1, length);
    }
  };
  if (isPair(field, [a, b])) for (const direction of STEPS.keys()) draw(pointAt(field, a), direction, 0, 0);
  return best;
}

/** Every pair that links, by drawing every line from every tile. */
export function movesByDrawing({ maxTurns, ...field }: Field & Pick<JudgeQuestion, 'maxTurns'>): Move[] {
  const tiles = [...field.cells.keys()].filter((cell) => (field.cells[cell] ?? 0) > 0);
  return tiles.flatMap((a) =>
    tiles
      .filter((b) => b > a && field.cells[a] === field.cells[b])
      .map((b): Move => [a, b])
      .filter((pair) => bestByDrawing(field, pair, maxTurns) !== null),
  );
}
