/** Watches the events around the game: the window is left, the machine sleeps, and time passes. */
import { MODES } from '../../../core/game/modes/table.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import { type Clock, isRunning } from './clock.ts';
import type { Journal } from './journal.ts';
import type { Session } from './session.ts';

/** A countdown is looked at so often: its bar burns down, and it ends between two seconds. */
const COUNTDOWN_TICK_MS = 200;
/** A kill costs at most so much of the clock. */
const KEEP_MS = 20_000;

/** Stops the clock while the window is not looked at, and when its page goes. Returns the function that ends that. */
export function watchWindow(session: Session, bridge: Bridge): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const look = () => session.setAway(document.visibilityState === 'hidden' || !document.hasFocus());
  const isAway = () => session.setAway(true);
  window.addEventListener('blur', isAway, { signal });
  window.addEventListener('pagehide', isAway, { signal });
  window.addEventListener('focus', look, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  const unsubscribe = bridge.onHostEvent((event) => {
    if (event.type === 'suspend') session.pause();
  });
  return () => {
    watching.abort();
    unsubscribe();
  };
}

/** Sends what is not accepted yet when the window goes away: on a slow disk that may be several moves. */
export function sendBeforeLeaving(journal: Journal): void {
  window.addEventListener('pagehide', () => journal.sendAll());
}

/**
 * Ticks the session while the clock runs, and keeps the clock in the database: moves carry the time, so it is kept when none has
 * for 20 seconds, and when it stops. Where a countdown waits for the player, storage is also told whether it runs. Without a
 * countdown nothing on screen changes between two whole seconds, and nothing at all while the clock stands: no timer runs then.
 */
export function keepClock(session: Session, clock: Clock, bridge: Bridge): () => void {
  /** The state of the clock that storage knows, beside the moves. */
  let known = { gameId: '', elapsedMs: 0, isRunning: false };
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look(): void {
    clearTimeout(timer);
    const { game, stage } = session.store.getState();
    if (game === null || stage.name !== 'playing') return;
    const { gameId, setup, view } = game;
    const elapsedMs = clock.read();
    const runs = isRunning(clock.store.getState());
    if (known.gameId !== gameId) known = { gameId, elapsedMs, isRunning: false };
    const leftMs = () => Math.max(known.elapsedMs, view.elapsedMs) + (runs ? KEEP_MS : 1) - elapsedMs;
    const isOther = MODES[setup.mode].resumes === 'paused' && runs !== known.isRunning;
    if (leftMs() <= 0 || isOther) {
      known = { gameId, elapsedMs, isRunning: runs };
      // A clock that could not be kept is kept the next time; the journal's banner reports a full disk.
      void bridge.call('games.clock', known);
    }
    if (!runs) return;
    const tickMs = view.countdown === null ? 1_000 - (elapsedMs % 1_000) : COUNTDOWN_TICK_MS;
    timer = setTimeout(tick, Math.min(tickMs, leftMs()));
  }

  function tick(): void {
    session.tick();
    look();
  }

  const unsubscribes = [
    clock.store.subscribe((state, before) => {
      if (isRunning(before) !== isRunning(state)) look();
    }),
    session.store.subscribe(({ game, stage }, before) => {
      if (game !== before.game || stage !== before.stage) look();
    }),
  ];
  return () => {
    clearTimeout(timer);
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}
