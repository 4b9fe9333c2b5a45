/**
 * A database that commit f3317ba wrote stays readable; tests/fixtures/before-owners/README.md says how it was
 * made.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BoardGame } from '../../core/contract/board-games.ts';
import type { KeptPuzzles } from '../../core/contract/puzzle-channels.ts';
import type { FinishedGame } from '../../core/contract/schemas.ts';
import type { Statistics } from '../../core/contract/statistics.ts';
import { daysOfMonth } from '../../core/daily/calendar-date.ts';
import { viewOf } from '../../core/game/view.ts';
import { dropFolder, makeFolder } from '../../tests/reliability/support/folder.ts';
import { openSession, type Session } from '../../tests/reliability/support/session.ts';
import { importOf } from '../../tests/support/mixtures.ts';
import { loadRunningGame } from './games/running-game.ts';
import { verifyDatabase } from './trust/checks/verify-database.ts';

interface ExpectedGame {
  readonly gameId: string;
  readonly what: string;
  readonly status: string;
  readonly level: number;
  readonly pairsLeft: number;
  readonly score: unknown;
  readonly assists: readonly string[];
  readonly elapsedMs: number;
  readonly finished: FinishedGame | null;
}

const fixture = (name: string) =>
  readFileSync(new URL(`../../tests/fixtures/before-owners/${name}`, import.meta.url));
// Written by the program's own types; what the tests read of it is compared, not trusted.
const EXPECTED = JSON.parse(fixture('expected.json').toString()) as {
  readonly games: readonly ExpectedGame[];
  readonly imported: string;
  readonly told: {
    readonly achievements: unknown;
    readonly puzzles: KeptPuzzles;
    readonly choices: readonly { readonly critical: number; readonly kept: number }[];
    readonly statistics: Statistics;
    readonly dailies: readonly BoardGame[];
    readonly ended: unknown;
  };
};
const DAYS = [...daysOfMonth('2026-11'), ...daysOfMonth('2026-12')];

function sumOf<K extends string>(rows: readonly Readonly<Record<K, number>>[], key: K): number {
  return rows.reduce((sum, row) => sum + row[key], 0);
}

/** The second day of the fixture, after its last game. */
const NOW = Date.UTC(2026, 10, 21, 13);
const DAY_MS = 86_400_000;

let now: number;
let folder: string;
let session: Session;
beforeEach(() => {
  folder = makeFolder();
  now = NOW;
});
afterEach(() => {
  session.close();
  dropFolder(folder);
});

function open(contents: Buffer | null = gunzipSync(fixture('closed.sqlite.gz'))): void {
  const path = join(folder, 'twofold.sqlite');
  if (contents !== null) writeFileSync(path, contents);
  session = openSession({ path, now: () => now });
}

function expectReplays(): void {
  for (const { gameId, status, level, pairsLeft, score, assists, elapsedMs } of EXPECTED.games) {
    const loaded = loadRunningGame(session.storage.database, gameId);
    expect(loaded.ok ? viewOf(loaded.value.game) : loaded.error).toMatchObject({
      ...{ status, level, pairsLeft, score, assists, elapsedMs },
    });
  }
}

/** Solved in a storm, and in no other way. */
const SOLVED_IN_STORM = '7d709b45aca23b6e';
/** Solved in a storm, and with help in another way. */
const ELSE_HELPED = 'a6f7801293a6c2a6';

/** That version counted what was solved in a storm as practised, and its runs had no version. */
function expectPuzzles(record: KeptPuzzles): void {
  const { streak, bestStreaks, bestStorms, solved, solvedThisWeek, ...rest } = EXPECTED.told.puzzles;
  const first = (run: object) => ({ ...run, version: 1 });
  const isInStorm = ({ positionId }: { readonly positionId: string }) => positionId === SOLVED_IN_STORM;
  expect(solved.filter(isInStorm)).toHaveLength(1);
  const practised = solved
    .filter((each) => !isInStorm(each))
    .map((each) => (each.positionId === ELSE_HELPED ? { ...each, result: 'helped' } : each));
  expect(record).toEqual({
    ...rest,
    ...{ streak: streak && first(streak), bestStreaks: bestStreaks.map(first) },
    ...{ bestStorms: bestStorms.map(first), solved: practised },
    solvedThisWeek: solvedThisWeek - 1,
  });
}

