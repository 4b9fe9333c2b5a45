import { describe, expect, it } from 'vitest';
import type { Entry } from '../../core/game/setup/entry.ts';
import { EASY_BOARD, setupOf } from '../../tests/support/engine-samples.ts';
import { createEngineClient, type WorkerPort } from './client.ts';
import { createEngineHost } from './host.ts';
import type { FromWorker } from './protocol.ts';

/** A client and a host in one thread, and all that the host sent. */
function connect() {
  const sent: FromWorker[] = [];
  const port: WorkerPort = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => void host.receive(structuredClone(message)),
  };
  const host = createEngineHost(
    (message) => {
      sent.push(structuredClone(message));
      port.onmessage?.(new MessageEvent('message', { data: structuredClone(message) }));
    },
    { now: () => 0, yieldToMessages: () => Promise.resolve() },
  );
  return { engine: createEngineClient(port, () => undefined), sent };
}

const LINKS: readonly Entry[] = [
  { type: 'link', a: 0, b: 1, by: 'player', elapsedMs: 5 },
  { type: 'undo', elapsedMs: 9 },
  { type: 'link', a: 0, b: 1, by: 'player', elapsedMs: 12 },
];

const dealsIn = (sent: readonly FromWorker[]) =>
  sent.flatMap((message) => (message.kind === 'on-board' ? [message.reply.view.deal] : []));

describe('views between the threads', () => {
  it('bring the deal with the first of a game, and no more while that deal is played', async () => {
    const { engine, sent } = connect();
    const setup = setupOf(EASY_BOARD);
    await engine.ask({ type: 'open', setup, journal: [] });
    for (const entry of LINKS) await engine.ask({ type: 'apply', entry, revision: null });
    expect(dealsIn(sent).map((deal) => deal !== null)).toEqual([true, false, false, false]);
    await engine.ask({ type: 'open', setup: setupOf(EASY_BOARD), journal: [] });
    expect(dealsIn(sent).at(-1)).not.toBeNull();
  });

  it('are the same views at both ends, with one object for the deal', async () => {
    const { engine } = connect();
    const setup = setupOf(EASY_BOARD);
    const opened = await engine.ask({ type: 'open', setup, journal: [] });
    if (!opened.ok) throw new Error(opened.error);
    const { view } = opened.value;
    expect(view.deal).toEqual(setup.deal);
    expect(Array.isArray(view.cells)).toBe(true);
    for (const entry of LINKS) {
      const applied = await engine.ask({ type: 'apply', entry, revision: null });
      if (!applied.ok) throw new Error(applied.error.code);
      expect(applied.value.view.deal).toBe(view.deal);
      expect(applied.value.view.cells.length).toBe(view.cells.length);
      expect(applied.value.events.length).toBeGreaterThan(0);
    }
  });

  it('keep a deal whose view is waited for no longer', async () => {
    const { engine } = connect();
    const stop = new AbortController();
    const dropped = engine.ask(
      { type: 'open', setup: setupOf(EASY_BOARD), journal: [] },
      { signal: stop.signal },
    );
    stop.abort();
    expect(await dropped).toEqual({ ok: false, error: 'cancelled' });
    const applied = await engine.ask({ type: 'apply', entry: LINKS[0] as Entry, revision: null });
    expect(applied).toMatchObject({ ok: true, value: { view: { deal: setupOf(EASY_BOARD).deal } } });
  });
});
