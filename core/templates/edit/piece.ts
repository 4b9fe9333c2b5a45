/** Cutting a piece out of a shape and laying it down elsewhere. A piece is a small shape of its own. */
import { GAP, type Point, type Shape } from '../../board/board.ts';
import { type Area, markAt, pointsOf, withMark } from './marks.ts';

/** A copy of an area; what lies beside the shape is gaps. */
export function pieceOf(shape: Shape, area: Area): Shape {
  return {
    width: area.right - area.left + 1,
    height: area.bottom - area.top + 1,
    marks: pointsOf(area).map((point) => markAt(shape, point) ?? GAP),
  };
}

/** The shape with an area emptied. */
export function withoutArea(shape: Shape, area: Area): Shape {
  return withMark(shape, pointsOf(area), GAP);
}

/**
 * The shape with a piece laid on it, its upper left corner at a point. Gaps of the piece are transparent: what is
 * under them stays. What hangs over the edge is lost. The same object when nothing changes.
 */
export function withPiece(shape: Shape, piece: Shape, [left, top]: Point): Shape {
  const { width } = shape;
  const marks = shape.marks.slice();
  let isChanged = false;
  for (const [index, mark] of piece.marks.entries()) {
    const x = left + (index % piece.width);
    const y = top + Math.floor(index / piece.width);
    const before = markAt(shape, [x, y]);
    if (mark === GAP || before === undefined || before === mark) continue;
    marks[y * width + x] = mark;
    isChanged = true;
  }
  return isChanged ? { ...shape, marks } : shape;
}
