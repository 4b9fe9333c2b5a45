/** An engine in this thread: the same client and host, with every message cloned as between threads. */
import { createEngineClient, type EngineClient, type WorkerPort } from '../../renderer/engine/client.ts';
import { createEngineHost } from '../../renderer/engine/host.ts';
import type { FromWorker } from '../../renderer/engine/protocol.ts';

export function createInProcessEngine(onBug: (message: string) => void): EngineClient {
  const port: WorkerPort = {
    onmessage: null,
    onerror: null,
    postMessage(message) {
      const copy = structuredClone(message);
      queueMicrotask(() => void host.receive(copy));
    },
  };
  const host = createEngineHost(
    (message: FromWorker) => {
      port.onmessage?.(new MessageEvent('message', { data: structuredClone(message) }));
    },
    { now: () => performance.now(), yieldToMessages: () => Promise.resolve() },
  );
  return createEngineClient(port, onBug);
}
