/** A board as text with a line drawn over it. */
import type { Point } from '../board/board.ts';
import type { JudgeQuestion } from './question.ts';
import type { ShownPosition } from './verdict.ts';

/** Box-drawing characters by the sides that a line leaves a cell on: right 1, down 2, left 4, up 8. */
const STROKES: Readonly<Record<number, string>> = {
  5: '─',
  10: '│',
  3: '┌',
  6: '┐',
  12: '┘',
  9: '└',
};
const RIGHT = 1;
const LEFT = 4;

/**
 * Rows of text, of equal length: numbers for tiles, `·` for empty cells, the line in box-drawing characters. The lane around the
 * board is drawn where the line uses it.
 */
export function drawPosition(
  { width, height }: Pick<JudgeQuestion, 'width' | 'height'>,
  shown: ShownPosition,
): string[] {
  const line = shown.line ?? [];
  const isAround = line.some(([x, y]) => x < 0 || y < 0 || x >= width || y >= height);
  const ring = isAround ? 1 : 0;
  const digits = Math.max(1, ...shown.cells.map((kind) => String(kind).length));
  const sides = sidesOf(line);
  const rows: string[] = [];
  for (let y = -ring; y < height + ring; y++) {
    let row = '';
    for (let x = -ring; x < width + ring; x++) {
      const side = sides.get(`${x} ${y}`) ?? 0;
      const isOnBoard = x >= 0 && x < width && y >= 0 && y < height;
      const kind = isOnBoard ? (shown.cells[y * width + x] ?? 0) : 0;
      const sign = kind > 0 ? String(kind) : (STROKES[side] ?? (isOnBoard ? '·' : ' '));
      const before = (side & LEFT) !== 0 ? '─' : ' ';
      const after = (side & RIGHT) !== 0 ? '─' : ' ';
      row += before + sign.padStart(digits, before) + after;
    }
    rows.push(row);
  }
  return rows;
}

/** The sides on which a line leaves each of its cells. */
function sidesOf(line: readonly Point[]): Map<string, number> {
  const sides = new Map<string, number>();
  const add = ([x, y]: Point, side: number) => sides.set(`${x} ${y}`, (sides.get(`${x} ${y}`) ?? 0) | side);
  for (const [index, at] of line.entries()) {
    const next = line[index + 1];
    if (next === undefined) break;
    const [dx, dy] = [next[0] - at[0], next[1] - at[1]];
    const out = dx > 0 ? 1 : dy > 0 ? 2 : dx < 0 ? 4 : 8;
    add(at, out);
    add(next, out < 4 ? out * 4 : out / 4);
  }
  return sides;
}
