/**
 * Two modes that exist in this test alone, played from deal to score through the session, the worker and a database: all that
 * a mode needs beside its words stands in the tables.
 */
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { levelSeed } from '../../core/deal/deal-plan.ts';
import type { Mode } from '../../core/game/modes/table.ts';
import { dropFolder, makeFolder } from '../reliability/support/folder.ts';
import { openSession, type Session } from '../reliability/support/session.ts';
import { exportText, importText } from '../support/export-import.ts';
import { sessionOver } from '../support/session-harness.ts';
import { until } from '../support/until.ts';

vi.mock('../../core/game/modes/table.ts', async (importOriginal) => {
  const real = await importOriginal<typeof import('../../core/game/modes/table.ts')>();
  const { dated } = await import('./dated.ts');
  const { sprint } = await import('./sprint.ts');
  Object.assign(real.MODES, { dated, sprint });
  return real;
});
vi.mock('../../core/game/setup/mode-rules.ts', async (importOriginal) => {
  const real = await importOriginal<typeof import('../../core/game/setup/mode-rules.ts')>();
  const { datedRules } = await import('./dated.ts');
  const { sprintRules } = await import('./sprint.ts');
  Object.assign(real.MODE_RULES, { dated: [datedRules], sprint: [sprintRules] });
  return real;
});
// The compiler knows the product's modes alone.
const DATED = 'dated' as Mode;
const SPRINT = 'sprint' as Mode;

/** Waits for a state; the bound only ends a hang. */

let folder: string;
let storage: Session;
let on: ReturnType<typeof openWindow>;
beforeEach(() => {
  folder = makeFolder();
  storage = openSession({ path: join(folder, 'twofold.sqlite'), now: () => 1_000 });
  on = openWindow(storage);
});
afterEach(() => {
  storage.close();
  dropFolder(folder);
});

/** A window over that storage, with a clock that is moved by hand. */
function openWindow({ ask }: Session) {
  const { session, journal, pass } = sessionOver({ call: ask, on: () => () => undefined });
  const openGame = () => {
    const { game, stage } = session.store.getState();
    if (game === null) throw new Error(`no game: ${JSON.stringify(stage)}`);
    return game;
  };
  const clearBoard = async () => {
    for (const [a, b] of openGame().view.deal.witness) {
      await session.pick(a);
      await session.pick(b);
    }
  };
  const finished = async () => {
    await until(() => expect(session.store.getState().stage.name).toBe('finished'));
    const { stage } = session.store.getState();
    if (stage.name !== 'finished') throw new Error(stage.name);
    return stage.finished;
  };
  return { session, journal, openGame, clearBoard, finished, pass };
}

