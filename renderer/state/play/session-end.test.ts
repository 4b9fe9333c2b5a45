import { beforeEach, describe, expect, it } from 'vitest';
import { hashCells } from '../../../core/board/hash.ts';
import { MODE_IDS } from '../../../core/game/modes/mode-ids.ts';
import { currentNode } from '../../../core/game/play/game.ts';
import { applyEntry, startGame } from '../../../core/game/play/play.ts';
import type { GameSetup } from '../../../core/game/setup/entry.ts';
import { newestVersionOf } from '../../../core/game/setup/mode-of.ts';
import { EASY_BOARD, setupOf } from '../../../tests/support/engine-samples.ts';
import { timedCountdown } from '../../../tests/support/modes.ts';
import { newSession, type SessionHarness } from '../../../tests/support/session-harness.ts';
import { until } from '../../../tests/support/until.ts';
import { isRunning } from './clock.ts';
import { keepClock } from './watch.ts';

let on: SessionHarness;
beforeEach(() => {
  on = newSession();
});

const rowsOf = (gameId: string) => on.host.games.get(gameId)?.rows.map(({ entry }) => entry.type);

describe('the end', () => {
  /** Takes every pair of the easy board, whose witness clears it. */
  const winEasy = async () => {
    for (const [a, b] of on.state().game?.setup.deal.witness ?? []) await on.pair(a, b);
  };

  it('shows a win only once everything is accepted', async () => {
    await on.open(setupOf(EASY_BOARD));
    on.host.refuse('games.append', 'disk-full');
    await winEasy();
    expect(on.state().game?.view.status).toBe('won');
    expect(on.state().stage.name).toBe('finishing');
    on.host.refuse('games.append', null);
    on.journal.retryNow();
    await until(() => expect(on.state().stage.name).toBe('finished'));
  });

  it.each(['won', 'given up'])(
    'leaves the clock of a game that is %s at its last entry, as storage keeps it',
    async (end) => {
      on = newSession(undefined, 7);
      const gameId = await on.open(setupOf(EASY_BOARD));
      const stop = keepClock(on.session, on.clock, on.bridge);
      on.clock.read();
      if (end === 'won') await winEasy();
      else {
        await on.pair(0, 1);
        on.clock.read();
        await on.session.giveUp();
      }
      await until(() => expect(on.state().stage.name).toBe(end === 'won' ? 'finished' : 'given-up'));
      stop();
      const last = on.host.games.get(gameId)?.rows.at(-1)?.entry.elapsedMs;
      expect(on.clock.store.getState().elapsedMs).toBe(last);
      expect(on.state().game?.view.elapsedMs).toBe(last);
      expect(on.host.calls).not.toContain('games.clock');
    },
  );

  it('finishes a game that was won but not finished before', async () => {
    const gameId = await on.open(setupOf(EASY_BOARD));
    on.host.refuse('games.finish', 'storage-failed');
    await winEasy();
    await until(() => expect(on.state().stage.name).toBe('finish-failed'));
    on.host.refuse('games.finish', null);
    await on.session.continueGame(gameId);
    await until(() => expect(on.state().stage.name).toBe('finished'));
  });

  it('of a board that auto-play finished is shown, not won', async () => {
    await on.open(setupOf(EASY_BOARD));
    await on.pair(0, 1);
    await on.session.autoplay.start();
    expect(on.state().game?.view).toMatchObject({ status: 'shown', taken: { pairs: 8, byAuto: 7 } });
    await until(() => expect(on.state().stage).toEqual({ name: 'shown' }));
  });

  it('of a game that is given up comes after its last pair is accepted, and stops everything', async () => {
    const gameId = await on.open(setupOf(EASY_BOARD));
    await on.pair(0, 1);
    await on.session.giveUp();
    expect(on.state()).toMatchObject({
      stage: { name: 'given-up' },
      game: { gameId, view: { pairsLeft: 7 } },
    });
    expect(on.host.calls.slice(-2)).toEqual(['games.append', 'games.abandon']);
    const before = on.clock.read();
    on.pass(5_000);
    await on.pair(2, 3);
    expect(on.clock.read()).toBe(before);
    expect(rowsOf(gameId)).toEqual(['link']);
  });

  it('of one that cannot be saved leaves the game unfinished, to be gone on with', async () => {
    await on.open(setupOf(EASY_BOARD));
    on.host.refuse('games.append', 'disk-full');
    await on.pair(0, 1);
    void on.session.giveUp();
    await until(() => expect(on.state().stage.name).toBe('given-up'));
    expect(on.host.calls).not.toContain('games.abandon');
  });

  it('tells why a game cannot be opened', async () => {
    await on.session.continueGame('game-9999');
    expect(on.state().stage).toEqual({ name: 'open-failed', trouble: 'unknown-game' });
  });
});

