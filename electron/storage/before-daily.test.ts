/**
 * A database that commit 10aeefa wrote stays readable; tests/fixtures/before-daily/README.md says how it was
 * made.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FinishedGame, JournalRow } from '../../core/contract/schemas.ts';
import { viewOf } from '../../core/game/view.ts';
import { dropFolder, makeFolder } from '../../tests/reliability/support/folder.ts';
import { finishRanked, openSession, type Session } from '../../tests/reliability/support/session.ts';
import { importText } from '../../tests/support/export-import.ts';
import { loadRunningGame } from './games/running-game.ts';
import { recheckScores } from './thread/verify-scores.ts';
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
  readonly goesOn?: { readonly rows: readonly JournalRow[]; readonly finished: FinishedGame };
}

const fixture = (name: string) =>
  readFileSync(new URL(`../../tests/fixtures/before-daily/${name}`, import.meta.url));
// Written by the program's own types; what the tests read of it is compared, not trusted.
const { games: GAMES } = JSON.parse(fixture('expected.json').toString()) as {
  readonly games: readonly ExpectedGame[];
};
const FINISHED = GAMES.flatMap(({ gameId, finished }) => (finished === null ? [] : [{ gameId, finished }]));
const UNFINISHED = GAMES.flatMap((game) => (game.goesOn === undefined ? [] : [{ ...game, ...game.goesOn }]));

let folder: string;
let session: Session;
beforeEach(() => {
  folder = makeFolder();
});
afterEach(() => {
  session.close();
  dropFolder(folder);
});

function open(contents: Buffer | null): void {
  const path = join(folder, 'twofold.sqlite');
  if (contents !== null) writeFileSync(path, contents);
  session = openSession({ path });
}
const openFixture = () => open(gunzipSync(fixture('closed.sqlite.gz')));

function expectReplays(): void {
  for (const { gameId, status, level, pairsLeft, score, assists, elapsedMs } of GAMES) {
    const loaded = loadRunningGame(session.storage.database, gameId);
    expect(loaded.ok ? viewOf(loaded.value.game) : loaded.error).toMatchObject({
      ...{ status, level, pairsLeft, score, assists, elapsedMs },
    });
  }
}

const withoutDate = ({ finishedAt: _, ...row }: FinishedGame['row']) => row;

/** The table of achievements is in another order than it was. */
function inAnyOrder<F extends { readonly achievements: readonly string[] }>(finished: F | null | undefined) {
  return finished && { ...finished, achievements: finished.achievements.toSorted() };
}

describe('a database from before the daily boards', () => {
  it('opens without damage, and every game stands as it stood', () => {
    openFixture();
    expect(session.storage.state).toEqual({ kind: 'ready' });
    expect(verifyDatabase(session.storage.database)).toMatchObject({ kind: 'sound' });
    expectReplays();
  });

  it('shows the scores as they were entered', async () => {
    openFixture();
    await recheckScores(session.storage, () => Promise.resolve());
    const rows = await session.tell('scores.all', null);
    expect(rows.toReversed()).toEqual(FINISHED.map(({ finished }) => finished.row));
    for (const { gameId, finished } of FINISHED)
      expect(inAnyOrder(await session.tell('games.finish', { gameId }))).toEqual(inAnyOrder(finished));
  });

  it.each(UNFINISHED)('lets a game go on and end under its own versions: $what', async (game) => {
    openFixture();
    const { gameId, rows, finished } = game;
    const first = (await session.tell('games.load', { gameId })).journal.length;
    for (const [at, row] of rows.entries())
      await session.tell('games.append', { gameId, index: first + at, ...row });
    const { row, rank } = await finishRanked(session, gameId);
    expect(withoutDate(row)).toEqual(withoutDate(finished.row));
    expect(rank).toBe(finished.rank);
  });

  it('comes out of its export with every game and score', async () => {
    open(null);
    expect(importText(session.storage.database, fixture('export.json').toString(), 5)).toMatchObject({
      ok: true,
      value: { games: { added: GAMES.length, refused: 0 } },
    });
    expectReplays();
    expect((await session.tell('scores.all', null)).toReversed()).toEqual(
      FINISHED.map(({ finished }) => finished.row),
    );
  });
});
