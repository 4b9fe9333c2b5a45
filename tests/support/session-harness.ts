import type { RawBridge } from '../../core/contract/contract.ts';
import type { GameSetup } from '../../core/game/setup/entry.ts';
import { BUILTIN_TEMPLATES } from '../../core/templates/builtin.ts';
import { makeRevision } from '../../core/templates/revision.ts';
import { createBridge } from '../../renderer/bridge/bridge.ts';
import { createClock } from '../../renderer/state/play/clock.ts';
import { createJournal } from '../../renderer/state/play/journal.ts';
import { createSession, type SessionParts } from '../../renderer/state/play/session.ts';
import { createFakeHost } from './fake-host.ts';
import { createInProcessEngine } from './in-process-engine.ts';

/**
 * A session over a host of its own, with a clock that is moved by hand and by `stepMs` each time it is read, and waits that take
 * no time.
 */
export function sessionOver(raw: RawBridge, parts: Partial<SessionParts> = {}, stepMs = 0) {
  let instant = 0;
  const bridge = createBridge(raw);
  const clock = createClock(() => {
    instant += stepMs;
    return instant;
  });
  const journal = createJournal(bridge);
  const engine = createInProcessEngine((message) => {
    throw new Error(message);
  });
  const wait = () => Promise.resolve();
  const session = createSession({
    bridge,
    engine,
    clock,
    journal,
    newSeed: () => 7,
    now: () => Date.UTC(2026, 10, 22, 12),
    wait,
    ...parts,
  });
  const pass = (ms: number) => {
    instant += ms;
  };
  return { session, bridge, engine, clock, journal, pass };
}

/** The same over a host in memory, with what tests do to it. */
export function newSession(watched: Partial<SessionParts> = {}, stepMs = 0) {
  const host = createFakeHost();
  const over = sessionOver(host.raw, watched, stepMs);
  const { session, bridge } = over;
  const templates = BUILTIN_TEMPLATES.map((template) => makeRevision(template, true));
  const state = () => session.store.getState();
  /**
   * Begins the game of a setup by continuing it from the host, as after a restart of the program. Its clock runs at once, as after
   * a first pick.
   */
  const open = async (setup: GameSetup) => {
    const started = await bridge.call('games.start', { setup });
    if (!started.ok) throw new Error(started.error.code);
    await session.continueGame(started.value.gameId);
    over.clock.release('unpicked');
    return started.value.gameId;
  };
  const pair = async (a: number, b: number) => {
    await session.pick(a);
    await session.pick(b);
  };
  return { ...over, host, state, open, pair, templates };
}

export type SessionHarness = ReturnType<typeof newSession>;
