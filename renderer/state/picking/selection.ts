import type { Move } from '../../../core/board/board.ts';

/** The selection as a state machine: no tile, or one tile waits for its partner. It answers at once, without a request. */
export type Selection = { readonly state: 'idle' } | { readonly state: 'one'; readonly cell: number };

export const IDLE: Selection = { state: 'idle' };

export interface Picked {
  readonly selection: Selection;
  /** The pair to try, or null while one tile is missing. */
  readonly pair: Move | null;
}

/**
 * Picks a cell: the first pick selects, a second one of the same cell deselects, and one of another cell
 * makes a pair and clears the selection at once.
 */
export function pickCell(selection: Selection, cell: number): Picked {
  if (selection.state === 'idle') return { selection: { state: 'one', cell }, pair: null };
  if (selection.cell === cell) return { selection: IDLE, pair: null };
  return { selection: IDLE, pair: [selection.cell, cell] };
}
