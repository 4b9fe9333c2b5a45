import type { GameSetup } from '../../core/game/entry.ts';
import { BUILTIN_TEMPLATES } from '../../core/templates/builtin.ts';
import { makeRevision } from '../../core/templates/revision.ts';
import { createBridge } from '../../renderer/bridge/bridge.ts';
import { createInProcessEngine } from '../../renderer/engine/in-process.ts';
import { createClock } from '../../renderer/state/play/clock.ts';
import { createJournal } from '../../renderer/state/play/journal.ts';
import { createSession } from '../../renderer/state/play/session.ts';
import { createFakeHost } from './fake-host.ts';

/** A session over a host in memory, with a clock that is moved by hand and waits that take no time. */
export function newSession(warnsWhenLost = () => false) {
  let instant = 0;
  const host = createFakeHost();
  const bridge = createBridge(host.raw);
  const clock = createClock(() => instant);
  const journal = createJournal(bridge);
  const engine = createInProcessEngine((message) => {
    throw new Error(message);
  });
  const templates = BUILTIN_TEMPLATES.map((template) => makeRevision(template, true));
  const wait = () => Promise.resolve();
  const session = createSession({
    bridge,
    engine,
    clock,
    journal,
    newSeed: () => 7,
    today: () => '2026-11-22',
    wait,
    warnsWhenLost,
  });
  const state = () => session.store.getState();
  /** Begins the game of a setup by continuing it from the host, as after a restart of the program. */
  const open = async (setup: GameSetup) => {
    const started = await bridge.call('games.start', { setup });
    if (!started.ok) throw new Error(started.error.code);
    await session.continueGame(started.value.gameId);
    return started.value.gameId;
  };
  const pair = async (a: number, b: number) => {
    await session.pick(a);
    await session.pick(b);
  };
  const pass = (ms: number) => {
    instant += ms;
  };
  return { session, host, bridge, engine, clock, journal, state, open, pair, pass, templates };
}

export type SessionHarness = ReturnType<typeof newSession>;
