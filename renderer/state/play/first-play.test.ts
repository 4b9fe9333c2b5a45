import { beforeEach, expect, it } from 'vitest';
import { countTiles, type Move } from '../../../core/board/board.ts';
import { FIRST_BOARDS } from '../../../core/journey/first-boards.ts';
import { allMoves } from '../../../core/rules/moves.ts';
import { CLASSIC_RULES } from '../../../core/rules/rules.ts';
import { createInProcessEngine } from '../../../tests/support/in-process-engine.ts';
import { until } from '../../../tests/support/until.ts';
import { FirstPlay } from './first-play.ts';

let play: FirstPlay;
/** Waits that are under way: each is over when it is called. */
let waits: (() => void)[];
let refused: Move[];
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
  play.onRefused((pair) => refused.push(pair));
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

/** Takes pairs as `choose` says until the board at `place` is cleared and the next one has come. */
async function clear(place: number, choose: (moves: readonly Move[]) => Move | undefined): Promise<void> {
  expect(state().place).toBe(place);
  while (countTiles(state().board.cells) > 0) {
    const [a, b] = choose(allMoves(state().board, CLASSIC_RULES)) ?? [0, 0];
    void link(a, b);
    await until(() => expect(state().board.cells[a]).toBe(0));
  }
  await until(() => {
    wake();
    expect(state().place).toBe(place + 1);
  });
}

it('shows a pair that lies apart with a link of the shape that is taught', () => {
  expect(state()).toMatchObject({ teaches: 'straight', shown: { move: [0, 8], turns: 0 } });
});

it('takes every pair that links, also where another one is shown', async () => {
  await link(5, 6);
  expect(state().board.cells[5]).toBe(0);
  expect(state()).toMatchObject({ teaches: 'rest', shown: null });
  expect(refused).toEqual([]);
});

it('refuses two pictures, keeps neither selected, and says why until the next tile is picked', async () => {
  await link(0, 1);
  expect(refused).toEqual([[0, 1]]);
  expect(state()).toMatchObject({
    selection: { state: 'idle' },
    refused: { pair: [0, 1], refusal: { code: 'different-kinds' } },
    teaches: 'straight',
  });
  await play.pick(5);
  expect(state()).toMatchObject({ selection: { state: 'one', cell: 5 }, refused: null });
});

it('leaves the rest to the player, who is shown a pair after a wrong one and after a while', async () => {
  await link(0, 8);
  expect(state()).toMatchObject({ teaches: 'rest', shown: null });
  await link(5, 10);
  expect(refused).toEqual([[5, 10]]);
  await until(() => expect(state().shown).not.toBeNull());
  await link(5, 6);
  expect(state().shown).toBeNull();
  wake();
  await until(() => expect(state().shown).not.toBeNull());
});

it.each([
  ['first', (moves: readonly Move[]) => moves[0]],
  ['last', (moves: readonly Move[]) => moves.at(-1)],
])('goes from board to board with the %s pair that links, and ends after the last', async (_, choose) => {
  for (const [place] of FIRST_BOARDS.entries()) await clear(place, choose);
});

it('teaches the next shape once a link had the first, and passes one that no pair has any more', async () => {
  for (const place of [0, 1]) await clear(place, (moves) => moves[0]);
  expect(state().teaches).toBe('around');
  const shapes = new Set<string>();
  await clear(2, (moves) => {
    shapes.add(state().teaches);
    return moves.at(-1);
  });
  expect([...shapes].slice(0, 1)).toEqual(['around']);
  expect(shapes).toContain('twice');
});

it('does nothing more once it is left', async () => {
  await link(0, 8);
  const before = state();
  play.leave();
  wake();
  await Promise.resolve();
  expect(state()).toBe(before);
});
