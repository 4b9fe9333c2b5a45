import type { Ref } from 'react';
import type { Board, Point } from '../../core/board/board.ts';
import type { GameEvent } from '../../core/game/play/game.ts';
import type { ZoomState } from '../viewport/camera.ts';
import type { BoardLayout } from '../viewport/layout.ts';
import type { SeenPart } from '../viewport/overview.ts';
import type { BoardMark } from './layers/board-mark.ts';
import type { MotionPlan } from './layers/motions.ts';

export type ZoomTarget = 'in' | 'out' | 'whole';

/** The effects of a board that happen once and leave no state behind. Everything that lasts is a prop. */
export interface BoardHandle {
  /** A wrong pair: both tiles shake shortly. */
  shake(a: number, b: number): void;
  /** A blocked pair: a thread runs the nearest way to the tile that is first in it, the one at that place of the line. */
  bar(line: readonly Point[], at: number): void;
  /** Shows a line for a moment without taking anything: the reason of a hint, or what a blocked pair would need. */
  showLine(line: readonly Point[]): void;
  /** Moves the keyboard's focus to a cell of the grid (the last focused one when none is named). */
  focusCell(cell?: number): void;
  /** Shows the tiles one step larger or smaller, or the whole board. A board that is easy to play as a whole stays so. */
  zoom(to: ZoomTarget): void;
  /**
   * Returns the present layout of the board in its element, for what a screen places over it. Null before the
   * board is shown.
   */
  layout(): BoardLayout | null;
  /** The element that holds the board. */
  element(): HTMLElement | null;
  readonly sight: BoardSight;
}

/**
 * A cell's name for screen readers, from the number that the board has there. It says that the cell is selected: NVDA
 * and JAWS leave `aria-selected` of the focused cell out.
 */
export type DescribeCell = (cell: number, kind: number, isSelected: boolean) => string;

/** Which part of the board is seen, for a small map of it. */
export interface BoardSight {
  /** Tells what is seen, now and whenever it changes, until the returned function is called. */
  watch(listener: (sight: SeenPart) => void): () => void;
  /** Brings a place of the board, in cells, into the middle as far as the edges let it. */
  lookAt(column: number, row: number): void;
}

/**
 * The data that a screen passes to a board. A board in play, a decoration behind a page, a small one in a
 * list and one that explains an algorithm differ in these data alone.
 */
export interface GameBoardProps {
  /** The board to show. When it changes, the difference is animated; the animation never blocks a click. */
  readonly board: Board;
  /**
   * The events between the last board and this one; with none (or an empty list) the new board is shown at
   * once.
   */
  readonly events?: readonly GameEvent[];
  /** True if the first board is laid tile by tile; otherwise it is there at once. */
  readonly isDealt?: boolean;
  readonly selected: number | null;
  /** The marks beside the selection. A new list that names a region or a pair brings that into view. */
  readonly marks?: readonly BoardMark[];
  /** Cells whose tile shows its back. */
  readonly faceDown?: ReadonlySet<number>;
  /** These motions play the step from one board to the next; by default they are those of play. */
  readonly motions?: MotionPlan;
  /** Paused: neither the picture nor the grid of cells can be seen or read. */
  readonly hidden?: boolean;
  /** Nothing moves: lines are shown still for a moment, tiles go and come at once. */
  readonly reducedMotion?: boolean;
  /** Only to be looked at: no pointer, no focus, nothing for screen readers. */
  readonly decorative?: boolean;
  /** Always seen as a whole, however small its cells become. */
  readonly isWhole?: boolean;
  /** Nothing lies in its corner for now, where the buttons of its size are otherwise. */
  readonly isCornerFree?: boolean;
  /** The lane around it is part of the board, and no other is left free. */
  readonly hasOwnLane?: boolean;
  /** Seen as a whole first, however small its cells are then; it can be zoomed like any other. */
  readonly beginsWhole?: boolean;
  /** Its cells are as large as they go: the lane around it is as narrow as a line needs. */
  readonly isLarge?: boolean;
  /** The grid's name for screen readers. */
  readonly label: string;
  /** A new function names all cells anew, so let it be the same one as long as the language and the template are. */
  readonly describeCell: DescribeCell;
  /** A tile was clicked, tapped, or picked by Enter or Space. Walls, gaps and emptied slots are never picked. */
  readonly onPick?: (cell: number) => void;
  /** The mouse came over another tile, or left the tiles. */
  readonly onHover?: (cell: number | null) => void;
  /** Called when the commands that can change the zoom change. */
  readonly onZoom?: (state: ZoomState) => void;
  readonly ref?: Ref<BoardHandle>;
}
