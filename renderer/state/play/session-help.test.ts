import { beforeEach, describe, expect, it } from 'vitest';
import { EASY_BOARD, FALLING, LOSABLE_BOARD, setupOf } from '../../../tests/support/engine-samples.ts';
import { newSession, type SessionHarness } from '../../../tests/support/session-harness.ts';

const WIDE_BOARD = `
1 1 2 2 3 3 4
4 1 1 2 2 3 3
4 4 1 1 2 2 3
3 4 4 1 1 2 2`;

let on: SessionHarness;
beforeEach(() => {
  on = newSession();
});

const rowsOf = (gameId: string) => on.host.games.get(gameId)?.rows.map(({ entry }) => entry.type);

describe('auto-play', () => {
  it('is help from the moment it is pressed, also when the board is lost', async () => {
    const gameId = await on.open(setupOf(LOSABLE_BOARD, { rules: FALLING }));
    await on.pair(5, 9);
    const before = on.state().game?.view.assists;
    await on.session.autoplay.start();
    expect(before).toEqual([]);
    expect(on.state().verdict).toEqual({ state: 'known', verdict: 'lost' });
    expect(on.state().game?.view.assists).toContain('auto-play');
    await on.journal.settled();
    expect(on.host.games.get(gameId)?.rows[1]?.entry).toMatchObject({ type: 'assist', assist: 'auto-play' });
  });
});

describe('help', () => {
  it('is noted when the board is studied elsewhere, also in a pause', async () => {
    await on.open(setupOf(LOSABLE_BOARD, { rules: FALLING }));
    on.session.pause();
    expect(await on.session.assistance.study()).toBe(true);
    expect(on.state().game?.view.assists).toEqual(['verdict']);
  });

  it.each([
    ['28 tiles', WIDE_BOARD, ['region', 'picture', 'pair', 'reason', 'reason']],
    ['so few that a part of them tells nothing', EASY_BOARD, ['pair', 'reason', 'reason']],
  ])('shows a hint in steps and notes the help: %s', async (_, board, expected) => {
    const gameId = await on.open(setupOf(board));
    const steps: string[] = [];
    for (const _press of expected) {
      await on.session.assistance.hint();
      const { hint } = on.state();
      steps.push(hint.state === 'shown' ? hint.step : hint.state);
    }
    expect(steps).toEqual(expected);
    await on.journal.settled();
    expect(rowsOf(gameId)).toEqual(['assist']);
  });

  it('puts a hint away, with what it dims, when another question is asked', async () => {
    await on.open(setupOf(EASY_BOARD));
    await on.session.assistance.hint();
    expect(on.state().hint.state).toBe('shown');
    await on.session.assistance.verdict();
    expect(on.state().hint).toEqual({ state: 'none' });
    expect(on.state().verdict).toEqual({ state: 'known', verdict: 'winnable' });
  });

  it('proves a lost board lost, and goes back to where it could be won', async () => {
    await on.open(setupOf(LOSABLE_BOARD, { rules: FALLING }));
    await on.pair(5, 9);
    await on.session.assistance.verdict();
    expect(on.state().verdict).toEqual({ state: 'known', verdict: 'lost' });
    await on.session.assistance.returnToWinnable();
    expect(on.state().message).toEqual({ type: 'returned', moves: 1 });
    expect(on.state().game?.view.pairsLeft).toBe(4);
    await on.session.assistance.returnToWinnable();
    expect(on.state().message).toEqual({ type: 'still-winnable' });
    expect(on.state().game?.view.assists).toEqual(['verdict', 'return']);
  });

  it('counts an answer without a step back as help, too', async () => {
    await on.open(setupOf(EASY_BOARD));
    await on.session.assistance.returnToWinnable();
    expect(on.state().message).toEqual({ type: 'still-winnable' });
    expect(on.state().game?.view.assists).toEqual(['verdict']);
  });

  it('reshuffles a lost board by the fewest tiles, and undo takes it back', async () => {
    const gameId = await on.open(setupOf(LOSABLE_BOARD, { rules: FALLING }));
    await on.pair(5, 9);
    const lost = on.state().game?.view.cells;
    await on.session.assistance.reshuffle();
    expect(on.state().message).toEqual({ type: 'reshuffled', moved: 2, isMinimal: true });
    expect(on.state().verdict).toEqual({ state: 'known', verdict: 'winnable' });
    expect(on.state().game?.view).toMatchObject({ pairsLeft: 3, assists: ['reshuffle'] });
    await on.session.undo();
    expect(on.state().game?.view.cells).toEqual(lost);
    await on.journal.settled();
    expect(rowsOf(gameId)).toEqual(['link', 'reshuffle', 'undo']);
  });

  it('reshuffles nothing on a board that can be won, and counts what that tells as help', async () => {
    const gameId = await on.open(setupOf(LOSABLE_BOARD, { rules: FALLING }));
    await on.session.assistance.reshuffle();
    expect(on.state().message).toEqual({ type: 'not-reshuffled', why: 'winnable' });
    expect(on.state().game?.view.assists).toEqual(['verdict']);
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
    expect(on.state().game?.view.status).toBe('dead');
    expect(on.state().lastLink).toMatchObject({ comboCount: 2 });
    await on.pair(8, 13);
    expect(on.state().game?.view).toMatchObject({ status: 'playing', pairsLeft: 1, assists: ['mercy'] });
    // The combo that mercy ended is not shown again.
    expect(on.state().lastLink).toBeNull();
    await on.journal.settled();
    expect(rowsOf(gameId)).toEqual(['link', 'link', 'mercy']);
  });
});
