/** The part of a drawing that is taken by the select tool, and what may be done to it. */
import type { Point, Shape } from '../../../core/board/board.ts';
import { grownTo } from '../../../core/templates/edit/drawing-grid.ts';
import { type Area, inkedArea, wholeArea } from '../../../core/templates/edit/marks.ts';
import { pieceOf, withoutArea, withPiece } from '../../../core/templates/edit/piece.ts';

/** A piece that was lifted floats over its base until it is let go, so that moving it on never eats what is under it. */
export interface FloatingSelection {
  readonly area: Area;
  readonly floating: Floating | null;
}

interface Floating {
  readonly piece: Shape;
  readonly base: Shape;
  /** It came from elsewhere and not from this drawing, which is whole without it. */
  readonly isNew: boolean;
  /**
   * The place of the base on the grid, which grew to hold the piece; it shrinks again when the piece is moved
   * back.
   */
  readonly origin: Point;
}

/** A drawing with what is selected on it. */
export interface Selected {
  readonly shape: Shape;
  readonly selection: FloatingSelection;
  /** By how much the cells moved because the grid grew, or shrank, at the left or upper edge. */
  readonly grownBy: Point;
}

export function selectAll(shape: Shape): FloatingSelection {
  return { area: wholeArea(shape), floating: null };
}

export function isInArea({ left, top, right, bottom }: Area, [x, y]: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** A piece from elsewhere, laid on a drawing at a point of it; the grid grows to hold it. */
export function floatNew(piece: Shape, base: Shape, place: Point): Selected {
  return floatPiece({ piece, base, isNew: true, origin: [0, 0] }, place);
}

/** A piece laid at a point of the grid as it was, as a selection that floats; the grid grows to hold what is drawn of it. */
function floatPiece(floating: Floating, [x, y]: Point): Selected {
  const { piece, base, origin } = floating;
  const [left, top] = [x - origin[0], y - origin[1]];
  const { shape, by } = grownTo(base, shifted(inkedArea(piece), [left, top]));
  const laid = withFloating(shape, { ...floating, origin: by }, [left + by[0], top + by[1]]);
  return { ...laid, grownBy: [by[0] - origin[0], by[1] - origin[1]] };
}

function withFloating(sheet: Shape, floating: Floating, [left, top]: Point): Selected {
  const { piece } = floating;
  const area = { left, top, right: left + piece.width - 1, bottom: top + piece.height - 1 };
  return { shape: withPiece(sheet, piece, [left, top]), selection: { area, floating }, grownBy: [0, 0] };
}

function shifted(area: Area | null, [dx, dy]: Point): Area | null {
  if (area === null) return null;
  const { left, top, right, bottom } = area;
  return { left: left + dx, top: top + dy, right: right + dx, bottom: bottom + dy };
}

/** Changes what is selected where it lies; a piece that turns keeps its upper left corner. */
export function changeSelected(
  shape: Shape,
  selection: FloatingSelection,
  change: (piece: Shape) => Shape,
): Selected {
  const lifted = lift(shape, selection);
  return floatPiece({ ...lifted, piece: change(lifted.piece) }, cornerOf(selection));
}

export function moveSelected(shape: Shape, selection: FloatingSelection, [dx, dy]: Point): Selected {
  const [left, top] = cornerOf(selection);
  return floatPiece(lift(shape, selection), [left + dx, top + dy]);
}

/** The same while it is dragged: the grid stays as it is, and what hangs over its edge is not seen. */
export function dragSelected(shape: Shape, selection: FloatingSelection, [dx, dy]: Point): Selected {
  const [left, top] = cornerOf(selection);
  const lifted = lift(shape, selection);
  return withFloating(sheetUnder(lifted, shape), lifted, [left + dx, top + dy]);
}

/** The base on the grid as it is seen. */
function sheetUnder({ base, origin }: Floating, { width, height }: Shape): Shape {
  if (base.width === width && base.height === height) return base;
  const [left, top] = [-origin[0], -origin[1]];
  return pieceOf(base, { left, top, right: left + width - 1, bottom: top + height - 1 });
}

/** The drawing without what is selected. */
export function withoutSelected(shape: Shape, selection: FloatingSelection): Shape {
  return selection.floating?.base ?? withoutArea(shape, selection.area);
}

/** Returns the selection as a piece. */
export function selectedPiece(shape: Shape, selection: FloatingSelection): Shape {
  return selection.floating?.piece ?? pieceOf(shape, selection.area);
}

function lift(shape: Shape, { area, floating }: FloatingSelection): Floating {
  if (floating !== null) return floating;
  return { piece: pieceOf(shape, area), base: withoutArea(shape, area), isNew: false, origin: [0, 0] };
}

function cornerOf({ area }: FloatingSelection): Point {
  return [area.left, area.top];
}
