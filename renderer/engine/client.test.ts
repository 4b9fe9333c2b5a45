import { describe, expect, it } from 'vitest';
import { createEngineClient, type WorkerPort } from './client.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

function fakePort() {
  const sent: ToWorker[] = [];
  const port: WorkerPort = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => void sent.push(message),
  };
  const bugs: string[] = [];
  const engine = createEngineClient(port, (message) => bugs.push(message));
  const hear = (data: FromWorker) => port.onmessage?.(new MessageEvent('message', { data }));
  return { port, sent, bugs, engine, hear };
}

const UNDO = { type: 'apply', entry: { type: 'undo', elapsedMs: 0 }, revision: null } as const;

describe('the engine client', () => {
  it('gives each reply to the request with its id, in whatever order they come', async () => {
    const { engine, hear } = fakePort();
    const verdict = engine.ask({ type: 'verdict', revision: 1 });
    const played = engine.ask(UNDO);
    hear({ kind: 'reply', id: 2, reply: { ok: false, error: { code: 'nothing-to-undo' } } });
    hear({ kind: 'reply', id: 1, reply: { ok: true, value: 'winnable' } });
    expect(await verdict).toEqual({ ok: true, value: 'winnable' });
    expect(await played).toEqual({ ok: false, error: { code: 'nothing-to-undo' } });
  });

  it('hands on progress to the request it belongs to', () => {
    const { engine, hear } = fakePort();
    const heard: number[] = [];
    void engine.ask({ type: 'hint', revision: 1 }, { onProgress: (nodes) => heard.push(nodes) });
    hear({ kind: 'progress', id: 1, nodes: 500 });
    hear({ kind: 'progress', id: 9, nodes: 700 });
    expect(heard).toEqual([500]);
  });

  it('tells the worker what is cancelled, once', async () => {
    const { engine, sent } = fakePort();
    const search = new AbortController();
    const hint = engine.ask({ type: 'hint', revision: 1 }, { signal: search.signal });
    search.abort();
    expect(await hint).toEqual({ ok: false, error: 'cancelled' });
    expect(sent.at(-1)).toEqual({ kind: 'cancel', id: 1 });
    expect(sent).toHaveLength(2);
  });

  it('answers everyone when the worker breaks', async () => {
    const { engine, port, bugs } = fakePort();
    const asked = [engine.ask({ type: 'hint', revision: 1 }), engine.ask(UNDO)];
    port.onerror?.({ message: 'out of memory' } as ErrorEvent);
    expect(await Promise.all(asked)).toEqual([
      { ok: false, error: 'crashed' },
      { ok: false, error: { code: 'crashed' } },
    ]);
    expect(bugs).toEqual(['out of memory']);
  });
});
