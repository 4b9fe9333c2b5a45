/**
 * A database that commit 234c5ea wrote stays readable, its games stay on the composed boards that their dates had then, and the
 * codes of all of these open them; tests/fixtures/before-weekday-boards/README.md says how they were made.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashCells } from '../../core/board/hash.ts';
import { findShareCode } from '../../core/codes/share-code.ts';
import type { FinishedGame, JournalRow } from '../../core/contract/schemas.ts';
import { numberOf } from '../../core/deal/composed-boards.ts';
import { composedTiles, withComposedTiles } from '../../core/deal/composed-table.ts';
import { dealBoard } from '../../core/deal/deal.ts';
import { formerWeekdayBoards } from '../../core/deal/former-weekday-boards.ts';
import type { GameSetup } from '../../core/game/setup/entry.ts';
import { planOf } from '../../core/game/setup/planned-deal.ts';
import { SHIPPED_BOARDS } from '../../core/game/setup/shipped-boards.ts';
import { verifyGame } from '../../core/game/verify-game.ts';
import { viewOf } from '../../core/game/view.ts';
import { runToEnd } from '../../core/solve/progress.ts';
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
  readFileSync(new URL(`../../tests/fixtures/before-weekday-boards/${name}`, import.meta.url));
// Written by the program's own types; what the tests read of it is compared, not trusted.
const { games: GAMES } = JSON.parse(fixture('expected.json').toString()) as {
  readonly games: readonly ExpectedGame[];
};
const FINISHED = GAMES.flatMap(({ finished }) => (finished === null ? [] : [finished]));
const CODES = fixture('codes.txt')
  .toString()
  .trim()
  .split('\n')
  .map((line) => line.split(' ') as [date: string, code: string, hash: string]);

/** A game on the board of a date counts from that day on. */
const DATES_HAVE_COME = Date.UTC(2027, 1, 1);

const sharedBy = (code: string) => {
  const shared = findShareCode(code);
  if (!shared.ok) throw new Error(shared.error.code);
  return shared.value;
};

let folder: string;
let session: Session;

function open(contents: Buffer | null = gunzipSync(fixture('closed.sqlite.gz'))): void {
  const path = join(folder, 'twofold.sqlite');
  if (contents !== null) writeFileSync(path, contents);
  session = openSession({ path, now: () => DATES_HAVE_COME });
}

function expectReplays(): void {
  for (const { gameId, status, pairsLeft, score, assists, elapsedMs, cells } of GAMES) {
    const loaded = loadRunningGame(session.storage.database, gameId);
    if (!loaded.ok) throw new Error(loaded.error.code);
    const { game } = loaded.value;
    expect(viewOf(game)).toMatchObject({ status, pairsLeft, score, assists, elapsedMs });
    expect(game.setup.deal.cells.join(' ')).toBe(cells);
    expect(runToEnd(verifyGame(game))).toEqual({ verdict: 'verified' });
  }
}

describe('a database from before boards of the weekdays were exchanged', () => {
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

it('the games before boards of the weekdays were exchanged are on some that no date has now', () => {
  const former = new Set(formerWeekdayBoards().map(({ number }) => number));
  const on = GAMES.filter(({ code }) => former.has(numberOf(sharedBy(code).seed)));
  expect(on.map(({ boardId }) => boardId)).toEqual(expect.arrayContaining(['2027-01-04', '2027-01-11']));
});

describe('the code of a date from before boards of the weekdays were exchanged', () => {
  it('names the board that it named, on each of 448 dates', () => {
    expect(CODES).toHaveLength(448);
    for (const [date, code, hash] of CODES) {
      const { template, rules, seed } = sharedBy(code);
      const cells = composedTiles({ shape: template, rules, seed });
      expect([date, cells && hashCells(template.width, template.height, cells)]).toEqual([date, hash]);
    }
  });

  // Two of each weekday, the first of them the first dates of all.
  it.each(CODES.filter((_, day) => day < 7 || (day >= 210 && day < 217)))('opens it: %s', (_, code, hash) => {
    const { template, rules, filling, seed, dealerVersion } = sharedBy(code);
    const dealt = dealBoard(
      withComposedTiles({ shape: template, rules, ...filling, seed, dealerVersion }, template),
    );
    expect(dealt.ok && hashCells(template.width, template.height, dealt.value.cells)).toBe(hash);
  });

  it('has the seed that the earlier rules of the daily plan for its date', () => {
    for (const [boardId, code] of CODES)
      for (const modeVersion of [1, 2]) {
        const plan = planOf({ mode: 'daily', modeVersion, boardId } as GameSetup, 1, SHIPPED_BOARDS);
        expect([boardId, plan?.seed]).toEqual([boardId, sharedBy(code).seed]);
      }
  });
});
