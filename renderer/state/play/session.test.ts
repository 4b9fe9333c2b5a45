import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gradeOfLoss } from '../../../core/deal/grade-aim.ts';
import { replacedAfter } from '../../../core/deal/journey-boards.ts';
import { makeDealRecord } from '../../../core/game/setup/deal-record.ts';
import type { GameSetup } from '../../../core/game/setup/entry.ts';
import { newestVersionOf } from '../../../core/game/setup/mode-of.ts';
import { planOf } from '../../../core/game/setup/planned-deal.ts';
import { SHIPPED_BOARDS } from '../../../core/game/setup/shipped-boards.ts';
import { makeSetup } from '../../../core/game/setup/versions.ts';
import { CLASSIC_RULES } from '../../../core/rules/rules.ts';
import { EASY_BOARD, FALLING, LOSABLE_BOARD, setupOf } from '../../../tests/support/engine-samples.ts';
import { timedPlan } from '../../../tests/support/modes.ts';
import { newSession, type SessionHarness } from '../../../tests/support/session-harness.ts';
import { until } from '../../../tests/support/until.ts';

/** When the middle pair goes, the upper one falls. */
const THREE_ROWS = `
2 2 . .
1 1 . .
3 3 . .
. . . .`;

let on: SessionHarness;
beforeEach(() => {
  on = newSession();
});

const rowsOf = (gameId: string) => on.host.games.get(gameId)?.rows.map(({ entry }) => entry.type);

