import { createStore } from 'zustand/vanilla';
import { serviceKey } from '../../services/services.ts';

/** Why the clock stands still. It runs while no reason holds. */
export type StopReason = 'no-game' | 'unpicked' | 'paused' | 'away' | 'dealing' | 'over';

export interface ClockState {
  /** Integer milliseconds of game clock; never falls within a game. */
  readonly elapsedMs: number;
  readonly stopped: ReadonlySet<StopReason>;
}

/** Game clock: counts the time between starts and stops of a monotonic source, so that no change of date moves it. */
export interface Clock {
  readonly store: ReturnType<typeof createClockStore>;
  /** Sets the clock for a game; the reasons it starts with replace the old ones. */
  reset(elapsedMs: number, reasons: readonly StopReason[]): void;
  stop(reason: StopReason): void;
  release(reason: StopReason): void;
  /** The time now, also put into the store. */
  read(): number;
}

function createClockStore() {
  return createStore<ClockState>(() => ({ elapsedMs: 0, stopped: new Set<StopReason>(['no-game']) }));
}

/** `now` is a monotonic clock in milliseconds. */
export function createClock(now: () => number): Clock {
  const store = createClockStore();
  let countedMs = 0;
  let runningSince: number | null = null;

  function read(): number {
    if (runningSince !== null) {
      const instant = now();
      countedMs += instant - runningSince;
      runningSince = instant;
    }
    const elapsedMs = Math.floor(countedMs);
    if (elapsedMs !== store.getState().elapsedMs) store.setState({ elapsedMs });
    return elapsedMs;
  }

  function setReasons(stopped: ReadonlySet<StopReason>): void {
    read();
    runningSince = stopped.size === 0 ? now() : null;
    store.setState({ stopped });
  }

  return {
    store,
    read,
    reset(elapsedMs, reasons) {
      runningSince = null;
      countedMs = elapsedMs;
      setReasons(new Set(reasons));
    },
    stop(reason) {
      setReasons(new Set(store.getState().stopped).add(reason));
    },
    release(reason) {
      const stopped = new Set(store.getState().stopped);
      if (stopped.delete(reason)) setReasons(stopped);
    },
  };
}

/** Returns whether the clock runs. */
export function isRunning(state: ClockState): boolean {
  return state.stopped.size === 0;
}

export const CLOCK = serviceKey<Clock>('clock');
