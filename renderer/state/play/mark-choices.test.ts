import { describe, expect, it } from 'vitest';
import { FALLING, LOSABLE_BOARD, setupOf } from '../../../tests/support/engine-samples.ts';
import { newSession } from '../../../tests/support/session-harness.ts';

const LOSABLE = setupOf(LOSABLE_BOARD, { rules: FALLING });
/** The tiles that lose the board when they go first. */
const [A = 0, B = 0] = LOSABLE.deal.cells.flatMap((kind, cell) => (kind === 1 ? [cell] : []));

async function playedAndUndone(isWanted: boolean) {
  const on = newSession({ marksChoices: () => isWanted });
  await on.open(LOSABLE);
  await on.pair(A, B);
  await on.session.undo();
  return on;
}

describe('a position with a choice', () => {
  it('is marked, which is help, and a lost one is not', async () => {
    const on = await playedAndUndone(true);
    await expect.poll(() => on.state().isChoice).toBe(true);
    expect(on.state().game?.view.assists).toContain('warning');
    await on.pair(A, B);
    expect(on.state().isChoice).toBe(false);
  });

  it('is not marked unasked', async () => {
    const on = await playedAndUndone(false);
    expect([on.state().isChoice, on.state().game?.view.assists]).toEqual([false, ['undo']]);
  });
});
