import { useLayoutEffect, useMemo } from 'react';
import type { Board } from '../../../core/board/board.ts';
import type { GameEvent } from '../../../core/game/play/game.ts';
import { type GridSize, turnCell, turnHint, turnSize } from '../../parts/turned-board.ts';
import { useTurnedBoard } from '../../parts/use-turned-board.ts';
import { useService } from '../../services/use-service.ts';
import type { HintState, OpenGame } from '../../state/play/session-state.ts';
import { BOARD_TURN } from '../../state/shown/board-turn.ts';

/** A game and its hint as they are shown, and the way between a cell of the game and the shown one. */
export interface ShownGame {
  /** The same object while nothing of it changes. */
  readonly board: Board;
  readonly events: readonly GameEvent[];
  readonly hint: HintState;
  /** The size that it is turned from; null where it is shown as it is. */
  readonly turned: GridSize | null;
  readonly toShown: (cell: number) => number;
  readonly toGame: (cell: number) => number;
}

/** Turns the board in a window that it fits only so; what is said aloud and what flies over the board follow it. */
export function useTurnedGame({ view, events }: OpenGame, hint: HintState): ShownGame {
  const boardTurn = useService(BOARD_TURN);
  const {
    board,
    events: shownEvents,
    turned,
  } = useTurnedBoard(view.deal.template, {
    cells: view.cells,
    events,
  });
  useLayoutEffect(() => {
    boardTurn.setState({ turned });
    return () => boardTurn.setState({ turned: null });
  }, [boardTurn, turned]);
  const shownHint = useMemo(
    () => (turned === null || hint.state !== 'shown' ? hint : turnHint(hint, turned)),
    [turned, hint],
  );
  const ways = useMemo(() => {
    if (turned === null) return { toShown: same, toGame: same };
    const back = turnSize(turned);
    return {
      toShown: (cell: number) => turnCell(cell, turned),
      toGame: (cell: number) => turnCell(cell, back),
    };
  }, [turned]);
  return { board, events: shownEvents, hint: shownHint, turned, ...ways };
}

const same = (cell: number) => cell;
