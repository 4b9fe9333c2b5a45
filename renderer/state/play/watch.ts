/** What happens around the game: the window goes away, the machine sleeps, and time passes. */
import type { Bridge } from '../../bridge/bridge.ts';
import { type Clock, isRunning } from './clock.ts';
import type { Journal } from './journal.ts';
import type { Session } from './session.ts';

const TICK_MS = 200;

/** Stops the clock while the window is not looked at. Returns the function that ends that. */
export function watchWindow(session: Session, bridge: Bridge): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const look = () => session.setAway(document.visibilityState === 'hidden' || !document.hasFocus());
  const isAway = () => session.setAway(true);
  window.addEventListener('blur', isAway, { signal });
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

/** Ticks the session, and keeps the clock in the database each second and whenever it stops. */
export function keepClock(session: Session, clock: Clock, bridge: Bridge): () => void {
  let keptMs = -1;

  function keep(elapsedMs: number): void {
    const { game, stage } = session.store.getState();
    if (game === null || stage.name !== 'playing' || elapsedMs === keptMs) return;
    keptMs = elapsedMs;
    // A clock that could not be kept is kept a second later; the journal's banner reports a full disk.
    void bridge.call('games.clock', { gameId: game.gameId, elapsedMs });
  }

  const timer = setInterval(() => {
    session.tick();
    const { elapsedMs } = clock.store.getState();
    if (Math.floor(elapsedMs / 1_000) !== Math.floor(keptMs / 1_000)) keep(elapsedMs);
  }, TICK_MS);
  const unsubscribe = clock.store.subscribe((state, before) => {
    if (isRunning(before) && !isRunning(state)) keep(state.elapsedMs);
  });
  return () => {
    clearInterval(timer);
    unsubscribe();
  };
}
