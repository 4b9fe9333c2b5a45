/**
 * A question about the board on screen, and all that follows from its answer. It is bound to the revision that was on the
 * board when it was asked: the worker refuses to search another position or to act on one, and nothing is shown about one.
 */
import type { EngineClient } from '../../engine/client.ts';
import type { EngineReply, SearchRequest } from '../../engine/protocol.ts';
import type { Act, CurrentGame } from './current-game.ts';
import { notDone, type SessionState } from './session-state.ts';

export interface BoardQuestion {
  /** The worker's answer, or null when it is not wanted any more: cancelled, or the board has changed. */
  ask<T extends SearchRequest['type']>(
    type: T,
    onProgress?: (nodes: number) => void,
  ): Promise<EngineReply<T> | null>;
  /** Acts on the position that was asked about, and goes on with the one it leads to. False when it was not done. */
  act(what: Act): Promise<boolean>;
  /** Changes what is shown, if that position is on the board still. */
  show(change: Partial<SessionState>): void;
}

/** A question about the position that is on the board now. */
export function askAboutBoard(
  current: CurrentGame,
  engine: EngineClient,
  signal: AbortSignal,
): BoardQuestion {
  const { store } = current;
  let revision = store.getState().game?.revision;
  const isCurrent = () =>
    !signal.aborted && revision !== undefined && store.getState().game?.revision === revision;

  return {
    async ask(type, onProgress) {
      if (!isCurrent() || revision === undefined) return null;
      const answer = await engine.ask(
        { type, revision },
        { signal, onProgress: (nodes) => isCurrent() && onProgress?.(nodes) },
      );
      const isStale = !answer.ok && (answer.error === 'stale' || answer.error === 'cancelled');
      return isStale || !isCurrent() ? null : answer;
    },
    async act(what) {
      if (!isCurrent() || revision === undefined) return false;
      const reply = await current.act(what, revision);
      if (reply.ok) revision = reply.value.revision;
      else if (isCurrent()) store.setState(notDone(reply.error.code));
      return reply.ok && isCurrent();
    },
    show(change) {
      if (isCurrent()) store.setState(change);
    },
  };
}

type ShownSearch =
  | { readonly state: 'none' }
  /** `nodes`: positions searched so far, null before the first report. */
  | { readonly state: 'searching'; readonly nodes: number | null };

/** The parts of the state in which a search is shown. */
export const SHOWN_AS = {
  hint: (hint: ShownSearch): Partial<SessionState> => ({ hint }),
  verdict: (verdict: ShownSearch): Partial<SessionState> => ({ verdict }),
  reshuffle: (reshuffle: ShownSearch): Partial<SessionState> => ({ reshuffle }),
} as const;
export type ShownAs = keyof typeof SHOWN_AS;

/** That a search has begun; what was said before is put away, and a hint with what it dims on the board. */
export function searchBegun(part: ShownAs): Partial<SessionState> {
  return { hint: { state: 'none' }, ...SHOWN_AS[part]({ state: 'searching', nodes: null }), message: null };
}

/** Searches; null when the answer is not wanted any more: cancelled, or the board has changed. */
export async function searchShown<T extends SearchRequest['type']>(
  question: BoardQuestion,
  type: T,
  part: ShownAs,
): Promise<EngineReply<T> | null> {
  const show = SHOWN_AS[part];
  const answer = await question.ask(type, (nodes) => question.show(show({ state: 'searching', nodes })));
  question.show(show({ state: 'none' }));
  return answer;
}
