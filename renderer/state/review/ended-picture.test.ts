import { expect, it } from 'vitest';
import type { EndedGame } from '../../../core/contract/reviews.ts';
import type { Entry } from '../../../core/game/setup/entry.ts';
import { replayForScreen } from '../../../core/review/replay/replay-for-screen.ts';
import { FALLING, LOSABLE_BOARD, setupOf } from '../../../tests/support/engine-samples.ts';
import { endedPicture } from './ended-picture.ts';

const SETUP = setupOf(LOSABLE_BOARD, { rules: FALLING });

function cellsOf(kind: number): [number, number] {
  const [a = 0, b = 0] = SETUP.deal.cells.flatMap((each, cell) => (each === kind ? [cell] : []));
  return [a, b];
}

function pictureAfter(pairs: readonly (readonly [number, number])[], lostMove: number | null) {
  const entries = pairs.map(
    ([a, b], place): Entry => ({ type: 'link', a, b, by: 'player', elapsedMs: place + 1 }),
  );
  const game = replayForScreen(SETUP, entries);
  if (!game.ok) throw new Error(`refused: ${game.error.index}`);
  const review = { critical: 1, kept: 0, only: 0, shares: [], lostMove };
  const ended: EndedGame = {
    ...{ gameId: 'a'.repeat(32), mode: 'classic', templateHash: SETUP.deal.template.hash, level: 1 },
    ...{ pairsLeft: 4 - pairs.length, elapsedMs: 9, playedAt: 0, end: 'given-up', score: null },
    ...{ isImported: false, review: lostMove === null ? null : review },
  };
  return endedPicture(game.value, ended);
}

it('shows what was left of a board that was given up', () => {
  const { board, pair } = pictureAfter([cellsOf(2)], null);
  expect(board.cells.filter((kind) => kind > 0)).toHaveLength(6);
  expect(pair).toBeUndefined();
});

it('shows where a game was lost, and by which pair, once that is known', () => {
  const { board, pair } = pictureAfter([cellsOf(1)], 1);
  expect(board.cells).toEqual(SETUP.deal.cells);
  expect(pair).toEqual(cellsOf(1));
});

it('shows the deal of a board that was cleared', () => {
  expect(pictureAfter(SETUP.deal.witness, null).board.cells).toEqual(SETUP.deal.cells);
});
