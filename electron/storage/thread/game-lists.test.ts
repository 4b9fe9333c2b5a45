import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  play,
  setupOf,
  wanderingEntries,
  witnessEntries,
} from '../../../tests/reliability/games/scripted.ts';
import { dropFolder, makeFolder } from '../../../tests/reliability/support/folder.ts';
import { openSession, playInto, type Session } from '../../../tests/reliability/support/session.ts';

let folder: string;
let session: Session;
let time = 1_000;
beforeEach(() => {
  folder = makeFolder();
  session = openSession({ path: join(folder, 'twofold.sqlite'), now: () => time++ });
});
afterEach(() => {
  session.close();
  dropFolder(folder);
});

const unfinishedIds = async () => (await session.tell('games.list', null)).map(({ gameId }) => gameId);
const lostIds = async () => (await session.tell('puzzles.lost-games', null)).map(({ gameId }) => gameId);

it('lists games that ended with tiles on their board, last played first', async () => {
  const [one, other, won] = [setupOf(1), setupOf(2), setupOf(3)];
  const begun = await playInto(session, one, play(one, wanderingEntries(one)).sent.slice(0, 2));
  expect(await lostIds()).toEqual([]);
  await session.tell('games.abandon', { gameId: begun });
  // A new game on the same template sets the one before aside.
  const aside = await playInto(session, other, play(other, wanderingEntries(other)).sent.slice(0, 2));
  const cleared = await playInto(session, won, play(won, witnessEntries(won)).sent);
  await session.tell('games.finish', { gameId: cleared });
  expect(await lostIds()).toEqual([aside, begun]);
  const recent = await session.tell('puzzles.recent-games', null);
  expect(recent.map(({ gameId, isLost }) => [gameId, isLost])).toEqual([
    [cleared, false],
    [aside, true],
    [begun, true],
  ]);
});

it('lists a game to go on with once it was played or looked at, not one that was left at once', async () => {
  const setup = setupOf(1);
  const gameId = await playInto(session, setup, []);
  expect(await unfinishedIds()).toEqual([]);
  await session.tell('games.clock', { gameId, elapsedMs: 9_999, isRunning: true });
  expect(await unfinishedIds()).toEqual([]);
  await session.tell('games.clock', { gameId, elapsedMs: 10_000, isRunning: true });
  expect(await unfinishedIds()).toEqual([gameId]);

  const other = setupOf(2);
  const { sent } = play(other, witnessEntries(other));
  const moved = await playInto(session, other, []);
  expect(await unfinishedIds()).toEqual([]);
  // Out of the list, it is open all the same: its moves are accepted.
  for (const each of sent.slice(0, 1)) await session.tell('games.append', { gameId: moved, ...each });
  expect(await unfinishedIds()).toEqual([moved]);
});

it('sets a game that was left at once aside as any other', async () => {
  const [one, other] = [setupOf(1), setupOf(2)];
  const left = await playInto(session, one, []);
  await playInto(session, other, []);
  const [first] = play(one, witnessEntries(one)).sent;
  expect(await session.ask('games.append', { gameId: left, ...first })).toMatchObject({
    error: { code: 'game-over', detail: 'set-aside' },
  });
});
