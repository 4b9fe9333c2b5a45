import { serviceKey } from '../services/services.ts';
import { createEngineClient, type EngineClient } from './client.ts';

/** An engine that can be ended at any moment, whatever it is doing; what was asked is then never answered. */
export interface StoppableEngine extends EngineClient {
  stop(): void;
}

/** Starts the worker that holds the core. */
export function startEngine(onBug: (message: string) => void): StoppableEngine {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'engine' });
  return { ...createEngineClient(worker, onBug), stop: () => worker.terminate() };
}

export const START_HELPER = serviceKey<() => StoppableEngine>('start helper');
