import { createEngine, type Engine } from './client.ts';

/** Starts the worker that holds the core. */
export function startEngine(onBug: (message: string) => void): Engine {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'engine' });
  return createEngine(worker, onBug);
}
