/// <reference lib="webworker" />
import { createEngineHost } from './host.ts';
import type { ToWorker } from './protocol.ts';

// In a worker `self` is this scope; the compiler only knows it as a window's.
declare const self: DedicatedWorkerGlobalScope;

/** A turn of the event loop that is not throttled as timers are. */
function createBreathing(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      port2.postMessage(null);
    });
}

const host = createEngineHost((message) => self.postMessage(message), {
  now: () => performance.now(),
  breathe: createBreathing(),
});
self.onmessage = (event: MessageEvent<ToWorker>) => void host.receive(event.data);