describe('playing', () => {
  it('lets the clock wait through a key that did nothing, and run from what was done', async () => {
    const template = on.templates[1];
    if (template === undefined) throw new Error('no templates');
    const filling = { kinds: 5, copies: 2 };
    await on.session.startDeal({ template, rules: CLASSIC_RULES, filling, seed: 2026, aimPermille: null });
    const waits = () => on.clock.store.getState().stopped.has('unpicked');
    expect(waits()).toBe(true);
    await on.session.undo();
    await on.session.redo();
    expect(waits()).toBe(true);
    await on.session.assistance.verdict();
    expect(waits()).toBe(false);
  });

  it('begins a plan exactly as it is: its seed, its rules, its filling', async () => {
    const template = on.templates[1];
    if (template === undefined) throw new Error('no templates');
    const rules = { maxTurns: 1, border: 'closed', gravity: 'left' } as const;
    const filling = { kinds: 5, copies: 2 };
    await on.session.startDeal({ template, rules, filling, seed: 2026, aimPermille: null });
    expect(on.state().game?.setup).toMatchObject({
      mode: 'classic',
      deal: { rules, ...filling, seed: 2026 },
    });
  });

  it('plans the levels of a timed run from the seed that its setup keeps', async () => {
    await on.session.start('timed');
    const { game } = on.state();
    if (game === null) throw new Error('no game');
    expect(game.setup.runSeed).toBe(7);
    for (const move of game.setup.deal.witness) await on.pair(...move);
    await until(() => expect(on.state().game?.view.level).toBe(2));
    const planned = makeDealRecord(timedPlan(2, 7));
    expect(on.state().game?.view.deal).toEqual(planned.ok ? planned.value : null);
  });

  it('goes on with the game that was just left, whose last move is not saved yet', async () => {
    const [template, other] = on.templates;
    if (template === undefined || other === undefined) throw new Error('no templates');
    await on.session.continueTemplate(template);
    const { game } = on.state();
    const [first] = game?.setup.deal.witness ?? [];
    if (first === undefined) throw new Error('no game');
    on.host.refuse('games.append', 'storage-failed');
    await on.pair(...first);
    on.session.leave();
    const opened = on.session.continueTemplate(template);
    on.host.refuse('games.append', null);
    on.journal.retryNow();
    await opened;
    expect(on.state().game).toMatchObject({
      gameId: game?.gameId,
      view: { pairsLeft: (game?.view.pairsLeft ?? 0) - 1 },
    });
    await on.session.continueTemplate(other);
    expect(on.state().game?.gameId).not.toBe(game?.gameId);
  });

  it('goes on with the game of a mode on its own board, not on another one', async () => {
    const [day, next] = ['2026-11-22', '2026-11-23'];
    await on.session.continueMode('daily', day);
    const gameId = on.state().game?.gameId;
    await on.session.continueMode('daily', next);
    expect(on.state().game?.gameId).not.toBe(gameId);
    await on.session.continueMode('daily', day);
    expect(on.state().game?.gameId).toBe(gameId);
    await on.session.continueMode('timed');
    const run = on.state().game?.gameId;
    await on.session.continueMode('timed');
    expect(on.state().game?.gameId).toBe(run);
  });

  it('deals another game as hard as the one before, not as the mode usually is', async () => {
    const template = on.templates[0];
    if (template === undefined) throw new Error('no templates');
    const deal = (aimPermille: number) => {
      const { rules, filling } = template;
      const dealt = makeDealRecord({ template, rules, filling, seed: 3, aimPermille });
      if (!dealt.ok) throw new Error(dealt.error.reason);
      return dealt.value;
    };
    const gentle = deal(0);
    await on.session.startDealt(gentle);
    await on.session.restart('new');
    const again = on.state().game?.setup.deal;
    expect(again?.seed).not.toBe(gentle.seed);
    expect(gradeOfLoss(again?.lossPermille ?? 1_000)).toBe(gradeOfLoss(gentle.lossPermille));
    expect(gradeOfLoss(gentle.lossPermille)).toBe('gentle');
  });

  it('begins the board of an older game anew under the newest versions', async () => {
    const { modeVersion: _, ...older } = setupOf(EASY_BOARD);
    await on.open(older);
    await on.session.restart('same');
    expect(on.state().game?.setup).toEqual(makeSetup(older));
  });

  it('begins an older game of the journey anew on the board that its level has today', async () => {
    const [replaced] = replacedAfter(2);
    if (replaced === undefined) throw new Error('no level has another board');
    const of = { mode: 'journey', boardId: replaced.name } as const;
    const plan = planOf({ ...of, modeVersion: 3 } as GameSetup, 1, SHIPPED_BOARDS);
    const dealt = plan === null ? null : makeDealRecord(plan);
    if (!dealt?.ok) throw new Error('no deal');
    await on.open({ ...makeSetup({ ...of, deal: dealt.value }), modeVersion: 3 });
    await on.session.restart('same');
    const setup = on.state().game?.setup;
    const modeVersion = newestVersionOf('journey');
    expect(setup).toMatchObject({ ...of, modeVersion });
    expect(setup?.deal.cells).not.toEqual(dealt.value.cells);
    expect(setup?.deal.seed).toBe(planOf({ ...of, modeVersion } as GameSetup, 1, SHIPPED_BOARDS)?.seed);
  });

  it.each([
    [1, 2],
    [3, 3],
    [5, 7],
    [7, 7],
  ])('begins a run of the rules %i on its own boards, under %i', async (shared, played) => {
    await on.session.startRun('timed', 11, shared);
    const setup = on.state().game?.setup;
    expect(setup).toMatchObject({ mode: 'timed', modeVersion: played, runSeed: 11 });
    const { template, filling } = timedPlan(1, 11, shared);
    expect(setup?.deal).toMatchObject({ ...filling, template: { name: template.name } });
    await on.session.restart('same');
    expect(on.state().game?.setup).toEqual(setup);
    await on.session.restart('new');
    expect(on.state().game?.setup.modeVersion).toBe(8);
  });

  it('begins a dealt game of a template', async () => {
    const template = on.templates[0];
    if (template === undefined) throw new Error('no templates');
    await on.session.startTemplate(template);
    expect(on.state().stage.name).toBe('playing');
    expect(on.state().game?.view.pairsLeft).toBe(56);
    expect(on.host.games.size).toBe(1);
  });

  it('links a picked pair and journals it with its time', async () => {
    const gameId = await on.open(setupOf(EASY_BOARD));
    on.pass(1_500);
    await on.pair(0, 1);
    expect(on.state().game?.view.pairsLeft).toBe(7);
    expect(on.state().lastLink).toEqual({ comboCount: 1 });
    expect(await on.journal.settled()).toBe(true);
    expect(on.host.games.get(gameId)?.rows[0]?.entry).toEqual({
      type: 'link',
      a: 0,
      b: 1,
      by: 'player',
      misses: 0,
      elapsedMs: 1_500,
    });
  });

  it('journals with a link how many wrong pairs came before it, and begins anew', async () => {
    const gameId = await on.open(setupOf(EASY_BOARD));
    await on.pair(0, 2);
    await on.session.pick(2);
    await on.pair(0, 1);
    await on.pair(2, 3);
    await on.journal.settled();
    const rows = on.host.games.get(gameId)?.rows.map(({ entry }) => entry);
    expect(rows).toMatchObject([{ misses: 1 }, { misses: 0 }]);
  });

  it('says why a wrong pair is wrong, tells the board, and keeps the second tile selected', async () => {
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
    expect(on.state().game?.view).toMatchObject({ pairsLeft: 8, canRedo: true });
    await on.session.redo();
    expect(on.state().game?.view.pairsLeft).toBe(7);
    await on.journal.settled();
    expect(rowsOf(gameId)).toEqual(['link', 'undo', 'redo']);
  });

  it('keeps a picked tile selected when gravity moves it before the answer', async () => {
    await on.open(setupOf(THREE_ROWS, { rules: FALLING }));
    void on.session.pick(4);
    const linked = on.session.pick(5);
    void on.session.pick(0);
    await linked;
    expect(on.state().selection).toEqual({ state: 'one', cell: 4 });
    await on.session.pick(5);
    expect(on.state().game?.view.pairsLeft).toBe(1);
  });

  it('links a pair that was picked before the answer where its tiles have slid to', async () => {
    await on.open(setupOf(THREE_ROWS, { rules: FALLING }));
    await Promise.all([4, 5, 0, 1].map((cell) => on.session.pick(cell)));
    expect(on.state().message).toBeNull();
    expect(on.state().game?.view.cells).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 0, 0, 0, 0, 0, 0]);
  });

  it('links a pair that was picked before a pause', async () => {
    await on.open(setupOf(THREE_ROWS, { rules: FALLING }));
    void on.session.pick(4);
    const linked = on.session.pick(5);
    on.session.pause();
    await linked;
    expect(on.state().game?.view.pairsLeft).toBe(2);
    expect(on.state().isPaused).toBe(true);
  });

  it('forgets a pair that waits when another game is opened', async () => {
    await on.open(setupOf(THREE_ROWS, { rules: FALLING }));
    void on.session.pick(4);
    void on.session.pick(5);
    void on.session.pick(0);
    const waiting = on.session.pick(1);
    await on.open(setupOf(EASY_BOARD));
    await waiting;
    expect(on.state().game?.view.pairsLeft).toBe(8);
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
    expect(on.state().game?.gameId).not.toBe(gameId);
    expect(on.state().game?.view.pairsLeft).toBe(8);
    expect(rowsOf(gameId)).toEqual(['link']);
  });
});
