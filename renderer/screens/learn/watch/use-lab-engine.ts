import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { EngineClient } from '../../../engine/client.ts';
import type { EngineReply, EngineRequest } from '../../../engine/protocol.ts';
import type { StoppableEngine } from '../../../engine/start-engine.ts';
import { START_HELPER } from '../../../engine/start-engine.ts';
import { useService } from '../../../services/use-service.ts';

/** The lab's own worker, so that what is watched never waits for the game's, nor the game for it. */
export interface LabEngine {
  readonly engine: EngineClient;
  /** Starts a new worker in its place: one that met an error may answer nothing more. */
  restart(): void;
}

export const LabEngineContext = createContext<LabEngine | null>(null);

/** Starts a worker as long as the component lives. */
export function useOwnEngine(): LabEngine | null {
  const startHelper = useService(START_HELPER);
  const [engine, setEngine] = useState<StoppableEngine | null>(null);
  const running = useRef<StoppableEngine | null>(null);
  const restart = useCallback(() => {
    running.current?.stop();
    running.current = startHelper();
    setEngine(running.current);
  }, [startHelper]);
  useEffect(() => {
    restart();
    return () => running.current?.stop();
  }, [restart]);
  return useMemo(() => engine && { engine, restart }, [engine, restart]);
}

/**
 * The answer to a request, or why there is none; null while it is worked out. The request must be the same object as
 * long as it is the same. A worker that was started in place of another gets the request again.
 */
export function useLabAnswer<R extends EngineRequest>(request: R | null): EngineReply<R['type']> | null {
  const own = useContext(LabEngineContext);
  const [answered, setAnswered] = useState<{
    own: LabEngine;
    request: R;
    reply: EngineReply<R['type']>;
  } | null>(null);
  useEffect(() => {
    if (own === null || request === null) return;
    const abort = new AbortController();
    void own.engine.ask(request, { signal: abort.signal }).then((reply) => {
      if (!abort.signal.aborted) setAnswered({ own, request, reply });
    });
    return () => abort.abort();
  }, [own, request]);
  const isNow = answered !== null && answered.request === request && answered.own === own;
  return isNow ? answered.reply : null;
}
