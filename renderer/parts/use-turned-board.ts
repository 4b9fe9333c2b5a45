import { useMemo } from 'react';
import type { Board } from '../../core/board/board.ts';
import type { GameEvent } from '../../core/game/play/game.ts';
import type { BoardMark } from '../board/layers/board-mark.ts';
import { type GridSize, turnCells } from './turned-board.ts';
import { turnEvent, turnMark } from './turned-marks.ts';
import { type TurningShape, useTurnedShape } from './use-turned-shape.ts';

/** The tiles of a board, what happened to them and what is marked on them, by the places that the game knows. */
interface GamePlaces {
  readonly cells: Board['cells'];
  readonly events: readonly GameEvent[];
  readonly marks?: readonly BoardMark[];
}

/** The same by the places where it is shown. */
interface ShownPlaces {
  /** The same object while nothing of it changes, as are the two lists. */
  readonly board: Board;
  readonly events: readonly GameEvent[];
  readonly marks: readonly BoardMark[];
  /** The size that it is turned from; null where it is shown as it is. */
  readonly turned: GridSize | null;
}

const NO_MARKS: readonly BoardMark[] = [];

/** The way that every board of a game stands in this window: in play, in its review, as a puzzle. */
export function useTurnedBoard(
  template: TurningShape,
  { cells, events, marks = NO_MARKS }: GamePlaces,
): ShownPlaces {
  const { shape, turned } = useTurnedShape(template);
  const board = useMemo(
    () => ({ ...shape, cells: turned === null ? cells : turnCells(cells, turned) }),
    [shape, turned, cells],
  );
  const shownEvents = useMemo(
    () => (turned === null ? events : events.map((event) => turnEvent(event, turned))),
    [turned, events],
  );
  const shownMarks = useMemo(
    () => (turned === null ? marks : marks.map((mark) => turnMark(mark, turned))),
    [turned, marks],
  );
  return { board, events: shownEvents, marks: shownMarks, turned };
}
