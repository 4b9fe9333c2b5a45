/** Picks become pairs, pairs become links; a wrong pair is told to the player and to the board. */
import type { Move } from '../../core/board/board.ts';
import type { GameError } from '../../core/game/game.ts';
import { ENGINE_ERRORS, type EngineError } from '../engine/protocol.ts';
import { pickCell } from './selection.ts';
import { canPlay } from './session-state.ts';
import type { GameTable } from './table.ts';

/** Hears of a wrong pair, so that the board can shake it. */
export type RefusedListener = (pair: Move, error: GameError) => void;

export interface Picks {
  pick(cell: number): Promise<void>;
  onRefused(listener: RefusedListener): () => void;
}

type Refusal = GameError | { readonly code: EngineError };

function isEngineError(error: Refusal): error is { readonly code: EngineError } {
  return (ENGINE_ERRORS as readonly string[]).includes(error.code);
}

export function createPicks({ store, act }: GameTable): Picks {
  const listeners = new Set<RefusedListener>();

  function refuse(pair: Move, error: Refusal): void {
    if (isEngineError(error)) return;
    const { selection } = store.getState();
    // The second tile stays in the hand: most often the player takes it for the first of the next pair.
    const isHandFree = selection.state === 'idle' && error.code !== 'not-a-tile';
    store.setState({
      message: { type: 'refused', pair, error },
      selection: isHandFree ? { state: 'one', cell: pair[1] } : selection,
    });
    for (const listener of listeners) listener(pair, error);
  }

  return {
    async pick(cell) {
      const state = store.getState();
      if (!canPlay(state)) return;
      const { selection, pair } = pickCell(state.selection, cell);
      store.setState({ selection, message: null });
      if (pair === null) return;
      const [a, b] = pair;
      const isDead = state.table?.view.status === 'dead';
      const reply = await act(isDead ? { type: 'mercy', a, b } : { type: 'link', a, b, by: 'player' });
      if (!reply.ok) refuse(pair, reply.error);
    },
    onRefused(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
