/** Reshuffles a board on which nothing links any more, in the modes whose boards are never lost. */
import { MODES } from '../../../core/game/modes/table.ts';
import type { Session } from './session.ts';
import { canPlay, type SessionState } from './session-state.ts';

/**
 * Looks at the position that is on the board and at each one that comes, once, until the returned function is called. Reshuffles
 * nothing in other modes.
 */
export function reshuffleDead({ store, assistance }: Pick<Session, 'store' | 'assistance'>): () => void {
  const look = (state: SessionState, before: SessionState | null) => {
    const { game } = state;
    if (game === null || !canPlay(state) || game.view.status !== 'dead') return;
    if (MODES[game.setup.mode].reshufflesDead !== true) return;
    const isSeen = before !== null && canPlay(before) && before.game?.revision === game.revision;
    if (!isSeen) void assistance.reshuffle();
  };
  look(store.getState(), null);
  return store.subscribe(look);
}
