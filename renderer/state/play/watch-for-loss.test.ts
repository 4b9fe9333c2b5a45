import { describe, expect, it, vi } from 'vitest';
import { FALLING, LOSABLE_BOARD, setupOf } from '../../../tests/support/engine-samples.ts';
import { newSession } from '../../../tests/support/session-harness.ts';

const LOSABLE = setupOf(LOSABLE_BOARD, { rules: FALLING });
const ONES = LOSABLE.deal.cells.flatMap((kind, cell) => (kind === 1 ? [cell] : []));
const TWOS = LOSABLE.deal.cells.flatMap((kind, cell) => (kind === 2 ? [cell] : []));

async function played(isWanted: boolean, cells: readonly number[]) {
  const on = newSession({ warnsWhenLost: () => isWanted });
  await on.open(LOSABLE);
  await on.pair(cells[0] ?? 0, cells[1] ?? 0);
  return on;
}

const noted = (on: Awaited<ReturnType<typeof played>>) => on.state().game?.view.assists;

describe('the warning at the first lost position', () => {
  it('comes with the move that loses, and is help', async () => {
    const on = await played(true, ONES);
    await expect.poll(() => on.state().message).toEqual({ type: 'lost' });
    expect(noted(on)).toEqual(['warning']);
  });

  it('does not come while the board can be won, and is help all the same', async () => {
    const on = await played(true, TWOS);
    await expect.poll(() => noted(on)).toEqual(['warning']);
    expect(on.state().message).toBeNull();
  });

  it('comes once, and again after the board could be won meanwhile', async () => {
    const on = await played(true, ONES);
    await expect.poll(() => on.state().message).toEqual({ type: 'lost' });
    await on.session.undo();
    await expect.poll(() => on.state().message).toBeNull();
    await on.session.redo();
    await expect.poll(() => on.state().message).toEqual({ type: 'lost' });
  });

  it('does not come again at a lost position that is gone back to', async () => {
    const on = await played(true, ONES);
    await expect.poll(() => on.state().message).toEqual({ type: 'lost' });
    await on.pair(TWOS[0] ?? 0, TWOS[1] ?? 0);
    const ask = vi.spyOn(on.engine, 'ask');
    const answers = () =>
      ask.mock.calls.flatMap(([{ type }], call) =>
        type === 'verdict' ? [ask.mock.results[call]?.value] : [],
      );
    await on.session.undo();
    await expect.poll(() => answers().length).toBe(1);
    expect(await answers()[0]).toEqual({ ok: true, value: 'lost' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(on.state().message).toBeNull();
  });

  it('does not come unasked', async () => {
    const on = await played(false, ONES);
    expect([on.state().message, noted(on)]).toEqual([null, []]);
  });
});
