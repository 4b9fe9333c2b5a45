/** The tools that a level earned: whether a key means one, and the freeze, which needs no search. */
import type { Tool } from '../../../core/game/modes/earned-tools.ts';
import type { CurrentGame } from './current-game.ts';
import { canPlay, notDone, type SessionState } from './session-state.ts';

/**
 * Tells what a key does for a tool: `tool` spends one; `none-left` in a mode with tools when none of this
 * kind is left; `help` in any other mode.
 */
export function meansTool({ game }: SessionState, tool: Tool): 'tool' | 'none-left' | 'help' {
  const tools = game?.view.tools ?? null;
  if (tools === null) return 'help';
  return tools[tool] > 0 ? 'tool' : 'none-left';
}

/**
 * Returns whether a tool can be spent now: a reshuffle waits for a dead board, on which a hint has nothing to
 * show.
 */
export function canSpend(state: SessionState, tool: Tool): boolean {
  if (!canPlay(state) || meansTool(state, tool) !== 'tool') return false;
  const isDead = state.game?.view.status === 'dead';
  return tool === 'freeze' || isDead === (tool === 'reshuffle');
}

/** Why a key that means a tool spends none on this board. */
export function toolRefused(state: SessionState, tool: Tool): Partial<SessionState> {
  if (meansTool(state, tool) === 'help') return notDone('not-allowed');
  const isDead = state.game?.view.status === 'dead';
  if (tool === 'reshuffle' && !isDead) return notDone('not-dead');
  // A dead board says itself that there is no pair to show.
  if (tool === 'hint' && isDead) return { message: null };
  return notDone('not-earned');
}

/** Holds the countdown, when a freeze is left. */
export function createFreeze({ store, act }: CurrentGame): () => Promise<void> {
  return async () => {
    const state = store.getState();
    if (canSpend(state, 'freeze')) await act({ type: 'tool', tool: 'freeze' });
    else if (canPlay(state)) store.setState(toolRefused(state, 'freeze'));
  };
}