describe('time', () => {
  const timed = () => setupOf(EASY_BOARD, { mode: 'timed' });
  /** Opens a game in which nothing was done yet. */
  const openUntouched = async (setup: GameSetup) => {
    const started = await on.bridge.call('games.start', { setup });
    if (!started.ok) throw new Error(started.error.code);
    await on.session.continueGame(started.value.gameId);
    return started.value.gameId;
  };

  it('stops while paused, and nothing can be picked', async () => {
    await on.open(timed());
    on.session.pause();
    on.pass(60_000);
    await on.session.pick(0);
    expect(on.clock.read()).toBe(0);
    expect(on.state().selection).toEqual({ state: 'idle' });
    on.session.resume();
    on.pass(10);
    expect(on.clock.read()).toBe(10);
  });

  it.each(MODE_IDS)('of a game of %s begins with its first pick', async (mode) => {
    const gameId = await openUntouched(setupOf(EASY_BOARD, { mode }));
    on.pass(60_000);
    expect(on.clock.read()).toBe(0);
    await on.session.pick(0);
    on.pass(1_500);
    await on.session.pick(1);
    await on.journal.settled();
    const rows = on.host.games.get(gameId)?.rows.map(({ entry }) => entry);
    expect(rows).toMatchObject([{ type: 'link', elapsedMs: 1_500 }]);
  });

  it.each(['hint', 'auto-play'] as const)('begins with %s, before any pick', async (assist) => {
    await openUntouched(setupOf(EASY_BOARD));
    // Without waits auto-play clears the board at once, where the clock stops again.
    let hasRun = false;
    on.clock.store.subscribe((state) => {
      hasRun ||= isRunning(state);
    });
    if (assist === 'hint') void on.session.assistance.hint();
    else void on.session.autoplay.start();
    await until(() => expect(hasRun).toBe(true));
  });

  const changed = MODE_IDS.filter((mode) => newestVersionOf(mode) > 1);
  it.each(changed)('of a game of %s from before begins with its deal', async (mode) => {
    const setup = setupOf(EASY_BOARD, { mode });
    await openUntouched({ ...setup, modeVersion: 1 });
    on.pass(700);
    expect(on.clock.read()).toBe(700);
  });

  it('of a run ends with its countdown, however late that is noticed', async () => {
    const gameId = await on.open(timed());
    on.pass(500);
    await on.pair(0, 1);
    const { limitMs } = on.state().game?.view.countdown ?? { limitMs: 0 };
    expect(limitMs).toBeGreaterThan(500);
    // The machine slept, and no system told the page of it.
    on.pass(limitMs + 3_600_000);
    on.session.tick();
    await until(() => expect(on.state().game?.view.status).toBe('time-up'));
    const rows = on.host.games.get(gameId)?.rows.map(({ entry }) => entry);
    expect(rows?.at(-1)).toEqual({ type: 'timeout', elapsedMs: limitMs });
    expect([on.state().game?.view.elapsedMs, on.clock.read()]).toEqual([limitMs, limitMs]);
  });

  it('pauses a timed game when the window goes away, and only stops an untimed one’s clock', async () => {
    await on.open(timed());
    on.session.setAway(true);
    on.session.setAway(false);
    expect(on.state().isPaused).toBe(true);
    await on.open(setupOf(EASY_BOARD));
    on.session.setAway(true);
    on.pass(5_000);
    on.session.setAway(false);
    expect(on.state().isPaused).toBe(false);
    expect(on.clock.read()).toBe(0);
  });

  it('comes back paused when it was begun before', async () => {
    const gameId = await on.open(timed());
    await on.pair(0, 1);
    await on.journal.settled();
    await on.session.continueGame(gameId);
    expect(on.state().isPaused).toBe(true);
  });

  it('ends when the countdown has run out', async () => {
    const gameId = await on.open(timed());
    on.pass(timedCountdown().startMs - 1);
    on.session.tick();
    await on.journal.settled();
    expect(on.state().stage.name).toBe('playing');
    on.pass(1);
    on.session.tick();
    await until(() => expect(on.state().stage.name).toBe('finished'));
    expect(rowsOf(gameId)).toEqual(['timeout']);
  });

  it('deals the next level of a run that was left between two levels', async () => {
    const setup = timed();
    const gameId = await on.open(setup);
    const kept = on.host.games.get(gameId);
    let game = startGame(setup);
    for (const [a, b] of setup.deal.witness) {
      const entry = { type: 'link', a, b, by: 'player', elapsedMs: 0 } as const;
      const step = applyEntry(game, entry);
      if (!step.ok) throw new Error(step.error.code);
      game = step.value.game;
      kept?.rows.push({ entry, boardHash: hashCells(4, 4, currentNode(game).cells) });
    }
    await on.session.continueGame(gameId);
    expect(on.state().game?.view.status).toBe('level-won');
    on.session.resume();
    await until(() => expect(on.state().game?.view).toMatchObject({ level: 2, status: 'playing' }));
    expect(on.clock.store.getState().stopped.size).toBe(0);
  });

  it('deals the next level when one is cleared', async () => {
    await on.open(timed());
    await on.session.autoplay.start();
    await until(() => expect(on.state().game?.view.level).toBe(2));
    expect(on.state().game?.view.status).toBe('playing');
  });
});
