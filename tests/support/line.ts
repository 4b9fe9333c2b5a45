import { type Board, EMPTY, type Point } from '../../core/board/board.ts';
import type { Link } from '../../core/rules/link.ts';
import type { Rules } from '../../core/rules/rules.ts';

/** Returns whether a link's line really joins two cells: step by step, over free cells, with the turns and length it claims. */
export function isTrueLine(board: Board, rules: Rules, a: number, b: number, link: Link): boolean {
  const { line } = link;
  const inner = line.slice(1, -1);
  return (
    isPointOf(board, a, line[0]) &&
    isPointOf(board, b, line.at(-1)) &&
    inner.every((point) => isFree(board, rules, point)) &&
    line.slice(1).every((point, i) => isStep(line[i], point)) &&
    inner.filter((_, i) => isTurn(line[i], line[i + 2])).length === link.turns &&
    line.length === link.length + 1 &&
    link.turns <= rules.maxTurns
  );
}

function isPointOf({ width }: Board, cell: number, point: Point | undefined): boolean {
  return point !== undefined && point[1] * width + point[0] === cell && point[0] >= 0 && point[0] < width;
}

function isFree({ width, height, cells }: Board, { border }: Rules, [x, y]: Point): boolean {
  if (x >= 0 && x < width && y >= 0 && y < height) return cells[y * width + x] === EMPTY;
  return border === 'open' && x >= -1 && x <= width && y >= -1 && y <= height;
}

function isStep(from: Point | undefined, to: Point): boolean {
  return from !== undefined && Math.abs(from[0] - to[0]) + Math.abs(from[1] - to[1]) === 1;
}

/** Returns whether the line turns between two points that are two steps apart. */
function isTurn(from: Point | undefined, to: Point | undefined): boolean {
  return from !== undefined && to !== undefined && from[0] !== to[0] && from[1] !== to[1];
}
