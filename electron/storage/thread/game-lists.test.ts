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
});
