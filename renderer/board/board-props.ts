import type { Ref } from 'react';
import type { Board, Move, Point } from '../../core/board/board.ts';
import type { GameEvent } from '../../core/game/game.ts';
import type { ZoomState } from '../viewport/lens.ts';

/** What a hint points at, step by step: a part of the board, every tile of a picture, or the pair itself. */
export type BoardHint =
  | {
      readonly type: 'region';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    }
  | { readonly type: 'cells'; readonly cells: readonly number[] }
  | { readonly type: 'pair'; readonly pair: Move };

export type ZoomTarget = 'in' | 'out' | 'whole';

/** What happens once and leaves no state behind. Everything that lasts is a prop. */
export interface BoardHandle {
  /** A wrong pair: both tiles shake shortly. */
  shake(a: number, b: number): void;
  /** Shows a line for a moment without taking anything: the reason of a hint, or what a blocked pair would need. */
  showLine(line: readonly Point[]): void;
  /** Moves the keyboard's focus to a cell of the grid (the last focused one when none is named). */
  focusCell(cell?: number): void;
  /** Shows the tiles one step larger or smaller, or the whole board. A board that is easy to play as a whole stays so. */
  zoom(to: ZoomTarget): void;
}

export interface GameBoardProps {
  /** What is shown. When it changes, the difference is played; it never waits and never blocks a click. */
  readonly board: Board;
  /** What led from the last board to this one; none (or an empty list) shows the new board at once. */
  readonly events?: readonly GameEvent[];
  readonly selected: number | null;
  readonly hint?: BoardHint | null;
  /** Paused: neither the picture nor the grid of cells can be seen or read. */
  readonly hidden?: boolean;
  /** Nothing moves: lines are shown still for a moment, tiles go and come at once. */
  readonly reducedMotion?: boolean;
  /** Only to be looked at: no pointer, no focus, nothing for screen readers. */
  readonly decorative?: boolean;
  /** The grid's name for screen readers. */
  readonly label: string;
  /**
   * A cell's name for screen readers, from the number that the board has there. A new function names all cells anew, so
   * let it be the same one as long as the language and the template are.
   */
  readonly describeCell: (cell: number, kind: number) => string;
  /** A tile was clicked, tapped, or picked by Enter or Space. Walls, gaps and emptied slots are never picked. */
  readonly onPick?: (cell: number) => void;
  /** The mouse came over another tile, or left the tiles. */
  readonly onHover?: (cell: number | null) => void;
  /** What can be done to the size at which the board is seen; called when that changes. */
  readonly onZoom?: (state: ZoomState) => void;
  readonly ref?: Ref<BoardHandle>;
}
