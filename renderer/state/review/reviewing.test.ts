import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../core/game/setup/entry.ts';
import {
  LOSABLE_SETUP,
  openedReview,
  pairOf,
  type TestSession,
} from '../../../tests/support/opened-review.ts';
import { lastWinnableBefore, losingMoveOf } from './review-steps.ts';
import type { ReviewedGame } from './reviewed-game.ts';

/** The 2s, taken back, then the 1s, which lose. */
async function lose(on: TestSession): Promise<void> {
  await pairOf(on, 2);
  await on.session.undo();
  await pairOf(on, 1);
}

const opened = (play = lose) => openedReview(play);

const typesOf = ({ saved }: ReviewedGame) => saved.journal.map(({ entry }: { entry: Entry }) => entry.type);

describe('a game that is looked back at', () => {
  it('opens where it was lost, with its critical choices in the order of play', async () => {
    const { shown } = await opened();
    expect(typesOf(shown())).toEqual(['link', 'undo', 'link']);
    expect(shown().making.state).toBe('made');
    expect(shown().choices.map(({ kind, number, isUndone }) => [kind, number, isUndone])).toEqual([
      ['only', 1, true],
      ['lost', 1, false],
    ]);
    expect([shown().node, shown().line]).toEqual([0, [0, 2]]);
  });

  it('names a technique for each choice, also for two that were made in one position', async () => {
    const { shown } = await opened();
    const { choices } = shown();
    expect(new Set(choices.map(({ before }) => before))).toEqual(new Set([0]));
    await expect.poll(() => [...shown().techniques.keys()]).toEqual(choices.map(({ after }) => after));
  });

  it('goes to the losing move as soon as that is proved, before the review is made', async () => {
    const seen: unknown[] = [];
    await openedReview(lose, (tell, shown) => {
      const note = () => seen.push([shown().making.state, shown().node]);
      note();
      tell(1, { nodes: 1, permille: 100, lostNode: 2 });
      note();
    });
    expect(seen).toEqual([
      ['making', 2],
      ['making', 0],
    ]);
  });

  it('opens at its deal when it was cleared', async () => {
    const { shown } = await opened(async (on) => {
      for (const [a, b] of LOSABLE_SETUP.deal.witness) await on.pair(a, b);
    });
    expect([shown().node, shown().line.length]).toEqual([0, LOSABLE_SETUP.deal.witness.length + 1]);
  });

  it('steps along its line, stops at both ends, and walks the branch that was taken back', async () => {
    const { reviewing, shown } = await opened();
    reviewing.step(5);
    expect(shown().node).toBe(2);
    reviewing.step(-9);
    expect(shown().node).toBe(0);
    reviewing.switchBranch(1);
    expect([shown().node, shown().line]).toEqual([1, [0, 1]]);
    reviewing.switchBranch(1);
    expect(shown().line).toEqual([0, 2]);
  });

  it('is played on from the position that is shown, and from no other', async () => {
    const { reviewing, shown } = await opened();
    reviewing.setPlaying(true);
    reviewing.playFrom(1);
    expect([shown().node, shown().isPlaying]).toEqual([0, true]);
    reviewing.playFrom(0);
    expect([shown().node, shown().isPlaying]).toEqual([2, false]);
  });

  it('explains a lost position in pictures, and forgets them when another is shown', async () => {
    const { reviewing, shown } = await opened();
    reviewing.step(1);
    await reviewing.explain();
    const { why } = shown();
    if (why.state !== 'shown') throw new Error(why.state);
    expect(why.at).toBe(2);
    reviewing.goToWhy(99);
    expect(shown().why).toMatchObject({ step: why.loss.steps.length - 1 });
    reviewing.step(-1);
    expect(shown().why).toEqual({ state: 'none' });
  });

  it('plays the pictures of an explanation to the last one, and anew from the first', async () => {
    const { reviewing, shown } = await opened();
    reviewing.step(1);
    await reviewing.explain();
    const { why, isPlaying } = shown();
    if (why.state !== 'shown') throw new Error(why.state);
    const last = why.loss.steps.length - 1;
    expect(isPlaying).toBe(false);
    reviewing.setPlaying(true);
    for (let step = 0; step < last; step++) reviewing.playWhyFrom(step);
    expect([shown().isPlaying, shown().why]).toMatchObject([false, { step: last }]);
    reviewing.playWhyFrom(last - 1);
    expect(shown().why).toMatchObject({ step: last });
    reviewing.setPlaying(true);
    expect([shown().isPlaying, shown().why]).toMatchObject([true, { step: 0 }]);
    reviewing.closeWhy();
    expect([shown().isPlaying, shown().why]).toEqual([false, { state: 'none' }]);
  });

  it('knows the last position that could be won before a lost one', async () => {
    const { reviewing, shown } = await opened();
    const before = shown().node;
    reviewing.step(1);
    expect(shown().facts[shown().node]?.position?.verdict).toBe('lost');
    expect(lastWinnableBefore(shown(), shown().node)).toBe(before);
    expect(lastWinnableBefore(shown(), before)).toBe(before);
    expect(losingMoveOf(shown(), shown().node)).toBe((shown().game.nodes[before]?.pairs ?? 0) + 1);
    expect(losingMoveOf(shown(), before)).toBe(null);
  });
});
