import { beforeEach, describe, expect, it } from 'vitest';
import { EASY_BOARD, FALLING, LOSABLE_BOARD, setupOf } from '../../../tests/support/engine-samples.ts';
import { newSession, type SessionHarness } from '../../../tests/support/session-harness.ts';
import { until } from '../../../tests/support/until.ts';
import { reshuffleDead } from './reshuffle-dead.ts';
import { showPair } from './show-pair.ts';

let on: SessionHarness;
beforeEach(() => {
  on = newSession();
  reshuffleDead(on.session);
});

/** A game of the mode whose boards are never lost, on a board that can be. */
const open = (board: string) => on.open({ ...setupOf(board, { mode: 'calm', rules: FALLING }), runSeed: 0 });

/** After these two pairs of the losable board nothing links. */
async function playToDeath(): Promise<void> {
  await on.pair(5, 9);
  await on.pair(0, 4);
}

describe('a dead board', () => {
  it('is reshuffled at once, and can be cleared then', async () => {
    const gameId = await open(LOSABLE_BOARD);
    await playToDeath();
    await until(() => expect(on.state().message).toMatchObject({ type: 'reshuffled' }));
    const { game, verdict } = on.state();
    expect(game?.view).toMatchObject({ status: 'playing', pairsLeft: 2, assists: ['reshuffle'] });
    expect(verdict).toEqual({ state: 'known', verdict: 'winnable' });
    await on.journal.settled();
    const entries = on.host.games.get(gameId)?.rows.map(({ entry }) => entry.type);
    expect(entries).toEqual(['link', 'link', 'reshuffle']);
  });

  it('is reshuffled when it is gone on with, where the program ended before', async () => {
    const gameId = await open(LOSABLE_BOARD);
    await playToDeath();
    await until(() => expect(on.state().message).not.toBeNull());
    await on.journal.settled();
    // The reshuffle did not reach the database.
    on.host.games.get(gameId)?.rows.pop();
    await on.session.continueGame(gameId);
    await until(() => expect(on.state().message).toMatchObject({ type: 'reshuffled' }));
    expect(on.state().game?.view.status).toBe('playing');
  });

  it('of another mode stays as it is', async () => {
    await on.open(setupOf(LOSABLE_BOARD, { rules: FALLING }));
    await playToDeath();
    expect(on.state().game?.view).toMatchObject({ status: 'dead', assists: [] });
  });
});

describe('the one button for help', () => {
  it('shows a pair at once, and the same one when it is pressed again', async () => {
    await open(EASY_BOARD);
    await showPair(on.session);
    const { hint } = on.state();
    expect(hint).toMatchObject({ state: 'shown', step: 'pair' });
    await showPair(on.session);
    expect(on.state().hint).toEqual(hint);
  });

  it('reshuffles a board that cannot be cleared any more, says so kindly, and shows a pair', async () => {
    await open(LOSABLE_BOARD);
    await on.pair(5, 9);
    await showPair(on.session);
    expect(on.state().message).toMatchObject({ type: 'reshuffled' });
    expect(on.state().hint).toMatchObject({ state: 'shown', step: 'pair' });
    expect(on.state().game?.view.assists).toEqual(['hint', 'reshuffle']);
  });
});

it('no link pays anything where no score is counted', async () => {
  await open(EASY_BOARD);
  for (const [a, b] of on.state().game?.view.deal.witness ?? []) await on.pair(a, b);
  expect(on.state().game?.view).toMatchObject({ status: 'won', score: { total: 0 } });
});
