import { describe, expect, it, vi } from 'vitest';
import type { KeptPuzzles } from '../../../core/contract/puzzle-channels.ts';
import type { JournalRow } from '../../../core/contract/schemas.ts';
import { err, ok } from '../../../core/result.ts';
import { reviewGame } from '../../../core/review/game-review.ts';
import { type KeptReview, makeKeptReview } from '../../../core/review/kept-review.ts';
import { runToEnd } from '../../../core/solve/progress.ts';
import { FALLING, LOSABLE_BOARD, setupOf } from '../../../tests/support/engine-samples.ts';
import { createInProcessEngine } from '../../../tests/support/in-process-engine.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import { readPuzzleSets } from './puzzle-sets.ts';
import { createPuzzleShelf } from './puzzle-shelf.ts';

const SETUP = setupOf(LOSABLE_BOARD, { rules: FALLING });
const LOST = { gameId: 'game-0001', mode: 'classic', template: SETUP.deal.template, playedAt: 77 };
/** The 1s, which lose the game. */
const JOURNAL: readonly JournalRow[] = [
  { entry: { type: 'link', a: 5, b: 9, by: 'player', elapsedMs: 5 }, boardHash: '0'.repeat(16) },
];
const NOTHING: KeptPuzzles = {
  ...{ solved: [], solvedThisWeek: 0, streak: null, bestStreaks: [], bestStorms: [], started: [] },
};

function shelfOver(record: KeptPuzzles | null, review: KeptReview | null = null) {
  const answers: Readonly<Record<string, unknown>> = {
    'puzzles.record': record === null ? err({ code: 'storage-failed', detail: '' }) : ok(record),
    'puzzles.lost-games': ok([LOST]),
    'reviews.read': ok(review),
    'games.load': ok({ gameId: LOST.gameId, setup: SETUP, journal: JOURNAL, elapsedMs: 5 }),
  };
  // It answers the channels that are asked with what the contract gives for them.
  const bridge = { call: async (channel: string) => answers[channel] } as unknown as Bridge;
  const engine = createInProcessEngine((message) => {
    throw new Error(message);
  });
  const ask = vi.spyOn(engine, 'ask');
  return { ...createPuzzleShelf(bridge, engine), ask };
}

describe('the shelf of puzzles', () => {
  it('holds the shipped sets, each puzzle under a name of its own', async () => {
    const { lessons, onlyMoves, studies } = await readPuzzleSets();
    expect([lessons.length, onlyMoves.length > 500, studies.length > 300]).toEqual([20, true, true]);
    const ids = [...lessons, ...onlyMoves, ...studies].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('finds the losing moves of lost games', async () => {
    const shelf = shelfOver(NOTHING);
    await shelf.load();
    const { mistakes } = shelf.store.getState();
    expect(mistakes).toMatchObject([
      { mistake: { gameId: 'game-0001', playedAt: 77, moveNumber: 1, played: [5, 9] }, grade: null },
    ]);
    expect(mistakes?.[0]?.keep).not.toContainEqual([5, 9]);
  });

  it('takes them from the review that is kept with the game, and finds the same', async () => {
    const entries = JOURNAL.map(({ entry }) => entry);
    const reviewed = runToEnd(reviewGame(SETUP, entries, { nodeLimit: 100_000, seed: 1, games: 0 }));
    if (!reviewed.ok) throw new Error('a journal that cannot be replayed');
    const kept = makeKeptReview(reviewed.value, JOURNAL.length);
    const [fresh, known, outdated] = [null, kept, { ...kept, entries: 7, moves: [] }].map((review) =>
      shelfOver(NOTHING, review),
    );
    for (const shelf of [fresh, known, outdated]) await shelf?.load();
    expect(known?.store.getState().mistakes).toEqual(fresh?.store.getState().mistakes);
    expect(outdated?.store.getState().mistakes).toEqual(fresh?.store.getState().mistakes);
    expect(known?.ask).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ review: kept }));
  });

  it('leaves out those that are solved', async () => {
    const first = shelfOver(NOTHING);
    await first.load();
    const [mistake] = first.store.getState().mistakes ?? [];
    const shelf = shelfOver({ ...NOTHING, solved: [{ positionId: mistake?.id ?? '', result: 'helped' }] });
    await shelf.load();
    expect(shelf.store.getState().mistakes).toEqual([]);
  });

  it('says when the record cannot be read', async () => {
    const shelf = shelfOver(null);
    await shelf.refresh();
    expect(shelf.store.getState()).toMatchObject({ trouble: 'storage-failed', record: null });
  });
});
