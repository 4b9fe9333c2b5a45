/** The numbers of a claim, by how its text says them. */

/** A number of a claim that its text says by the name of the picture of that kind. */
export interface PictureFigure {
  readonly kind: number;
}

/** One that its text says as the name of a line with so many turns. */
export interface TurnsFigure {
  readonly turns: number;
}

/** One that its text says as so many moves. */
export interface MovesFigure {
  readonly moves: number;
}

/** One that its text says as so many pairs that are left. */
export interface PairsFigure {
  readonly pairs: number;
}

/** One that its text says as a place. */
export interface CellFigure {
  readonly cell: number;
}

/** One that its text says as so many links. */
export interface LinksFigure {
  readonly links: number;
}

/** One that its text says as points of a score, with the language's separators. */
export interface PointsFigure {
  readonly points: number;
}

/** One that its text says as it is written here: a share in per cent, a point by column and row, or a letter. */
export interface NumeralFigure {
  readonly numeral: string;
}

/** One that its text says as a time in whole seconds. */
export interface TimeFigure {
  readonly ms: number;
}
export type Figure =
  | number
  | TimeFigure
  | CellFigure
  | PictureFigure
  | TurnsFigure
  | MovesFigure
  | PairsFigure
  | LinksFigure
  | PointsFigure
  | NumeralFigure;

/** A place that a text names, counted from 1. */
export interface NamedCell {
  readonly row: number;
  readonly column: number;
}
