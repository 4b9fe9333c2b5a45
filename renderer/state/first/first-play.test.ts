import { beforeEach, expect, it } from 'vitest';
import { countTiles } from '../../../core/board/board.ts';
import { FIRST_BOARDS } from '../../../core/journey/first-boards.ts';
import { createInProcessEngine } from '../../../tests/support/in-process-engine.ts';
import { until } from '../../../tests/support/until.ts';
import { FirstPlay } from './first-play.ts';

let play: FirstPlay;
/** Waits that are under way: each is over when it is called. */
let waits: (() => void)[];
let refused: (readonly number[])[];
beforeEach(async () => {
  waits = [];
  refused = [];
  const engine = createInProcessEngine((message) => {
    throw new Error(message);
  });
  const wait = () =>
    new Promise<void>((resolve) => {
      waits.push(resolve);
    });
  play = new FirstPlay({ engine, wait });
  play.onRefused((cells) => refused.push(cells));
  await play.start();
});

const state = () => play.store.getState();
const link = async (a: number, b: number) => {
  await play.pick(a);
  await play.pick(b);
};
/** All waits that have begun are over. */
const wake = () => {
  for (const resolve of waits.splice(0)) resolve();
};

it('shows the pair that is taught; another tile is refused and selects nothing', async () => {
  expect(state()).toMatchObject({ teaches: 'straight', shown: { move: [0, 3], turns: 0 } });
  await play.pick(5);
  expect(refused).toEqual([[5]]);
  expect(state().selection).toEqual({ state: 'idle' });
});

it('leaves the rest to the player, who is shown a pair after a wrong one and after a while', async () => {
  await link(0, 3);
  expect(state()).toMatchObject({ teaches: 'rest', shown: null });
  await link(5, 8);
  expect(refused).toEqual([[5, 8]]);
  await until(() => expect(state().shown).not.toBeNull());
  await link(5, 6);
  expect(state().shown).toBeNull();
  wake();
  await until(() => expect(state().shown).not.toBeNull());
});

it('goes from board to board, and ends after the last', async () => {
  for (const [place] of FIRST_BOARDS.entries()) {
    expect(state().place).toBe(place);
    while (countTiles(state().board.cells) > 0) {
      if (state().shown === null) wake();
      await until(() => expect(state().shown).not.toBeNull());
      const [a = 0, b = 0] = state().shown?.move ?? [];
      void link(a, b);
      await until(() => expect(state().board.cells[a]).toBe(0));
    }
    await until(() => {
      wake();
      expect(state().place).toBe(place + 1);
    });
  }
});

it('does nothing more once it is left', async () => {
  await link(0, 3);
  const before = state();
  play.leave();
  wake();
  await Promise.resolve();
  expect(state()).toBe(before);
});
