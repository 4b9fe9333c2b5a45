import { createContext, useContext, useEffect, useState } from 'react';
import type { EngineClient } from '../../../engine/client.ts';
import type { EngineReply, EngineRequest } from '../../../engine/protocol.ts';
import type { StoppableEngine } from '../../../engine/start-engine.ts';
import { useApp } from '../../../state/app-context.ts';

/** The lab's own worker, so that what is watched never waits for the game's, nor the game for it. */
export const LabEngineContext = createContext<EngineClient | null>(null);

/** Starts a worker as long as the component lives. */
export function useOwnEngine(): EngineClient | null {
  const { startHelper } = useApp();
  const [engine, setEngine] = useState<StoppableEngine | null>(null);
  useEffect(() => {
    const started = startHelper();
    setEngine(started);
    return () => started.stop();
  }, [startHelper]);
  return engine;
}

/** The answer to a request; null while there is none. The request must be the same object as long as it is the same. */
export function useLabAnswer<R extends EngineRequest>(request: R | null): EngineReply<R['type']> | null {
  const engine = useContext(LabEngineContext);
  const [answered, setAnswered] = useState<{ request: R; reply: EngineReply<R['type']> } | null>(null);
  useEffect(() => {
    if (engine === null || request === null) return;
    const abort = new AbortController();
    void engine.ask(request, { signal: abort.signal }).then((reply) => {
      if (!abort.signal.aborted) setAnswered({ request, reply });
    });
    return () => abort.abort();
  }, [engine, request]);
  return answered !== null && answered.request === request ? answered.reply : null;
}
