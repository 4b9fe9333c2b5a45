/** The deal that is being made: how far it is, and the ways to give it up or to skip its choice among seeds. */
import type { DealProgress } from '../../../core/game/setup/deal-record.ts';
import type { DealRecord } from '../../../core/game/setup/entry.ts';
import type { Result } from '../../../core/result.ts';
import type { EngineClient } from '../../engine/client.ts';
import type { EngineError, EngineRequest } from '../../engine/protocol.ts';
import type { SessionStore } from './current-game.ts';

type DealRequest = Extract<EngineRequest, { type: 'deal' | 'deal-tension' | 'deal-level' }>;

export interface Dealing {
  /** Deals, and shows how far it is. A deal that was begun before is given up; what is given up answers `cancelled`. */
  ask(request: DealRequest): Promise<Result<DealRecord, EngineError>>;
  /** Deals the plan's own seed instead of the best of several. */
  skip(): void;
  cancel(): void;
}

export function createDealing(store: SessionStore, engine: EngineClient): Dealing {
  let current = { cancel: new AbortController(), skip: new AbortController() };

  function cancel(): void {
    current.cancel.abort();
    if (store.getState().dealing !== null) store.setState({ dealing: null });
  }

  return {
    cancel,
    skip: () => current.skip.abort(),
    async ask(request) {
      cancel();
      const mine = { cancel: new AbortController(), skip: new AbortController() };
      current = mine;
      const onDealing = ({ stage, permille }: DealProgress) => {
        const canSkip = stage === 'choosing' && !mine.skip.signal.aborted;
        if (current === mine && !mine.cancel.signal.aborted)
          store.setState({ dealing: { stage, permille, canSkip } });
      };
      const { signal } = mine.cancel;
      const dealt = await engine.ask(request, { signal, skip: mine.skip.signal, onDealing });
      if (current === mine && store.getState().dealing !== null) store.setState({ dealing: null });
      return dealt;
    },
  };
}
