import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dailyPlan } from '../../../core/daily/daily-plan.ts';
import { MODES } from '../../../core/game/modes/table.ts';
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
const throwProblem = (problem: string) => {
  throw new Error(problem);
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

it('lists the quickest game under each version of the rules, whose board may have a time of its own', async () => {
  const setup = { ...setupOf(1), mode: 'journey', boardId: 'pig' } as const;
  const gameIds = await Promise.all(Array.from({ length: 7 }, () => playInto(session, setupOf(1), [])));
  const { database } = session.storage;
  readSettled(database, NOW, throwProblem, () => null);
  database.prepare('UPDATE games SET setup = ?').run(JSON.stringify(setup));
  const keep = database.prepare(
    `UPDATE kept_games SET mode = 'journey', board_id = 'pig', is_counted = 1, is_assisted = 0, is_finished = 1,
       mode_version = @version, total = @total, elapsed_ms = @elapsedMs
     WHERE key = (SELECT key FROM game_keys WHERE game_id = @gameId)`,
  );
  const finished = fc.record({
    version: fc.constantFrom(...MODES.journey.rankedVersions.flat()),
    total: fc.nat(9),
    elapsedMs: fc.nat(9),
  });
  fc.assert(
    fc.property(fc.array(finished, { minLength: 7, maxLength: 7 }), (games) => {
      for (const [place, game] of games.entries()) keep.run({ ...game, gameId: gameIds[place] });
      const found = listBoardGames(database, 'journey', ['pig'], throwProblem);
      const told = games.filter((_, place) => found.some(({ gameId }) => gameId === gameIds[place]));
      const quickestOf = (among: typeof games, version: number) =>
        Math.min(...among.filter((game) => game.version === version).map(({ elapsedMs }) => elapsedMs));
      for (const { version } of games) expect(quickestOf(told, version)).toBe(quickestOf(games, version));
    }),
  );
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
