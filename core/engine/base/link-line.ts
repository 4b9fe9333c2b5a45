import type { Point } from '../../board/board.ts';
import { at } from '../../int32.ts';
import type { Link } from '../../rules/link.ts';

/** Most points that a line can need: both ends and three turns. */
const MAX_POINTS = 5;

/**
 * A reusable answer to "which line joins these tiles": the first tile, each turn, the second tile. Point `i` is
 * `(xs[i], ys[i])` in columns and rows of the board; only the first `turns + 2` points are meant.
 */
export class LinkLine {
  turns = 0;
  /** Steps from the first tile to the second. */
  length = 0;
  readonly xs = new Int32Array(MAX_POINTS);
  readonly ys = new Int32Array(MAX_POINTS);

  /** The same line as a value that lists every cell. Linear in its length. */
  toLink(): Link {
    const line: Point[] = [];
    for (let i = 0; i <= this.turns; i++) {
      const [x, y] = this.point(i);
      const [toX, toY] = this.point(i + 1);
      const steps = Math.abs(toX - x) + Math.abs(toY - y);
      const dx = Math.sign(toX - x);
      const dy = Math.sign(toY - y);
      for (let step = 0; step < steps; step++) line.push([x + step * dx, y + step * dy]);
    }
    line.push(this.point(this.turns + 1));
    return { turns: this.turns, length: this.length, line };
  }

  private point(i: number): Point {
    return [at(this.xs, i), at(this.ys, i)];
  }
}
