import { expect, it } from 'vitest';
import type { App } from '../../../state/app/app.ts';
import { tellReview } from './told-review.ts';

/** An app whose journal is settled when it is told to; it notes what was read. */
function appBefore(settled: Promise<boolean>) {
  const read: string[] = [];
  const app = {
    journal: { settled: () => settled },
    reviews: {
      load: async (gameId: string) => {
        read.push(gameId);
        return { ok: false, error: 'not-found' };
      },
    },
  };
  return { app: app as unknown as Pick<App, 'journal' | 'reviews'>, read }; // only what is called
}

it('of a game is read once its last entries are kept', async () => {
  let settle: (isKept: boolean) => void = () => undefined;
  const { app, read } = appBefore(
    new Promise((resolve) => {
      settle = resolve;
    }),
  );
  const told = tellReview(app, 'game');
  await Promise.resolve();
  expect(read).toEqual([]);
  settle(true);
  expect(await told).toBeNull();
  expect(read).toEqual(['game']);
});

it('of a game whose entries are not kept is not told', async () => {
  const { app, read } = appBefore(Promise.resolve(false));
  expect(await tellReview(app, 'game')).toBeNull();
  expect(read).toEqual([]);
});
