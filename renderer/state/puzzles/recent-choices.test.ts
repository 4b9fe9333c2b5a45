import { describe, expect, it, vi } from 'vitest';
import type { JournalRow } from '../../../core/contract/schemas.ts';
import { err, ok } from '../../../core/result.ts';
import { FALLING, LOSABLE_BOARD, setupOf } from '../../../tests/support/engine-samples.ts';
import { createInProcessEngine } from '../../../tests/support/in-process-engine.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import type { FindCard } from './puzzle-sets.ts';
import {
  createRecentChoices,
  mistakesByTechnique,
  nextToTrain,
  playedSince,
  talliesOf,
} from './recent-choices.ts';

const SETUP = setupOf(LOSABLE_BOARD, { rules: FALLING });
const link = ([a, b]: readonly [number, number]): JournalRow => ({
  entry: { type: 'link', a, b, by: 'player', elapsedMs: 5 },
  boardHash: '0'.repeat(16),
});
/** The 1s, which lose the game, and a pair that keeps it. */
const LOSING = link([5, 9]);
const KEEPING = link(SETUP.deal.witness[0] ?? [0, 0]);
const JOURNALS: Readonly<Record<string, readonly JournalRow[]>> = { lost: [LOSING], kept: [KEEPING] };
const GAMES = ['lost', 'kept', 'damaged'].map((gameId, at) => ({
  gameId,
  playedAt: 90 - at,
  isLost: at === 0,
}));

function choicesOver(games: unknown) {
  const call = vi.fn(async (channel: string, request: { readonly gameId: string } | null) => {
    if (channel === 'puzzles.recent-games') return games;
    if (channel === 'reviews.read') return ok(null);
    const journal = JOURNALS[request?.gameId ?? ''];
    if (journal === undefined) return err({ code: 'storage-failed', detail: '' });
    return ok({ gameId: request?.gameId, setup: SETUP, journal, elapsedMs: 5 });
  });
  // It answers the channels that are asked with what the contract gives for them.
  const bridge = { call } as unknown as Bridge;
  const engine = createInProcessEngine((message) => {
    throw new Error(message);
  });
  return { ...createRecentChoices(bridge, engine), call };
}

describe('the choices of the last games', () => {
  it('are added up by technique, and the one by which most were lost is trained next', async () => {
    const choices = choicesOver(ok(GAMES));
    await choices.load();
    const state = choices.store.getState();
    // The damaged game is looked at, and nothing is known of it.
    expect(state).toMatchObject({ read: 3, games: GAMES, judged: GAMES.slice(0, 2) });
    expect(state.choices.map(({ game, isKept }) => [game.gameId, isKept])).toEqual([
      ['lost', false],
      ['kept', true],
    ]);
    const tallies = talliesOf(state);
    expect(tallies.reduce((sum, { made }) => sum + made, 0)).toBe(2);
    const lost = state.choices.find(({ isKept }) => !isKept);
    expect(lost?.technique).toBeTruthy();
    expect(nextToTrain(state)).toEqual({ technique: lost?.technique, own: 1, lost: 1 });
    expect(nextToTrain({ ...state, read: 2 })).toBeNull();
  });

  it('put own mistakes into groups by the technique that decides them, the others last', async () => {
    const choices = choicesOver(ok(GAMES));
    await choices.load();
    const state = choices.store.getState();
    const lost = state.choices.find(({ isKept }) => !isKept);
    const mistakeOf = (gameId: string, moveNumber: number) =>
      ({
        id: `${gameId} ${moveNumber}`,
        mistake: { gameId, moveNumber, playedAt: 0, played: [0, 1] },
      }) as unknown as FindCard;
    const [own, other] = [mistakeOf('lost', lost?.moveNumber ?? 0), mistakeOf('older', 1)];
    expect(mistakesByTechnique([other, own], state)).toEqual([
      { technique: lost?.technique, cards: [own] },
      { technique: null, cards: [other] },
    ]);
    expect(mistakesByTechnique([], state)).toEqual([]);
  });

  it('are looked for in each game once', async () => {
    const choices = choicesOver(ok(GAMES.slice(0, 2)));
    await choices.load();
    const loads = () => choices.call.mock.calls.filter(([channel]) => channel === 'games.load').length;
    expect(loads()).toBe(2);
    await choices.load();
    expect(loads()).toBe(2);
    expect(choices.store.getState().choices).toHaveLength(2);
  });

  it('stand as they were shown until a later look is over', async () => {
    const choices = choicesOver(ok(GAMES.slice(0, 2)));
    await choices.load();
    const shown: number[] = [];
    choices.store.subscribe(({ read }) => shown.push(read));
    await choices.load();
    expect(shown).toEqual([2]);
  });

  it('count for a week every game and those that were lost, also one of which nothing is known', async () => {
    const choices = choicesOver(ok(GAMES));
    await choices.load();
    const state = choices.store.getState();
    expect(playedSince(state, 89)).toEqual({
      ...{ count: 3, played: 1, lost: 1, isJudged: true },
      ...{ made: 1, kept: 0 },
    });
    expect(playedSince(state, 0)).toEqual({
      ...{ count: 3, played: 3, lost: 1, isJudged: false },
      ...{ made: 2, kept: 1 },
    });
  });

  it('are none where no game ended, and where the games cannot be listed nothing is said', async () => {
    const [none, failed] = [choicesOver(ok([])), choicesOver(err({ code: 'storage-failed', detail: '' }))];
    for (const each of [none, failed]) await each.load();
    expect(none.store.getState()).toMatchObject({ games: [], choices: [] });
    expect(failed.store.getState().games).toBeNull();
    expect(nextToTrain(none.store.getState())).toBeNull();
  });
});
