import { createStore } from 'zustand/vanilla';
import { serviceKey } from '../../services/services.ts';

/** Says whether the open game's board is shown turned: what speaks of its places, or looks for them in the window, asks this. */
export interface BoardTurnState {
  /** The size of the game's board while it is shown with its rows as columns; null while it is shown as it is. */
  readonly turned: { readonly width: number; readonly height: number } | null;
}

export function createBoardTurn() {
  return createStore<BoardTurnState>(() => ({ turned: null }));
}
export type BoardTurnStore = ReturnType<typeof createBoardTurn>;

export const BOARD_TURN = serviceKey<BoardTurnStore>('board turn');
