/** Lines between cells and slides of tiles, written for themselves from the words of the rules. */
import { type Board, EMPTY, SLOT } from '../../core/board/board.ts';
import type { Gravity, Rules } from '../../core/rules/rules.ts';

type Step = readonly [x: number, y: number];
const STEPS: readonly Step[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** Returns whether a line may pass a point: an empty cell of the board, or the ring around a board whose border is open. */
export function isFree({ width, height, cells }: Board, border: Rules['border'], [x, y]: Step): boolean {
  if (x >= 0 && x < width && y >= 0 && y < height) return cells[y * width + x] === EMPTY;
  return border === 'open' && x >= -1 && x <= width && y >= -1 && y <= height;
}

/** Returns whether a line through free points with so many turns at most leads from one cell to another. */
export function isJoined(
  board: Board,
  { border, maxTurns }: Pick<Rules, 'border' | 'maxTurns'>,
  from: number,
  to: number,
): boolean {
  const pointOf = (cell: number): Step => [cell % board.width, Math.floor(cell / board.width)];
  const goal = pointOf(to).join();
  let ends: readonly { readonly at: Step; readonly way: number }[] = STEPS.map((_, way) => ({
    at: pointOf(from),
    way,
  }));
  const seen = new Set<string>();
  for (let turns = 0; turns <= maxTurns; turns++) {
    const next: { at: Step; way: number }[] = [];
    for (const { at, way } of ends) {
      const [dx, dy] = STEPS[way] as Step;
      for (let point: Step = [at[0] + dx, at[1] + dy]; ; point = [point[0] + dx, point[1] + dy]) {
        if (point.join() === goal) return true;
        if (!isFree(board, border, point) || seen.has(`${point} ${way}`)) break;
        seen.add(`${point} ${way}`);
        next.push({ at: point, way: (way + 1) % 4 }, { at: point, way: (way + 3) % 4 });
      }
    }
    ends = next;
  }
  return false;
}

/** Every pair of equal tiles that such a line joins, by its first and then its second cell. */
export function joinedPairs(board: Board, rules: Pick<Rules, 'border' | 'maxTurns'>): string {
  const tiles = [...board.cells.keys()].filter((cell) => (board.cells[cell] ?? 0) > 0);
  return tiles
    .flatMap((a) =>
      tiles
        .filter((b) => a < b && board.cells[a] === board.cells[b] && isJoined(board, rules, a, b))
        .map((b) => `${a}-${b}`),
    )
    .join();
}

/** Which way tiles slide: all of a column or row, or those of its first and of its second half; null where they stay. */
const WAYS: Readonly<Record<Gravity, readonly [Step] | readonly [first: Step, second: Step] | null>> = {
  none: null,
  down: [[0, 1]],
  up: [[0, -1]],
  left: [[-1, 0]],
  right: [[1, 0]],
  'split-vertical': both([0, -1], [0, 1]),
  'split-horizontal': both([-1, 0], [1, 0]),
  'join-vertical': both([0, 1], [0, -1]),
  'join-horizontal': both([1, 0], [-1, 0]),
};

function both(first: Step, second: Step): readonly [Step, Step] {
  return [first, second];
}

/** The cells once every tile has slid as far as it can, one step at a time. Tiles pass no middle where halves slide apart or together. */
export function slid({ width, height, marks, cells }: Board, gravity: Gravity): readonly number[] {
  const ways = WAYS[gravity];
  const now = [...cells];
  if (ways === null) return now;
  const halfOf = (x: number, y: number) => {
    const [place, side] = ways[0][0] === 0 ? [y, height] : [x, width];
    return ways.length === 1 || place < Math.floor(side / 2) ? 0 : 1;
  };
  for (let hasMoved = true; hasMoved; ) {
    hasMoved = false;
    for (const [cell, kind] of now.entries()) {
      if (kind <= 0) continue;
      const [x, y] = [cell % width, Math.floor(cell / width)];
      const half = halfOf(x, y);
      const [dx, dy] = ways[half] as Step;
      const [toX, toY] = [x + dx, y + dy];
      const to = toY * width + toX;
      const isInside = toX >= 0 && toX < width && toY >= 0 && toY < height;
      if (!isInside || marks[to] !== SLOT || now[to] !== EMPTY || halfOf(toX, toY) !== half) continue;
      [now[to], now[cell]] = [kind, EMPTY];
      hasMoved = true;
    }
  }
  return now;
}
