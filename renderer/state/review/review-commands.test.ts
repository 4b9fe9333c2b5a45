import { describe, expect, it } from 'vitest';
import {
  LOSABLE_SETUP,
  openedReview,
  pairOf,
  type TestSession,
} from '../../../tests/support/opened-review.ts';
import { type CommandIn, KEYMAP } from '../../input/keymap.ts';
import { positionCommands, whyCommands } from './review-commands.ts';
import type { ReviewedGame } from './reviewed-game.ts';
import type { Reviewing } from './reviewing.ts';

const COMMANDS = Object.keys(KEYMAP.review) as CommandIn<'review'>[];

/** The 1s lose the board, and after the 2s nothing links. */
async function die(on: TestSession): Promise<void> {
  await pairOf(on, 1);
  await pairOf(on, 2);
}

async function clear(on: TestSession): Promise<void> {
  for (const [a, b] of LOSABLE_SETUP.deal.witness) await on.pair(a, b);
}

type Steps = (reviewing: Reviewing, shown: () => ReviewedGame) => Promise<void> | void;

/** The places at which a review may stand when a key is pressed. */
const PLACES: readonly (readonly [what: string, play: (on: TestSession) => Promise<void>, go: Steps])[] = [
  ['at the losing move', die, () => undefined],
  ['at the lost position after it', die, (reviewing) => reviewing.step(1)],
  ['at the dead end', die, (reviewing) => reviewing.step(9)],
  ['at the deal of a won game', clear, () => undefined],
  ['in the middle of a won game', clear, (reviewing) => reviewing.step(2)],
  ['at the cleared end', clear, (reviewing) => reviewing.step(9)],
  ['before the first move', async () => undefined, () => undefined],
  [
    'beside a branch',
    async (on) => {
      await pairOf(on, 2);
      await on.session.undo();
      await die(on);
    },
    () => undefined,
  ],
  ['at the first picture of an explanation', die, (reviewing) => reviewing.explain()],
  [
    'at the last picture of an explanation',
    die,
    async (reviewing) => {
      await reviewing.explain();
      reviewing.goToWhy(99);
    },
  ],
  [
    'where an explanation is looked for',
    die,
    (reviewing, shown) => {
      reviewing.step(1);
      void reviewing.explain();
      expect(shown().why.state).toBe('searching');
    },
  ],
];

describe.each(PLACES)('a review %s', (_what, play, go) => {
  it.each(COMMANDS)('answers the key of %s: something changes, or it is said why not', async (command) => {
    const { reviewing, shown } = await openedReview(play);
    await go(reviewing, shown);
    const played: number[] = [];
    const before = shown();
    const parts = { reviewing, shown: before, playOn: (node: number) => void played.push(node) };
    const commands = before.why.state === 'none' ? positionCommands(parts) : whyCommands(parts);
    commands[command]();
    const { notice, ...after } = shown();
    const { notice: _, ...unchanged } = before;
    const isChanged = JSON.stringify(after) !== JSON.stringify(unchanged);
    expect([isChanged || played.length > 0, notice !== null]).toContain(true);
    expect(notice === null || !isChanged).toBe(true);
  });
});

describe('the key that asks why a position is lost', () => {
  it('explains at the losing move what it led to', async () => {
    const { reviewing, shown } = await openedReview(die);
    expect(shown().facts[shown().node]?.position?.verdict).toBe('winnable');
    await reviewing.explain();
    expect(shown().why).toMatchObject({ state: 'shown', from: 1 });
    reviewing.closeWhy();
    expect(shown().node).toBe(1);
  });

  it.each<[string, (on: TestSession) => Promise<void>, Steps, string]>([
    ['where nothing was lost', clear, () => undefined, 'no-loss'],
    ['at the end of a won game', clear, (reviewing) => reviewing.step(9), 'no-loss'],
  ])('says %s that there is nothing to explain', async (_what, play, go, notice) => {
    const { reviewing, shown } = await openedReview(play);
    await go(reviewing, shown);
    await reviewing.explain();
    expect([shown().why.state, shown().notice]).toEqual(['none', notice]);
  });

  it('says that there is no review while none is there', async () => {
    const { reviewing, shown } = await openedReview(die);
    const making = { state: 'failed', trouble: 'cancelled' } as const;
    reviewing.store.setState({ name: 'open', shown: { ...shown(), making, facts: [], choices: [] } });
    await reviewing.explain();
    expect(shown().notice).toBe('not-made');
    reviewing.stepChoice(1);
    expect(shown().notice).toBe('not-made');
    reviewing.step(1);
    expect(shown().notice).toBeNull();
  });
});
