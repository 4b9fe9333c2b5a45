import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hashCells } from '../../../core/board/hash.ts';
import { makeDealRecord } from '../../../core/game/deal-record.ts';
import type { GameSetup } from '../../../core/game/entry.ts';
import { currentNode } from '../../../core/game/game.ts';
import { applyEntry, startGame } from '../../../core/game/play.ts';
import { makeSetup } from '../../../core/game/versions.ts';
import { BUILTIN_TEMPLATES } from '../../../core/templates/builtin.ts';
import { makeRevision } from '../../../core/templates/revision.ts';
import { EASY_BOARD, FALLING, LOSABLE_BOARD, setupOf } from '../../../tests/support/engine-samples.ts';
import { createFakeHost } from '../../../tests/support/fake-host.ts';
import { timedCountdown, timedPlan } from '../../../tests/support/modes.ts';
import { createBridge } from '../../bridge/bridge.ts';
import { createInProcessEngine } from '../../engine/in-process.ts';
import { createClock } from './clock.ts';
import { createJournal } from './journal.ts';
import { createSession } from './session.ts';

/** A session over a host in memory, with a clock that is moved by hand and waits that take no time. */
function newSession() {
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
    wait,
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
  return { session, host, clock, journal, state, open, pair, pass, templates };
}

/** When the middle pair goes, the upper one falls. */
const THREE_ROWS = `
2 2 . .
1 1 . .
3 3 . .
. . . .`;

type Harness = ReturnType<typeof newSession>;
let on: Harness;
beforeEach(() => {
  on = newSession();
});

const rowsOf = (gameId: string) => on.host.games.get(gameId)?.rows.map(({ entry }) => entry.type);

describe('playing', () => {
  it('begins a plan exactly as it is: its seed, its rules, its filling', async () => {
    const template = on.templates[1];
    if (template === undefined) throw new Error('no templates');
    const rules = { maxTurns: 1, border: 'closed', gravity: 'left' } as const;
    const filling = { kinds: 5, copies: 2 };
    await on.session.startDeal({ template, rules, filling, seed: 2026, aimPermille: null });
    expect(on.state().table?.setup).toMatchObject({
      mode: 'classic',
      deal: { rules, ...filling, seed: 2026 },
    });
  });

  it('plans the levels of a timed run from the seed that its setup keeps', async () => {
    await on.session.start('timed');
    const { table } = on.state();
    if (table === null) throw new Error('no game');
    expect(table.setup.runSeed).toBe(7);
    for (const move of table.setup.deal.witness) await on.pair(...move);
    await vi.waitFor(() => expect(on.state().table?.view.level).toBe(2));
    const planned = makeDealRecord(timedPlan(2, 7));
    expect(on.state().table?.view.deal).toEqual(planned.ok ? planned.value : null);
  });

  it('begins the board of an older game anew under the newest versions', async () => {
    const { modeVersion: _, ...older } = setupOf(EASY_BOARD);
    await on.open(older);
    await on.session.restart('same');
    expect(on.state().table?.setup).toEqual(makeSetup(older));
  });

  it('begins a dealt game of a template', async () => {
    const template = on.templates[0];
    if (template === undefined) throw new Error('no templates');
    await on.session.startTemplate(template);
    expect(on.state().stage.name).toBe('playing');
    expect(on.state().table?.view.pairsLeft).toBe(56);
    expect(on.host.games.size).toBe(1);
  });

  it('links a picked pair and journals it with its time', async () => {
    const gameId = await on.open(setupOf(EASY_BOARD));
    on.pass(1_500);
    await on.pair(0, 1);
    expect(on.state().table?.view.pairsLeft).toBe(7);
    expect(on.state().lastLink).toEqual({ turns: 0, comboCount: 1 });
    expect(await on.journal.settled()).toBe(true);
    expect(on.host.games.get(gameId)?.rows[0]?.entry).toEqual({
      type: 'link',
      a: 0,
      b: 1,
      by: 'player',
      elapsedMs: 1_500,
    });
  });

  it('says why a wrong pair is wrong, tells the board, and keeps the second tile in the hand', async () => {
    const gameId = await on.open(setupOf(EASY_BOARD));
    const refused = vi.fn();
    on.session.onRefused(refused);
    await on.pair(0, 2);
    expect(on.state().message).toEqual({ type: 'refused', pair: [0, 2], error: { code: 'different-kinds' } });
    expect(on.state().selection).toEqual({ state: 'one', cell: 2 });
    expect(refused).toHaveBeenCalledWith([0, 2], { code: 'different-kinds' });
    expect(rowsOf(gameId)).toEqual([]);
  });

  it('undoes and redoes', async () => {
    const gameId = await on.open(setupOf(EASY_BOARD));
    await on.pair(0, 1);
    await on.session.undo();
    expect(on.state().table?.view).toMatchObject({ pairsLeft: 8, canRedo: true });
    await on.session.redo();
    expect(on.state().table?.view.pairsLeft).toBe(7);
    await on.journal.settled();
    expect(rowsOf(gameId)).toEqual(['link', 'undo', 'redo']);
  });

  it('keeps a picked tile in the hand when gravity moves it before the answer', async () => {
    await on.open(setupOf(THREE_ROWS, { rules: FALLING }));
    void on.session.pick(4);
    const linked = on.session.pick(5);
    void on.session.pick(0);
    await linked;
    expect(on.state().selection).toEqual({ state: 'one', cell: 4 });
    await on.session.pick(5);
    expect(on.state().table?.view.pairsLeft).toBe(1);
  });

  it('links a pair that was picked before the answer where its tiles have slid to', async () => {
    await on.open(setupOf(THREE_ROWS, { rules: FALLING }));
    await Promise.all([4, 5, 0, 1].map((cell) => on.session.pick(cell)));
    expect(on.state().message).toBeNull();
    expect(on.state().table?.view.cells).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 0, 0, 0, 0, 0, 0]);
  });

  it('forgets a pair that waits when another game is opened', async () => {
    await on.open(setupOf(THREE_ROWS, { rules: FALLING }));
    void on.session.pick(4);
    void on.session.pick(5);
    void on.session.pick(0);
    const waiting = on.session.pick(1);
    await on.open(setupOf(EASY_BOARD));
    await waiting;
    expect(on.state().table?.view.pairsLeft).toBe(8);
  });

  it('lets go of a tile that is taken', async () => {
    await on.open(setupOf(LOSABLE_BOARD, { rules: FALLING }));
    await on.session.pick(0);
    const selected = on.state().selection;
    await on.session.autoplay.start();
    expect(selected).toEqual({ state: 'one', cell: 0 });
    expect(on.state().selection).toEqual({ state: 'idle' });
  });

  it('begins anew on the same board, leaving the old game as it is', async () => {
    const gameId = await on.open(setupOf(EASY_BOARD));
    await on.pair(0, 1);
    await on.session.restart('same');
    expect(on.state().table?.gameId).not.toBe(gameId);
    expect(on.state().table?.view.pairsLeft).toBe(8);
    expect(rowsOf(gameId)).toEqual(['link']);
  });
});

