/** The board that the lab shows. It is kept while the program runs. */
import { createStore } from 'zustand/vanilla';
import type { Board, Move } from '../../core/board/board.ts';
import type { Rules } from '../../core/rules/rules.ts';

/** Where a board came from, which is how it is called. */
export type LabSource =
  | { readonly type: 'sample' | 'pasted' }
  | { readonly type: 'template' | 'game'; readonly name: string };

export interface LabBoard {
  readonly source: LabSource;
  readonly board: Board;
  readonly rules: Rules;
  /** Two tiles to begin with, or none. */
  readonly pair: Move | null;
}

/** null: nothing was chosen yet. */
export interface LabBoardState {
  readonly shown: LabBoard | null;
}

export function createLabBoard() {
  return createStore<LabBoardState>(() => ({ shown: null }));
}
export type LabBoardStore = ReturnType<typeof createLabBoard>;