describe('a mode with boards of its own', () => {
  it('is dealt as planned, won, ranked, counted, and earns what a won board earns', async () => {
    await on.session.start(DATED, '2026-11-22');
    const { setup, view } = on.openGame();
    expect(setup).toMatchObject({ mode: DATED, modeVersion: 1, boardId: '2026-11-22' });
    expect(view.deal).toMatchObject({ seed: 10, template: { name: 'diamond' } });
    expect(view).toMatchObject({ countdown: null, allowed: ['undo'] });
    on.pass(5_000);
    await on.clearBoard();
    const { row, rank, achievements } = await on.finished();
    expect([row.mode, rank, row.assists]).toEqual([DATED, 1, []]);
    expect(row.score.time).toBeGreaterThan(0);
    expect(achievements).toContain('one-breath');
    const asked = { mode: DATED, templateHash: null, assisted: false };
    expect(await storage.tell('scores.list', asked)).toEqual([row]);
    const { tables } = await storage.tell('statistics.read', null);
    expect(tables).toMatchObject([{ mode: DATED, template: null, finished: 1, bestTotal: row.score.total }]);
    const { career } = await storage.tell('achievements.list', null);
    expect(career.allowed).toMatchObject({ boards: 1, shapes: 1, level: 0 });
  });

  it('sets aside the unfinished game on the same board, and no other', async () => {
    for (const boardId of ['a', 'bb', 'a']) {
      await on.session.start(DATED, boardId);
      for (const cell of on.openGame().setup.deal.witness[0] ?? []) await on.session.pick(cell);
      await on.journal.settled();
    }
    const games = await storage.tell('games.list', null);
    expect(games.map(({ boardId }) => boardId).sort()).toEqual(['a', 'bb']);
  });

  it('refuses help that its rules do not allow', async () => {
    await on.session.start(DATED, 'a');
    await on.session.assistance.hint();
    expect(on.session.store.getState().hint).toEqual({ state: 'none' });
    expect(on.openGame().view.assists).toEqual([]);
    const { gameId } = on.openGame();
    const entry = { type: 'assist', assist: 'hint', elapsedMs: 0 };
    const append = { gameId, index: 0, entry, boardHash: '0'.repeat(16) };
    expect(await storage.ask('games.append', append)).toMatchObject({
      ok: false,
      error: { code: 'illegal-entry', detail: 'not-allowed' },
    });
  });

  it('is refused on another board than the one that it names, and as forged with another seed', async () => {
    await on.session.start(DATED, 'a');
    const { setup } = on.openGame();
    const { deal: other } = await dealtFor('another');
    const asked = await storage.ask('games.start', { setup: { ...setup, deal: { ...other, kinds: 1 } } });
    expect(asked).toMatchObject({ ok: false, error: { code: 'bad-request' } });
    const { gameId } = await storage.tell('games.start', { setup: { ...setup, deal: other } });
    await on.session.continueGame(gameId);
    await on.clearBoard();
    await until(() => expect(on.session.store.getState().stage.name).toBe('finish-failed'));
    expect(on.session.store.getState().stage).toMatchObject({ trouble: 'forged-game' });
  });

  async function dealtFor(boardId: string) {
    await on.session.start(DATED, boardId);
    return on.openGame().setup;
  }
});

describe('a mode of levels against a countdown', () => {
  it('goes from level to level until its time is up, and is ranked by its replay', async () => {
    await on.session.start(SPRINT);
    expect(on.openGame().view.countdown).toEqual({ limitMs: 9_000, frozenUntilMs: 0, fullBarMs: 12_000 });
    on.pass(2_000);
    await on.clearBoard();
    await until(() => expect(on.openGame().view.level).toBe(2));
    expect(on.openGame().view.deal.seed).toBe(levelSeed(7, 2));
    expect(on.openGame().view.countdown).toEqual({ limitMs: 10_000, frozenUntilMs: 0, fullBarMs: 12_000 });
    on.pass(8_000);
    on.session.tick();
    const { row } = await on.finished();
    expect(row).toMatchObject({ mode: SPRINT, level: 2, elapsedMs: 10_000 });
    expect(row.score.time).toBe(7 * 5);
    const { career } = await storage.tell('achievements.list', null);
    expect(career.none).toMatchObject({ boards: 0, level: 2 });
  });

  it('comes back paused where it was left', async () => {
    await on.session.start(SPRINT);
    const { gameId, setup } = on.openGame();
    const [first] = setup.deal.witness;
    if (first === undefined) throw new Error('no move');
    await on.session.pick(first[0]);
    await on.session.pick(first[1]);
    await on.journal.settled();
    const again = openWindow(storage);
    await again.session.continueGame(gameId);
    expect(again.session.store.getState().isPaused).toBe(true);
    expect(again.openGame().view).toMatchObject({ mode: SPRINT, pairsLeft: setup.deal.witness.length - 1 });
  });

  it('goes out in an export and comes back with its score', async () => {
    await on.session.start(SPRINT);
    await on.clearBoard();
    await until(() => expect(on.openGame().view.level).toBe(2));
    on.pass(10_000);
    on.session.tick();
    const { row } = await on.finished();
    const text = exportText(storage.storage.database, '0.0.0', 1_000);
    const other = openSession({ path: join(folder, 'other.sqlite'), now: () => 2_000 });
    try {
      const merged = importText(other.storage.database, text, 2_000);
      expect(merged).toMatchObject({ ok: true, value: { games: { added: 1, refused: 0 } } });
      const scores = await other.tell('scores.all', null);
      expect(scores.map(({ notRechecked: _, ...each }) => each)).toEqual([row]);
    } finally {
      other.close();
    }
  });
});