describe('auto-play', () => {
  it('is help from the moment it is pressed, also when the board is lost', async () => {
    const gameId = await on.open(setupOf(LOSABLE_BOARD, { rules: FALLING }));
    await on.pair(5, 9);
    const before = on.state().table?.view.assists;
    await on.session.autoplay.start();
    expect(before).toEqual([]);
    expect(on.state().verdict).toEqual({ state: 'known', verdict: 'lost' });
    expect(on.state().table?.view.assists).toContain('auto-play');
    await on.journal.settled();
    expect(on.host.games.get(gameId)?.rows[1]?.entry).toMatchObject({ type: 'assist', assist: 'auto-play' });
  });
});

describe('the end', () => {
  /** Takes every pair of the easy board, whose witness clears it. */
  const winEasy = async () => {
    for (const [a, b] of on.state().table?.setup.deal.witness ?? []) await on.pair(a, b);
  };

  it('shows a win only once everything is accepted', async () => {
    await on.open(setupOf(EASY_BOARD));
    on.host.refuse('games.append', 'disk-full');
    await winEasy();
    expect(on.state().table?.view.status).toBe('won');
    expect(on.state().stage.name).toBe('finishing');
    on.host.refuse('games.append', null);
    on.journal.retryNow();
    await vi.waitFor(() => expect(on.state().stage.name).toBe('finished'));
  });

  it('finishes a game that was won but not finished before', async () => {
    const gameId = await on.open(setupOf(EASY_BOARD));
    on.host.refuse('games.finish', 'storage-failed');
    await winEasy();
    await vi.waitFor(() => expect(on.state().stage.name).toBe('finish-failed'));
    on.host.refuse('games.finish', null);
    await on.session.continueGame(gameId);
    await vi.waitFor(() => expect(on.state().stage.name).toBe('finished'));
  });

  it('of a board that auto-play finished is shown, not won', async () => {
    await on.open(setupOf(EASY_BOARD));
    await on.pair(0, 1);
    await on.session.autoplay.start();
    expect(on.state().table?.view).toMatchObject({ status: 'shown', taken: { pairs: 8, byAuto: 7 } });
    await vi.waitFor(() => expect(on.state().stage).toEqual({ name: 'shown' }));
  });

  it('tells why a game cannot be opened', async () => {
    await on.session.continueGame('game-9999');
    expect(on.state().stage).toEqual({ name: 'open-failed', trouble: 'unknown-game' });
  });
});