describe('a database from before rows said whose they are', () => {
  it('opens without damage, and every game stands as it stood', async () => {
    open();
    expect(session.storage.state).toEqual({ kind: 'ready' });
    expect(verifyDatabase(session.storage.database)).toMatchObject({ kind: 'sound' });
    expectReplays();
    const scored = EXPECTED.games.flatMap(({ finished }) => (finished === null ? [] : [finished.row]));
    expect((await session.tell('scores.all', null)).toReversed()).toEqual(scored);
    expect((await session.tell('games.ended', { after: null })).games).toEqual(EXPECTED.told.ended);
  });

  it('counts what was played in it as before, and the game from a file no more', async () => {
    open();
    const { told, imported } = EXPECTED;
    expect(await session.tell('achievements.list', null)).toEqual(told.achievements);
    expectPuzzles(await session.tell('puzzles.record', null));
    const { sums } = await session.tell('statistics.play', { month: null });
    expect([sums.critical, sums.kept]).toEqual([
      sumOf(told.choices, 'critical'),
      sumOf(told.choices, 'kept'),
    ]);
    // That version counted the daily of the file as started, and as begun on its day.
    expect(await session.tell('statistics.read', null)).toEqual({
      ...told.statistics,
      tables: told.statistics.tables.map((table) =>
        table.mode === 'daily' ? { ...table, started: table.started - 1 } : table,
      ),
    });
    const isOwn = ({ gameId }: BoardGame) => gameId !== imported;
    expect(told.dailies.map(isOwn)).toContain(false);
    const dailies = await session.tell('games.on-boards', { mode: 'daily', boardIds: DAYS });
    // One that says how its board stands, for each board: there is no other.
    expect(dailies.map(({ startedAt: _, ...game }) => game)).toEqual(told.dailies.filter(isOwn));
  });
});

describe('an export from before rows said whose they are', () => {
  const TEXT = gunzipSync(fixture('export.json.gz')).toString();
  const startedOf = ({ tables }: Statistics) => tables.reduce((sum, { started }) => sum + started, 0);

  it('is asked about, and brings every game, score and achievement when it is the player’s', async () => {
    open(null);
    const { told, games } = EXPECTED;
    expect(await importOf(session, TEXT, null)).toMatchObject({
      state: 'unclaimed',
      file: { games: games.length + 1, puzzles: 8, isNamed: false },
    });
    expect(await importOf(session, TEXT, 'mine')).toMatchObject({
      report: { whose: 'mine', games: { added: games.length + 1, refused: 0 }, settings: { added: 3 } },
    });
    expectReplays();
    expect(await session.tell('achievements.list', null)).toEqual(told.achievements);
    expectPuzzles(await session.tell('puzzles.record', null));
    // The game of the file lost its mark on the way out, and no look at it tells that. It lies a month ahead, so it is set
    // apart, and counts as it did there when its date has come.
    const started = async () => startedOf(await session.tell('statistics.read', null));
    const dailies = async () =>
      (await session.tell('games.on-boards', { mode: 'daily', boardIds: DAYS })).length;
    const all = [startedOf(told.statistics), told.dailies.length];
    expect([await started(), await dailies()]).toEqual(all.map((count) => count - 1));
    now += 30 * DAY_MS;
    expect([await started(), await dailies()]).toEqual(all);
  });

  it('counts for nothing when it is someone else’s', async () => {
    open(null);
    await importOf(session, TEXT, 'others');
    expect(await session.tell('statistics.read', null)).toMatchObject({ tables: [], days: { played: 0 } });
    expect(await session.tell('achievements.list', null)).toMatchObject({ earned: [] });
    expect((await session.tell('puzzles.record', null)).solved).toEqual([]);
    expect(await session.tell('games.on-boards', { mode: 'daily', boardIds: DAYS })).toEqual([]);
    expect((await session.tell('games.ended', { after: null })).games.length).toBeGreaterThan(0);
  });
});
