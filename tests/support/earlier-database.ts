/** A database that an earlier commit wrote, in a folder of tests/fixtures, and the specs that every such one has. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findShareCode } from '../../core/codes/share-code.ts';
import type { FinishedGame, JournalRow } from '../../core/contract/schemas.ts';
import { withComposedTiles } from '../../core/deal/composed-table.ts';
import { dealBoard } from '../../core/deal/deal.ts';
import { verifyGame } from '../../core/game/verify-game.ts';
import { viewOf } from '../../core/game/view.ts';
import { runToEnd } from '../../core/solve/progress.ts';
import { loadRunningGame } from '../../electron/storage/games/running-game.ts';
import { recheckScores } from '../../electron/storage/thread/verify-scores.ts';
import { verifyDatabase } from '../../electron/storage/trust/checks/verify-database.ts';
import { dropFolder, makeFolder } from '../reliability/support/folder.ts';
import { finishRanked, openSession, type Session } from '../reliability/support/session.ts';
import { importText } from './export-import.ts';

/** A game as that commit left it. */
export interface EarlierGame {
  readonly gameId: string;
  readonly what: string;
  readonly boardId: string;
  readonly code: string;
  readonly cells: string;
  readonly status: string;
  readonly level: number;
  readonly pairsLeft: number;
  readonly score: unknown;
  readonly assists: readonly string[];
  readonly elapsedMs: number;
  readonly finished: FinishedGame | null;
  /** That commit went on with a game that was left, and ended it, in this way. */
  readonly goesOn?: { readonly rows: readonly JournalRow[]; readonly finished: FinishedGame };
}

export interface EarlierDatabase {
  readonly games: readonly EarlierGame[];
  readonly read: (file: string) => Buffer;
}

export function readEarlierDatabase(folder: string): EarlierDatabase {
  const read = (file: string) => readFileSync(new URL(`../fixtures/${folder}/${file}`, import.meta.url));
  // Written by the program's own types; what the specs read of it is compared, not trusted.
  const { games } = JSON.parse(read('expected.json').toString()) as Pick<EarlierDatabase, 'games'>;
  return { games, read };
}

const withoutDate = ({ finishedAt: _, ...row }: FinishedGame['row']) => row;

/**
 * The specs of each such database, in a `describe` of its own: it opens, its scores stand, the game that was left goes on, and
 * its export comes in. `now` is the clock of the storage. Returns the opener for further specs.
 */
export function itStaysReadable(
  { games, read }: EarlierDatabase,
  now: () => number = Date.now,
): () => Session {
  const finished = games.flatMap((game) => (game.finished === null ? [] : [game.finished]));
  let folder: string;
  let session: Session;
  beforeEach(() => {
    folder = makeFolder();
  });
  afterEach(() => {
    session.close();
    dropFolder(folder);
  });
  const openNew = () => {
    session = openSession({ path: join(folder, 'twofold.sqlite'), now });
    return session;
  };
  const open = () => {
    writeFileSync(join(folder, 'twofold.sqlite'), gunzipSync(read('closed.sqlite.gz')));
    return openNew();
  };
  const expectReplays = () => {
    for (const { gameId, status, level, pairsLeft, score, assists, elapsedMs, cells } of games) {
      const loaded = loadRunningGame(session.storage.database, gameId);
      if (!loaded.ok) throw new Error(loaded.error.code);
      const { game } = loaded.value;
      expect(viewOf(game)).toMatchObject({ status, level, pairsLeft, score, assists, elapsedMs });
      expect(game.setup.deal.cells.join(' ')).toBe(cells);
      expect(runToEnd(verifyGame(game))).toEqual({ verdict: 'verified' });
    }
  };
  const expectScores = async () => {
    const rows = await session.tell('scores.all', null);
    expect(rows.toReversed()).toEqual(finished.map(({ row }) => row));
  };

  it('opens without damage, and every game stands as it stood, on the board that it was begun on', () => {
    open();
    expect(session.storage.state).toEqual({ kind: 'ready' });
    expect(verifyDatabase(session.storage.database)).toMatchObject({ kind: 'sound' });
    expectReplays();
  });

  it('shows the scores as they were entered', async () => {
    open();
    await recheckScores(session.storage, () => Promise.resolve());
    await expectScores();
  });

  it('lets the game that was left go on and end under its own versions', async () => {
    open();
    const left = games.find(({ goesOn }) => goesOn !== undefined);
    if (left?.goesOn === undefined) throw new Error('no game was left');
    const { gameId, goesOn } = left;
    const first = (await session.tell('games.load', { gameId })).journal.length;
    for (const [at, row] of goesOn.rows.entries())
      await session.tell('games.append', { gameId, index: first + at, ...row });
    const { row, rank } = await finishRanked(session, gameId);
    expect([withoutDate(row), rank]).toEqual([withoutDate(goesOn.finished.row), goesOn.finished.rank]);
  });

  it('comes out of its export with every game and score', async () => {
    openNew();
    const text = gunzipSync(read('export.json.gz')).toString();
    expect(importText(session.storage.database, text, 5)).toMatchObject({
      ok: true,
      value: { games: { added: games.length, refused: 0 } },
    });
    expectReplays();
    await expectScores();
  });

  return open;
}

/** The deal that a code of that commit names. */
export function sharedBy(code: string) {
  const shared = findShareCode(code);
  if (!shared.ok) throw new Error(shared.error.code);
  return shared.value;
}

/** The tiles that such a code deals, by cell; null where it deals none. */
export function cellsOf(code: string): readonly number[] | null {
  const { template, rules, filling, seed, dealerVersion } = sharedBy(code);
  const deal = { shape: template, rules, ...filling, seed, dealerVersion };
  const dealt = dealBoard(withComposedTiles(deal, template));
  return dealt.ok ? dealt.value.cells : null;
}
