import { expect, it } from 'vitest';
import type { Entry } from '../../../core/game/setup/entry.ts';
import { err, ok } from '../../../core/result.ts';
import { replayForScreen } from '../../../core/review/replay/replay-for-screen.ts';
import { FALLING, LOSABLE_BOARD, setupOf } from '../../../tests/support/engine-samples.ts';
import { createEndedPictures, MOST_PICTURES, type PicturedGame, pictureKey } from './ended-pictures.ts';
import type { LoadedGame } from './review-maker.ts';

const SETUP = setupOf(LOSABLE_BOARD, { rules: FALLING });
const ENTRIES: readonly Entry[] = [];

function loaded(): LoadedGame {
  const game = replayForScreen(SETUP, ENTRIES);
  if (!game.ok) throw new Error('refused');
  // The picture is made from the replayed game alone.
  return { game: game.value } as LoadedGame;
}

const gameOf = (gameId: string, lostMove: number | null = null): PicturedGame => ({
  gameId,
  pairsLeft: 4,
  review: lostMove === null ? null : { critical: 1, kept: 0, only: 0, shares: [], lostMove },
});

/** Pictures whose games are loaded when the test says so; `asked` are the games in the order of loading. */
function pictured(unreadable = '') {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const pictures = createEndedPictures({
    load: (gameId) => {
      asked.push(gameId);
      const answer = gameId === unreadable ? err('storage-failed' as const) : ok(loaded());
      return new Promise((resolve) => answers.push(() => resolve(answer)));
    },
  });
  const answer = async () => {
    answers.shift()?.();
    for (let turn = 0; turn < 4; turn++) await Promise.resolve();
  };
  const known = () => [...pictures.store.getState().keys()];
  return { pictures, asked, answer, known };
}

it('load one game at a time, the last one that came into sight first, and none that left it', async () => {
  const { pictures, asked, answer, known } = pictured();
  const leave = new Map(['a', 'b', 'c', 'd'].map((id) => [id, pictures.want(gameOf(id))]));
  leave.get('c')?.();
  pictures.want(gameOf('b'));
  expect(asked).toEqual(['a']);
  for (let each = 0; each < 3; each++) await answer();
  expect(asked).toEqual(['a', 'b', 'd']);
  expect(known()).toEqual(['a', 'b', 'd'].map((id) => pictureKey(gameOf(id))));
  expect(pictures.store.getState().get(pictureKey(gameOf('a')))?.board.cells).toEqual(SETUP.deal.cells);
});

it('are loaded for one place after another one left them', async () => {
  const { pictures, answer, known } = pictured();
  pictures.want(gameOf('a'));
  const leave = pictures.want(gameOf('b'));
  pictures.want(gameOf('b'));
  leave();
  for (let each = 0; each < 2; each++) await answer();
  expect(known()).toEqual(['a', 'b'].map((id) => pictureKey(gameOf(id))));
});

it('are loaded once, and anew for another review', async () => {
  const { pictures, asked, answer, known } = pictured();
  pictures.want(gameOf('a'));
  await answer();
  pictures.want(gameOf('a'));
  expect(asked).toEqual(['a']);
  pictures.want(gameOf('a', 2));
  await answer();
  expect(asked).toEqual(['a', 'a']);
  expect(known()).toHaveLength(2);
});

it('pass over a game that cannot be read, and try it again when it is wanted again', async () => {
  const { pictures, asked, answer, known } = pictured('a');
  pictures.want(gameOf('a'));
  await answer();
  pictures.want(gameOf('b'));
  await answer();
  expect(known()).toEqual([pictureKey(gameOf('b'))]);
  pictures.want(gameOf('a'));
  expect(asked).toEqual(['a', 'b', 'a']);
});

it('are not kept without end: the first goes for one more', async () => {
  const { pictures, answer, known } = pictured();
  for (let game = 0; game <= MOST_PICTURES; game++) {
    pictures.want(gameOf(String(game)));
    await answer();
  }
  expect(known()).toHaveLength(MOST_PICTURES);
  expect(known()[0]).toBe(pictureKey(gameOf('1')));
});
