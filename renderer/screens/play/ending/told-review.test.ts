import { expect, it } from 'vitest';
import type { Journal } from '../../../state/play/journal.ts';
import type { ReviewMaker } from '../../../state/review/review-maker.ts';
import { tellReview } from './told-review.ts';

/** Tells the review of a game whose journal is settled later; notes what was read. */
function tellBefore(settled: Promise<boolean>) {
  const read: string[] = [];
  const journal = { settled: () => settled } as Journal;
  const reviews = {
    load: async (gameId: string) => {
      read.push(gameId);
      return { ok: false, error: 'not-found' };
    },
  } as unknown as ReviewMaker;
  return { told: tellReview(journal, reviews, 'game'), read };
}

it('of a game is read once its last entries are kept', async () => {
  let settle: (isKept: boolean) => void = () => undefined;
  const { told, read } = tellBefore(
    new Promise((resolve) => {
      settle = resolve;
    }),
  );
  await Promise.resolve();
  expect(read).toEqual([]);
  settle(true);
  expect(await told).toBeNull();
  expect(read).toEqual(['game']);
});

it('of a game whose entries are not kept is not told', async () => {
  const { told, read } = tellBefore(Promise.resolve(false));
  expect(await told).toBeNull();
  expect(read).toEqual([]);
});
