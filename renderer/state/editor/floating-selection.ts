/** The part of a drawing that is taken by the select tool, and what may be done to it. */
import type { Point, Shape } from '../../../core/board/board.ts';
import { type Area, wholeArea } from '../../../core/templates/edit/marks.ts';
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
}

/** A drawing with what is selected on it. */
export interface Selected {
  readonly shape: Shape;
  readonly selection: FloatingSelection;
}

export function selectAll(shape: Shape): FloatingSelection {
  return { area: wholeArea(shape), floating: null };
}

export function isInArea({ left, top, right, bottom }: Area, [x, y]: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** A piece laid on a drawing as a selection that floats. */
export function floatPiece(floating: Floating, [left, top]: Point): Selected {
  const { piece, base } = floating;
  const area = { left, top, right: left + piece.width - 1, bottom: top + piece.height - 1 };
  return { shape: withPiece(base, piece, [left, top]), selection: { area, floating } };
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

/** The drawing without what is selected. */
export function withoutSelected(shape: Shape, selection: FloatingSelection): Shape {
  return selection.floating?.base ?? withoutArea(shape, selection.area);
}

/** What is selected, as a piece. */
export function selectedPiece(shape: Shape, selection: FloatingSelection): Shape {
  return selection.floating?.piece ?? pieceOf(shape, selection.area);
}

function lift(shape: Shape, { area, floating }: FloatingSelection): Floating {
  return floating ?? { piece: pieceOf(shape, area), base: withoutArea(shape, area), isNew: false };
}

function cornerOf({ area }: FloatingSelection): Point {
  return [area.left, area.top];
}
