import type { Move, Point } from '../../../core/board/board.ts';

/** Something that a screen shows on a board, above its tiles and apart from what moves. Painted in the order of a list. */
export type BoardMark =
  /** A part of the board, in cells, stays clear while the rest steps back. */
  | {
      readonly type: 'region';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    }
  /** Tiles with a frame. */
  | { readonly type: 'cells'; readonly cells: readonly number[] }
  /** Two tiles lifted from the board. */
  | { readonly type: 'pair'; readonly pair: Move }
  /** Cells that light up; numbered from 1 in their order, or not. */
  | { readonly type: 'lit'; readonly cells: readonly number[]; readonly isNumbered: boolean }
  /** A line that is thought of, not drawn. */
  | { readonly type: 'line'; readonly line: readonly Point[] }
  /** A line that loses, or that no tile can take. */
  | { readonly type: 'lost-line'; readonly line: readonly Point[] }
  /** Tiles that no play takes any more: framed, while all others step back. */
  | { readonly type: 'stuck'; readonly cells: readonly number[] }
  /** A sign in the corner of a tile. */
  | { readonly type: 'sign'; readonly cell: number; readonly sign: MarkSign };

/** ◇, ★ and ☒: told apart by form, not by colour alone. */
export type MarkSign = 'diamond' | 'star' | 'crossed';
