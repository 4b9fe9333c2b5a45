import type { Move, Point } from '../../../core/board/board.ts';

/** Something that a screen shows on a board, above its tiles and apart from what moves. Painted in the order of a list. */
export type BoardMark =
  /** A part of the board, in cells, stays clear while the rest is dimmed. */
  | {
      readonly type: 'region';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    }
  /** Tiles with a frame: in jade, in vermilion where they are what loses, dashed in gold where a move opens the way to them, and in vermilion where they are in the way. */
  | { readonly type: 'cells'; readonly cells: readonly number[]; readonly tone?: MarkTone | 'opens' | 'bars' }
  /** Tiles in full light, where the style sheet has dimmed the others. */
  | { readonly type: 'bright'; readonly cells: readonly number[] }
  /** Two tiles of a kind that stood here and were taken, and lost the board: pale, in a dashed frame, with their line. */
  | {
      readonly type: 'ghost';
      readonly pair: Move;
      readonly kind: number;
      readonly line: readonly Point[];
    }
  /** A tile that is off the board here, and is spoken of. */
  | { readonly type: 'pale'; readonly cell: number; readonly kind: number }
  /** Tiles dimmed by a veil in the colour of the paper. */
  | { readonly type: 'faded'; readonly cells: readonly number[] }
  /** A number, or a letter, in the corner of a tile. */
  | { readonly type: 'number'; readonly cell: number; readonly number: number | string }
  /** Two tiles lifted from the board. */
  | { readonly type: 'pair'; readonly pair: Move }
  /** A pair to be taken, lifted, and its line from rim to rim, which breathes. */
  | { readonly type: 'guide'; readonly line: readonly Point[]; readonly pair: Move }
  /** A line that could be drawn and was not. */
  | { readonly type: 'line'; readonly line: readonly Point[] }
  /** A line that loses, or that no tile can take. */
  | { readonly type: 'lost-line'; readonly line: readonly Point[] }
  /** A line that was taken, or that keeps the board winnable: whole, where the others are dotted. */
  | { readonly type: 'kept-line'; readonly line: readonly Point[] }
  /** Tiles that no play takes any more: framed, while all others are dimmed. */
  | { readonly type: 'stuck'; readonly cells: readonly number[] }
  /** The turns of a line, numbered up to the one too many, which is the last and stands out. */
  | { readonly type: 'barred-turn'; readonly corners: readonly Point[] }
  /** A crossed box in the corner of a tile: told apart by form, not by colour alone. */
  | { readonly type: 'cross'; readonly cell: number }
  /** Cells that a search examined, the later the deeper in its tint, and the one that it examines now. */
  | {
      readonly type: 'examined';
      readonly cells: readonly ExaminedCell[];
      readonly now: number | null;
      readonly tint: SearchTint;
    }
  /** The numbers of these cells, and dots where one was examined again: above the line, which would hide them. */
  | { readonly type: 'orders'; readonly cells: readonly ExaminedCell[] }
  /** The edge of a board in a lane of cells, so many wide: dots around the lane that lines may run in, a line where none leaves it. */
  | { readonly type: 'edge'; readonly lane: number; readonly isOpen: boolean }
  /** The numbers of columns and rows along a lane one cell wide, counted from the first cell of the board; those of the lane itself too where lines may run in it. Those of some places stand out. */
  | { readonly type: 'numbered'; readonly isOpen: boolean; readonly lit: readonly Point[] }
  /** Letters that name tiles. */
  | { readonly type: 'tags'; readonly tags: readonly { readonly cell: number; readonly text: string }[] }
  /** A line, every cell of it in order: found, or said to be there or not by mistake. */
  | { readonly type: 'path'; readonly line: readonly Point[]; readonly tone: 'found' | 'wrong' };

/** The colour that tells a search from those beside it. */
export type SearchTint = 'jade' | 'gold' | 'indigo' | 'ember' | 'ink';

/** A cell with its place in the order, from 1, and how often it was examined. */
export interface ExaminedCell {
  readonly cell: number;
  readonly order: number;
  readonly times: number;
  readonly isFree: boolean;
}

/** The meaning of a mark on tiles or a line: the move keeps the board winnable, or loses it. */
export type MarkTone = 'keeps' | 'loses';
