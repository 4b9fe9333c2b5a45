/// <reference lib="webworker" />
import { createEngineClient } from './client.ts';
import { createEngineHost } from './host.ts';
import type { ToWorker } from './protocol.ts';
import type { StoppableEngine } from './start-engine.ts';
import type { StudentPort } from './student-program.ts';

// In a worker `self` is this scope; the compiler only knows it as a window's.
declare const self: DedicatedWorkerGlobalScope;

/** A turn of the event loop that is not throttled as timers are. */
function createYield(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      port2.postMessage(null);
    });
}

/** This program once more, in a thread of its own. */
function startSecond(): StoppableEngine {
  const worker = new Worker(self.location.href, { type: 'module', name: 'second engine' });
  // The first search goes on without it.
  const client = createEngineClient(worker, (message) => console.error(message));
  return { ...client, stop: () => worker.terminate() };
}

/** A worker without any access, for a program that a learner has written. */
function startStudent(): StudentPort {
  return new Worker(new URL('./student-worker.ts', import.meta.url), { type: 'module', name: 'student' });
}

const host = createEngineHost((message) => self.postMessage(message), {
  now: () => performance.now(),
  yieldToMessages: createYield(),
  startStudent,
  ...(navigator.hardwareConcurrency > 1 ? { startSecond } : {}),
});
self.onmessage = (event: MessageEvent<ToWorker>) => void host.receive(event.data);
