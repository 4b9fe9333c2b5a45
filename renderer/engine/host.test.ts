import { describe, expect, it } from 'vitest';
import type { Entry } from '../../core/game/setup/entry.ts';
import { EASY_BOARD, FALLING, LOSABLE_BOARD, setupOf } from '../../tests/support/engine-samples.ts';
import { createInProcessEngine } from '../../tests/support/in-process-engine.ts';
import { wanderingGame } from '../../tests/support/wandering-game.ts';

function newEngine() {
  return createInProcessEngine((message) => {
    throw new Error(message);
  });
}

async function openEngine(text: string, rules = setupOf(EASY_BOARD).deal.rules) {
  const engine = newEngine();
  const setup = setupOf(text, { rules });
  const opened = await engine.ask({ type: 'open', setup, journal: [] });
  if (!opened.ok) throw new Error(opened.error);
  return { engine, setup, revision: opened.value.revision };
}

const link = (a: number, b: number, elapsedMs = 0) =>
  ({ type: 'apply', entry: { type: 'link', a, b, by: 'player', elapsedMs }, revision: null }) as const;

describe('the engine', () => {
  it('applies a link and tells what happened', async () => {
    const { engine } = await openEngine(EASY_BOARD);
    const reply = await engine.ask(link(0, 1, 900));
    expect(reply).toMatchObject({
      ok: true,
      value: { view: { pairsLeft: 7, elapsedMs: 900 }, events: [{ type: 'linked', move: [0, 1], turns: 0 }] },
    });
  });

  it('refuses a wrong pair with the reason of the core', async () => {
    const { engine } = await openEngine(EASY_BOARD);
    expect(await engine.ask(link(0, 2))).toEqual({ ok: false, error: { code: 'different-kinds' } });
  });

  it.each([
    ['more pictures than there are', { kinds: 49, copies: 2 }],
    ['an odd number of copies', { kinds: 4, copies: 3 }],
  ])('deals nothing that asks for %s', async (_, filling) => {
    const { template, rules } = setupOf(EASY_BOARD).deal;
    const plan = { template, rules, filling, seed: 1, aimPermille: null };
    expect(await newEngine().ask({ type: 'deal', plan })).toEqual({ ok: false, error: 'bad-filling' });
  });

  it('opens a journal and stands where it ends', async () => {
    const { engine, setup } = await openEngine(EASY_BOARD);
    const entry = { type: 'link', a: 0, b: 1, by: 'player', elapsedMs: 5 } as const;
    const applied = await engine.ask({ type: 'apply', entry, revision: null });
    const boardHash = applied.ok ? applied.value.boardHash : '';
    const good = await newEngine().ask({ type: 'open', setup, journal: [{ entry, boardHash }] });
    expect(good).toMatchObject({ ok: true, value: { view: { pairsLeft: 7, canUndo: true } } });
    const bad = await newEngine().ask({
      type: 'open',
      setup,
      journal: [{ entry, boardHash: '0'.repeat(16) }],
    });
    expect(bad).toEqual({ ok: false, error: 'bad-journal' });
  });

  it.each([1, 2, 3])(
    'follows the open game as the journal tells it, from its middle too: %i',
    async (seed) => {
      const { setup, rows } = wanderingGame(setupOf(EASY_BOARD), seed, 60);
      const engine = newEngine();
      const half = Math.floor(rows.length / 2);
      expect(await engine.ask({ type: 'trace' })).toEqual({ ok: false, error: 'stale' });
      await engine.ask({ type: 'open', setup, journal: rows.slice(0, half) });
      for (const { entry } of rows.slice(half)) await engine.ask({ type: 'apply', entry, revision: null });
      const followed = await engine.ask({ type: 'trace' });
      expect(followed.ok).toBe(true);
      expect(followed).toEqual(await engine.ask({ type: 'trace-stored', setup, journal: rows }));
    },
  );

  it('proves a board winnable, and lost after the move that loses it', async () => {
    const { engine, revision: first } = await openEngine(LOSABLE_BOARD, FALLING);
    expect(await engine.ask({ type: 'verdict', revision: first })).toEqual({ ok: true, value: 'winnable' });
    const linked = await engine.ask(link(5, 9));
    const revision = linked.ok ? linked.value.revision : first;
    expect(await engine.ask({ type: 'verdict', revision })).toEqual({ ok: true, value: 'lost' });
    expect(await engine.ask({ type: 'find-return', revision })).toEqual({ ok: true, value: 1 });
    expect(await engine.ask({ type: 'find-clearing', revision })).toEqual({ ok: false, error: 'lost' });
    expect(await engine.ask({ type: 'find-reshuffle', revision })).toMatchObject({
      ok: true,
      value: { kind: 'reshuffled', moved: 2, isMinimal: true },
    });
  });

  it('gives a hint that is proved', async () => {
    const { engine, revision } = await openEngine(LOSABLE_BOARD, FALLING);
    const hint = await engine.ask({ type: 'hint', revision });
    expect(hint).toMatchObject({ ok: true, value: { kind: 'move', proved: true } });
  });

  it('neither searches nor acts on a position that is no longer on the board', async () => {
    const { engine, revision } = await openEngine(LOSABLE_BOARD, FALLING);
    await engine.ask(link(5, 9));
    const searches = ['hint', 'verdict', 'find-return', 'find-clearing', 'find-reshuffle'] as const;
    for (const type of searches)
      expect(await engine.ask({ type, revision })).toEqual({ ok: false, error: 'stale' });
    expect(await engine.ask({ ...link(0, 4), revision })).toEqual({ ok: false, error: { code: 'stale' } });
  });

  it('gives a position another revision when it comes back, and keeps it through a note of help', async () => {
    const { engine, revision } = await openEngine(EASY_BOARD);
    const revisionAfter = async (entry: Entry) => {
      const applied = await engine.ask({ type: 'apply', entry, revision: null });
      return applied.ok ? applied.value.revision : Number.NaN;
    };
    expect(await revisionAfter({ type: 'assist', assist: 'hint', elapsedMs: 0 })).toBe(revision);
    expect(await revisionAfter({ type: 'link', a: 0, b: 1, by: 'player', elapsedMs: 0 })).toBeGreaterThan(
      revision,
    );
    expect(await revisionAfter({ type: 'undo', elapsedMs: 0 })).toBeGreaterThan(revision + 1);
  });

  it('answers a search with stale when the board changes meanwhile', async () => {
    const { engine, revision } = await openEngine(LOSABLE_BOARD, FALLING);
    const verdict = engine.ask({ type: 'verdict', revision });
    const applied = engine.ask(link(5, 9));
    const [answer] = await Promise.all([verdict, applied]);
    expect([
      { ok: false, error: 'stale' },
      { ok: true, value: 'winnable' },
    ]).toContainEqual(answer);
  });

  it('answers at once when a search is cancelled', async () => {
    const { engine, revision } = await openEngine(EASY_BOARD);
    const search = new AbortController();
    const verdict = engine.ask({ type: 'verdict', revision }, { signal: search.signal });
    search.abort();
    expect(await verdict).toEqual({ ok: false, error: 'cancelled' });
  });

  it('tells the score of a test-play once it is over', async () => {
    const { engine, setup } = await openEngine(EASY_BOARD);
    const score = () => engine.ask({ type: 'score-row', gameId: 'test-play' });
    expect(await score()).toEqual({ ok: false, error: 'stale' });
    for (const [a, b] of setup.deal.witness) await engine.ask(link(a, b, 1_000));
    expect(await score()).toMatchObject({
      ok: true,
      value: { gameId: 'test-play', mode: setup.mode, links: 8, assists: [], elapsedMs: 1_000 },
    });
  });

  it('has no score for a game that played itself', async () => {
    const { engine, setup } = await openEngine(EASY_BOARD);
    for (const [a, b] of setup.deal.witness) {
      const entry: Entry = { type: 'link', a, b, by: 'auto', elapsedMs: 0 };
      await engine.ask({ type: 'apply', entry, revision: null });
    }
    expect(await engine.ask({ type: 'score-row', gameId: 'test-play' })).toEqual({ ok: true, value: null });
  });

  it('shows a deal played to its end', async () => {
    const { deal } = setupOf(EASY_BOARD);
    const shown = await newEngine().ask({ type: 'play-through', deal });
    const steps = shown.ok ? shown.value : [];
    expect(steps).toHaveLength(deal.witness.length + 1);
    expect(steps.at(-1)?.cells.every((cell) => cell === 0)).toBe(true);
  });
});
