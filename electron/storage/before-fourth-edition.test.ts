/**
 * A database that commit 234c5ea wrote stays readable, its games stay on the boards that their levels had, and earn the
 * stars that they earned; tests/fixtures/before-fourth-edition/README.md says how it was made.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findShareCode } from '../../core/codes/share-code.ts';
import type { FinishedGame, JournalRow } from '../../core/contract/schemas.ts';
import { withComposedTiles } from '../../core/deal/composed-table.ts';
import { dealBoard } from '../../core/deal/deal.ts';
import { viewOf } from '../../core/game/view.ts';
import { journeyChapters, starSecondsOn } from '../../core/journey/journey-levels.ts';
import { dropFolder, makeFolder } from '../../tests/reliability/support/folder.ts';
import { finishRanked, openSession, type Session } from '../../tests/reliability/support/session.ts';
import { importText } from '../../tests/support/export-import.ts';
import { loadRunningGame } from './games/running-game.ts';
import { recheckScores } from './thread/verify-scores.ts';
import { verifyDatabase } from './trust/checks/verify-database.ts';

interface ExpectedGame {
  readonly gameId: string;
  readonly what: string;
  readonly boardId: string;
  readonly code: string;
  readonly cells: string;
  readonly status: string;
  readonly pairsLeft: number;
  readonly score: unknown;
  readonly assists: readonly string[];
  readonly elapsedMs: number;
  readonly finished: FinishedGame | null;
  readonly goesOn?: { readonly rows: readonly JournalRow[]; readonly finished: FinishedGame };
}

const fixture = (name: string) =>
  readFileSync(new URL(`../../tests/fixtures/before-fourth-edition/${name}`, import.meta.url));
// Written by the program's own types; what the tests read of it is compared, not trusted.
const { games: GAMES } = JSON.parse(fixture('expected.json').toString()) as {
  readonly games: readonly ExpectedGame[];
};
const FINISHED = GAMES.flatMap(({ finished }) => (finished === null ? [] : [finished]));
const LEVELS = journeyChapters().flatMap(({ levels }) => levels);

let folder: string;
let session: Session;

function open(contents: Buffer | null = gunzipSync(fixture('closed.sqlite.gz'))): void {
  const path = join(folder, 'twofold.sqlite');
  if (contents !== null) writeFileSync(path, contents);
  session = openSession({ path });
}

function expectReplays(): void {
  for (const { gameId, status, pairsLeft, score, assists, elapsedMs, cells } of GAMES) {
    const loaded = loadRunningGame(session.storage.database, gameId);
    if (!loaded.ok) throw new Error(loaded.error.code);
    const { game } = loaded.value;
    expect(viewOf(game)).toMatchObject({ status, pairsLeft, score, assists, elapsedMs });
    expect(game.setup.deal.cells.join(' ')).toBe(cells);
  }
}

describe('a database from before the fourth edition of the journey', () => {
  beforeEach(() => {
    folder = makeFolder();
  });
  afterEach(() => {
    session.close();
    dropFolder(folder);
  });

  it('opens without damage, and every game stands as it stood, on the board that it was begun on', () => {
    open();
    expect(session.storage.state).toEqual({ kind: 'ready' });
    expect(verifyDatabase(session.storage.database)).toMatchObject({ kind: 'sound' });
    expectReplays();
  });

  it('shows the scores as they were entered', async () => {
    open();
    await recheckScores(session.storage, () => Promise.resolve());
    const rows = await session.tell('scores.all', null);
    expect(rows.toReversed()).toEqual(FINISHED.map(({ row }) => row));
  });

  it('gives each level the stars that its game earned', async () => {
    open();
    const boardIds = GAMES.map(({ boardId }) => boardId);
    const games = await session.tell('games.on-boards', { mode: 'journey', boardIds });
    const inTime = games.flatMap(({ boardId, score }) => {
      const level = LEVELS.find(({ id }) => id === boardId);
      if (level === undefined || score === null || score.assists.length > 0) return [];
      return [[boardId, score.elapsedMs <= 1_000 * starSecondsOn(level, score.templateHash)] as const];
    });
    expect(Object.fromEntries(inTime)).toEqual({ dog: true, ox: false, tian: true, house: true });
    const cleared = games.filter(({ score }) => score !== null).map(({ boardId }) => boardId);
    expect(cleared.sort()).toEqual(['concave', 'dog', 'house', 'ox', 'tian']);
    // By the time of today the first would not have been in time.
    const today = (id: string) => 1_000 * (LEVELS.find((level) => level.id === id)?.starSeconds ?? 0);
    expect(GAMES.find(({ boardId }) => boardId === 'dog')?.elapsedMs).toBeGreaterThan(today('dog'));
  });

  it('lets the game that was left go on and end under its own versions', async () => {
    open();
    const left = GAMES.find(({ goesOn }) => goesOn !== undefined);
    if (left?.goesOn === undefined) throw new Error('no game was left');
    const { gameId, goesOn } = left;
    const first = (await session.tell('games.load', { gameId })).journal.length;
    for (const [at, row] of goesOn.rows.entries())
      await session.tell('games.append', { gameId, index: first + at, ...row });
    const { row, rank } = await finishRanked(session, gameId);
    const withoutDate = ({ finishedAt: _, ...rest }: FinishedGame['row']) => rest;
    expect([withoutDate(row), rank]).toEqual([withoutDate(goesOn.finished.row), goesOn.finished.rank]);
  });

  it('comes out of its export with every game and score', async () => {
    open(null);
    const text = gunzipSync(fixture('export.json.gz')).toString();
    expect(importText(session.storage.database, text, 5)).toMatchObject({
      ok: true,
      value: { games: { added: GAMES.length, refused: 0 } },
    });
    expectReplays();
    expect((await session.tell('scores.all', null)).toReversed()).toEqual(FINISHED.map(({ row }) => row));
  });
});

it.each(GAMES)(
  'the code of a board from before the fourth edition opens it still: $boardId',
  ({ code, cells }) => {
    const shared = findShareCode(code);
    if (!shared.ok) throw new Error(shared.error.code);
    const { template, rules, filling, seed, dealerVersion } = shared.value;
    const deal = { shape: template, rules, ...filling, seed, dealerVersion };
    const dealt = dealBoard(withComposedTiles(deal, template));
    expect(dealt.ok && dealt.value.cells.join(' ')).toBe(cells);
  },
);
