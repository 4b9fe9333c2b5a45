import { serviceKey } from '../services/services.ts';
import { createEngineClient, type EngineClient, type WorkerPort } from './client.ts';

/** An engine that can be ended at any moment, whatever it is doing; what was asked is then never answered. */
export interface StoppableEngine extends EngineClient {
  stop(): void;
}

/** The engine in a worker of its own, which starts with the first request: home stands before it needs a board. */
export function startEngine(onBug: (message: string) => void): StoppableEngine {
  let worker: Worker | null = null;
  let isStopped = false;
  const port: WorkerPort = {
    onmessage: null,
    onerror: null,
    postMessage(message) {
      if (isStopped) return;
      worker ??= startWorker(port);
      worker.postMessage(message);
    },
  };
  const stop = () => {
    isStopped = true;
    worker?.terminate();
  };
  return { ...createEngineClient(port, onBug), stop };
}

function startWorker({ onmessage, onerror }: WorkerPort): Worker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'engine' });
  return Object.assign(worker, { onmessage, onerror });
}

export const START_HELPER = serviceKey<() => StoppableEngine>('start helper');
