/** Lines, rectangles and ellipses as points of a grid. They may reach over the edge of a shape. */
import type { Point } from '../../board/board.ts';
import { areaBetween, pointsOf } from './marks.ts';

/** The styles of a figure: with its inside, or its rim only. */
export const FIGURE_STYLES = ['filled', 'outline'] as const;
export type FigureStyle = (typeof FIGURE_STYLES)[number];

/** A line one cell wide without holes, both ends included; the same points from either end. */
export function linePoints(from: Point, to: Point): Point[] {
  // Rounding halves depends on the direction, so a line is always drawn from the same one of its ends.
  const [[ax, ay], [bx, by]] = comesFirst(from, to) ? [from, to] : [to, from];
  const steps = Math.max(Math.abs(bx - ax), Math.abs(by - ay));
  if (steps === 0) return [[ax, ay]];
  return Array.from({ length: steps + 1 }, (_, step) => [
    Math.round(ax + ((bx - ax) * step) / steps),
    Math.round(ay + ((by - ay) * step) / steps),
  ]);
}

function comesFirst([ax, ay]: Point, [bx, by]: Point): boolean {
  return ay < by || (ay === by && ax <= bx);
}

/** The end of the level, upright or diagonal line from `from` that comes nearest to `to`. */
export function straightened(from: Point, to: Point): Point {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const [wide, high] = [Math.abs(dx), Math.abs(dy)];
  if (wide > 2 * high) return [to[0], from[1]];
  if (high > 2 * wide) return [from[0], to[1]];
  const reach = Math.max(wide, high);
  return [from[0] + Math.sign(dx) * reach, from[1] + Math.sign(dy) * reach];
}

/** The corner that makes a square with `from` and comes nearest to `to`. */
export function squared(from: Point, to: Point): Point {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const reach = Math.max(Math.abs(dx), Math.abs(dy));
  return [from[0] + (dx < 0 ? -reach : reach), from[1] + (dy < 0 ? -reach : reach)];
}

/** The rectangle between two corners. */
export function rectanglePoints(from: Point, to: Point, style: FigureStyle): Point[] {
  const area = areaBetween(from, to);
  const points = pointsOf(area);
  if (style === 'filled') return points;
  return points.filter(
    ([x, y]) => x === area.left || x === area.right || y === area.top || y === area.bottom,
  );
}

/** The ellipse that touches the four sides of the rectangle between two corners. */
export function ellipsePoints(from: Point, to: Point, style: FigureStyle): Point[] {
  const area = areaBetween(from, to);
  const inside = insideEllipse(from, to);
  const points = pointsOf(area).filter(inside);
  if (style === 'filled') return points;
  const isRim = ([x, y]: Point) => {
    const neighbours: Point[] = [
      [x - 1, y],
      [x + 1, y],
      [x, y - 1],
      [x, y + 1],
    ];
    return !neighbours.every(inside);
  };
  return points.filter(isRim);
}

/** A cell belongs to an ellipse when its middle lies inside. */
function insideEllipse(from: Point, to: Point): (point: Point) => boolean {
  const { left, top, right, bottom } = areaBetween(from, to);
  const radiusX = (right - left + 1) / 2;
  const radiusY = (bottom - top + 1) / 2;
  return ([x, y]) => {
    const across = (x + 0.5 - left - radiusX) / radiusX;
    const down = (y + 0.5 - top - radiusY) / radiusY;
    return across * across + down * down <= 1;
  };
}
