import { expect, test } from 'vitest';
import { NO_SCORE, pointsForLink, withLink, withTimeLeft } from '../../../../core/game/setup/score.ts';
import { paymentsOf } from './flights.ts';

const HARD = { lossPermille: 980, earnedBefore: 0, version: 2 };

test('the points that rise are what the score grew by, with the share for a hard board', () => {
  const after = withLink(NO_SCORE, pointsForLink(0, 1, 0), HARD);
  expect(after.total).toBe(198);
  expect(paymentsOf({ before: NO_SCORE, after, timeBonusMs: 0 }, String)).toEqual([
    { to: 'score', words: '+198' },
  ]);
});

test('the time of a cleared board is counted elsewhere, and seconds given back rise to the countdown', () => {
  const linked = withLink(NO_SCORE, pointsForLink(1, 1, 2_000), { ...HARD, lossPermille: 0 });
  const after = withTimeLeft(linked, 60_000, { own: 1, pairs: 1 });
  expect(paymentsOf({ before: NO_SCORE, after, timeBonusMs: 2_000 }, String)).toEqual([
    { to: 'score', words: '+120' },
    { to: 'time-left', words: '+2 s' },
  ]);
});

test('a link that pays nothing lets nothing rise', () => {
  expect(paymentsOf({ before: NO_SCORE, after: NO_SCORE, timeBonusMs: 0 }, String)).toEqual([]);
});