describe('help', () => {
  it('shows a hint in four steps and notes the help', async () => {
    const gameId = await on.open(setupOf(LOSABLE_BOARD, { rules: FALLING }));
    const steps: string[] = [];
    for (let press = 0; press < 5; press++) {
      await on.session.assistance.hint();
      const { hint } = on.state();
      steps.push(hint.state === 'shown' ? hint.step : hint.state);
    }
    expect(steps).toEqual(['region', 'picture', 'pair', 'reason', 'reason']);
    await on.journal.settled();
    expect(rowsOf(gameId)).toEqual(['assist']);
  });

  it('proves a lost board lost, and goes back to where it could be won', async () => {
    await on.open(setupOf(LOSABLE_BOARD, { rules: FALLING }));
    await on.pair(5, 9);
    await on.session.assistance.verdict();
    expect(on.state().verdict).toEqual({ state: 'known', verdict: 'lost' });
    await on.session.assistance.returnToWinnable();
    expect(on.state().message).toEqual({ type: 'returned', moves: 1 });
    expect(on.state().table?.view.pairsLeft).toBe(4);
    await on.session.assistance.returnToWinnable();
    expect(on.state().message).toEqual({ type: 'still-winnable' });
    expect(on.state().table?.view.assists).toEqual(['verdict', 'return']);
  });

  it('counts an answer without a step back as help, too', async () => {
    await on.open(setupOf(EASY_BOARD));
    await on.session.assistance.returnToWinnable();
    expect(on.state().message).toEqual({ type: 'still-winnable' });
    expect(on.state().table?.view.assists).toEqual(['verdict']);
  });

  it('reshuffles a lost board by the fewest tiles, and undo takes it back', async () => {
    const gameId = await on.open(setupOf(LOSABLE_BOARD, { rules: FALLING }));
    await on.pair(5, 9);
    const lost = on.state().table?.view.cells;
    await on.session.assistance.reshuffle();
    expect(on.state().message).toEqual({ type: 'reshuffled', moved: 2, isMinimal: true });
    expect(on.state().verdict).toEqual({ state: 'known', verdict: 'winnable' });
    expect(on.state().table?.view).toMatchObject({ pairsLeft: 3, assists: ['reshuffle'] });
    await on.session.undo();
    expect(on.state().table?.view.cells).toEqual(lost);
    await on.journal.settled();
    expect(rowsOf(gameId)).toEqual(['link', 'reshuffle', 'undo']);
  });

  it('reshuffles nothing on a board that can be won, and counts what that tells as help', async () => {
    const gameId = await on.open(setupOf(LOSABLE_BOARD, { rules: FALLING }));
    await on.session.assistance.reshuffle();
    expect(on.state().message).toEqual({ type: 'not-reshuffled', why: 'winnable' });
    expect(on.state().table?.view.assists).toEqual(['verdict']);
    await on.journal.settled();
    expect(rowsOf(gameId)).toEqual(['assist']);
  });

  it('asks one thing at a time', async () => {
    await on.open(setupOf(LOSABLE_BOARD, { rules: FALLING }));
    const hint = on.session.assistance.hint();
    await on.session.assistance.verdict();
    await hint;
    expect(on.state().hint).toEqual({ state: 'none' });
    expect(on.state().verdict).toEqual({ state: 'known', verdict: 'winnable' });
  });

  it('puts away what was shown', async () => {
    await on.open(setupOf(EASY_BOARD));
    await on.session.assistance.hint();
    expect(on.session.assistance.dismiss()).toBe(true);
    expect(on.state().hint).toEqual({ state: 'none' });
    expect(on.session.assistance.dismiss()).toBe(false);
  });

  it('takes equal pairs by mercy on a dead board', async () => {
    const gameId = await on.open(setupOf(LOSABLE_BOARD, { rules: FALLING }));
    await on.pair(5, 9);
    await on.pair(0, 4);
    expect(on.state().table?.view.status).toBe('dead');
    expect(on.state().lastLink).toMatchObject({ comboCount: 2 });
    await on.pair(8, 13);
    expect(on.state().table?.view).toMatchObject({ status: 'playing', pairsLeft: 1, assists: ['mercy'] });
    // The combo that mercy ended is not shown again.
    expect(on.state().lastLink).toBeNull();
    await on.journal.settled();
    expect(rowsOf(gameId)).toEqual(['link', 'link', 'mercy']);
  });
});

describe('time', () => {
  const timed = () => setupOf(EASY_BOARD, { mode: 'timed' });

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
    await vi.waitFor(() => expect(on.state().stage.name).toBe('finished'));
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
    expect(on.state().table?.view.status).toBe('level-won');
    on.session.resume();
    await vi.waitFor(() => expect(on.state().table?.view).toMatchObject({ level: 2, status: 'playing' }));
    expect(on.clock.store.getState().stopped.size).toBe(0);
  });

  it('deals the next level when one is cleared', async () => {
    await on.open(timed());
    await on.session.autoplay.start();
    await vi.waitFor(() => expect(on.state().table?.view.level).toBe(2));
    expect(on.state().table?.view.status).toBe('playing');
  });
});
