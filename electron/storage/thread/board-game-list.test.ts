import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dailyPlan } from '../../../core/daily/daily-plan.ts';
import { makeDealRecord } from '../../../core/game/setup/deal-record.ts';
import type { DealRecord } from '../../../core/game/setup/entry.ts';
import { makeSetup } from '../../../core/game/setup/versions.ts';
import { play, setupOf, witnessEntries } from '../../../tests/reliability/games/scripted.ts';
import { dropFolder, makeFolder } from '../../../tests/reliability/support/folder.ts';
import { openSession, playInto, type Session } from '../../../tests/reliability/support/session.ts';
import { readSettled } from '../tables/settling.ts';
import { listBoardGames } from './board-game-list.ts';

const [MONDAY, TUESDAY] = ['2026-11-23', '2026-11-24'] as const;
const BOARDS = new Map<string, DealRecord>([MONDAY, TUESDAY].map((date) => [date, dealOf(date)]));

let folder: string;
let session: Session;
const NOW = new Date(2026, 10, 24, 12).getTime();
let time = NOW;
beforeEach(() => {
  folder = makeFolder();
  session = openSession({ path: join(folder, 'twofold.sqlite'), now: () => time++ });
});
afterEach(() => {
  session.close();
  dropFolder(folder);
});

function dealOf(date: string): DealRecord {
  const plan = dailyPlan(date);
  const dealt = plan === null ? null : makeDealRecord(plan);
  if (!dealt?.ok) throw new Error(`no board on ${date}`);
  return dealt.value;
}

const setupOn = (date: string, isOnItsDay: boolean) => {
  const deal = BOARDS.get(date) ?? dealOf(date);
  return makeSetup({ mode: 'daily', boardId: date, deal, ...(isOnItsDay ? { onItsDay: true } : {}) });
};
const listed = async () => session.tell('games.on-boards', { mode: 'daily', boardIds: [MONDAY, TUESDAY] });

it('lists the games on the boards of a mode, first begun first, with their days, ends and scores', async () => {
  const monday = setupOn(MONDAY, true);
  const cleared = await playInto(session, monday, play(monday, witnessEntries(monday)).sent);
  await session.tell('games.finish', { gameId: cleared });
  const tuesday = setupOn(TUESDAY, false);
  const left = await playInto(session, tuesday, play(tuesday, witnessEntries(tuesday).slice(0, 2)).sent);
  await playInto(session, setupOf(1), []);
  const games = await listed();
  expect(games).toMatchObject([
    { gameId: cleared, boardId: MONDAY, onItsDay: true, status: 'finished', score: { gameId: cleared } },
    { gameId: left, boardId: TUESDAY, onItsDay: false, status: 'playing', score: null },
  ]);
  expect(await session.tell('games.on-boards', { mode: 'journey', boardIds: ['pig', MONDAY] })).toEqual([]);
  // Another game on the same board sets the one before aside; one of them says that the board was begun.
  await playInto(session, tuesday, []);
  expect((await listed()).map(({ gameId, status }) => [gameId, status])).toEqual([
    [cleared, 'finished'],
    [left, 'set-aside'],
  ]);
});

it('a game that cannot be read is reported, and the others stay', async () => {
  const gameId = await playInto(session, setupOn(MONDAY, true), []);
  const damaged = await playInto(session, setupOn(TUESDAY, true), []);
  const { database } = session.storage;
  database.prepare("UPDATE games SET setup = json_remove(setup, '$.boardId') WHERE id = ?").run(damaged);
  const problems: string[] = [];
  const onDamage = (problem: string) => problems.push(problem);
  const read = () => listBoardGames(database, 'daily', [MONDAY, TUESDAY], onDamage);
  expect(readSettled(database, NOW, onDamage, read)).toMatchObject([{ gameId }]);
  expect(problems).toEqual([expect.stringContaining(damaged)]);
});

it('only a game on the board of a date can say that it was begun on its day', async () => {
  const claimed = { ...setupOf(1), onItsDay: true } as const;
  expect(await session.ask('games.start', { setup: claimed })).toMatchObject({
    error: { code: 'bad-request', detail: 'setup: not on the board of a date' },
  });
});
