/** Everything a window can be shown of a database, as the answers to all that it can ask. */
import Database from 'better-sqlite3';
import { handleRequest } from '../../../core/contract/handle.ts';
import { MODE_IDS } from '../../../core/game/modes/mode-ids.ts';
import type { Row } from '../../../electron/storage/base/checked-rows.ts';
import { type Connection, openImage } from '../../../electron/storage/base/connection.ts';
import { createServices } from '../../../electron/storage/thread/services.ts';
import type { OpenedStorage } from '../../../electron/storage/trust/startup/opened-storage.ts';

/** Answers by question. A question that is refused has none. */
export type Shown = ReadonlyMap<string, string>;

const NOW = 1_700_000_000_000;
const LISTS = [
  ...[
    'settings.read',
    'templates.list',
    'designs.list',
    'packs.list',
    'pictures.list',
    'puzzles.record',
    'games.list',
  ],
  ...['scores.all', 'statistics.read', 'achievements.list'],
];

type Question = readonly [channel: string, request: unknown];

/** Returns the questions about lists and tables: rows that SQL chooses and sums up. */
export function listQuestions(): Question[] {
  const tables = MODE_IDS.flatMap((mode) =>
    [true, false].map((assisted): Question => ['scores.list', { mode, templateHash: null, assisted }]),
  );
  return [...LISTS.map((channel): Question => [channel, null]), ...tables];
}

/** Returns the questions about single games. */
export function gameQuestions(ids: readonly string[]): Question[] {
  return ids.flatMap((gameId): Question[] => [
    ['games.load', { gameId }],
    ['games.finish', { gameId }],
  ]);
}

/** The answers that a database gives, from the bytes of its file. */
export async function shownBy(image: Buffer, questions: readonly Question[]): Promise<Shown> {
  const database = openImage(image);
  try {
    const services = createServices(storageOver(database), {
      ...{ version: '0.0.0', host: 'browser', platform: 'linux', systemLanguages: ['en'] },
    });
    const shown = new Map<string, string>();
    for (const [channel, request] of questions) {
      const answer = await handleRequest(services, channel, request, (bug) => {
        throw bug;
      });
      if (answer.ok) shown.set(JSON.stringify([channel, request]), JSON.stringify(answer.value));
    }
    return shown;
  } finally {
    database.close();
  }
}

function storageOver(database: Connection): OpenedStorage {
  return {
    ...{ state: { kind: 'ready' }, path: '', database, now: () => NOW },
    ...{ reportDamage: () => undefined, forgetRecovery: () => undefined },
    ...{ accepted: { note: () => undefined, restart: () => undefined }, noticeGone: () => null },
    ...{ watch: () => undefined, close: () => undefined },
  };
}

/** Which answers are other than they were. */
export function wrongShown(shown: Shown, original: Shown): string[] {
  return [...shown]
    .filter(([question, answer]) => original.get(question) !== answer)
    .map(([question]) => question);
}

/**
 * The rows of each game's journal as one text: games whose texts are the same give the same answers. Both tables are read by
 * themselves, since an index of a damaged file may not be readable.
 */
export function journalsIn(image: Buffer): ReadonlyMap<string, string> {
  const database = openImage(image);
  try {
    const keys = database.prepare<[], Row>('SELECT key, game_id FROM game_keys NOT INDEXED').all();
    const ids = new Map(keys.map(({ key, game_id }) => [key, String(game_id)]));
    const journals = new Map<string, string>();
    for (const row of database.prepare<[], Row>('SELECT * FROM journal').iterate()) {
      const id = ids.get(row.game_key) ?? `game ${row.game_key}`;
      journals.set(id, `${journals.get(id) ?? ''}${lineOf(row)}`);
    }
    return journals;
  } finally {
    database.close();
  }
}

/**
 * The rows of a game's journal as a search by its id finds them, in the form of `journalsIn`; null where SQLite cannot search. A row
 * whose key was changed lies among those of another game, where no search for either finds it.
 */
export function foundJournal(image: Buffer, gameId: string): string | null {
  const database = openImage(image);
  try {
    const rows = database
      .prepare<[string], Row>(
        'SELECT journal.* FROM game_keys JOIN journal ON game_key = key WHERE game_id = ? ORDER BY place',
      )
      .all(gameId);
    return rows.map((row) => lineOf(row)).join('');
  } catch (error) {
    if (error instanceof Database.SqliteError && error.code === 'SQLITE_CORRUPT') return null;
    throw error;
  } finally {
    database.close();
  }
}

const lineOf = ({ place, entry, board_hash: hash, chain }: Row) => `${place} ${entry} ${hash} ${chain}\n`;

/**
 * Returns whether the index of the games' numbers is damaged. It is the only part of that table that `journalsIn` does not
 * read, so what SQLite finds there, or cannot even walk, is in the index.
 */
export function isIndexDamaged(image: Buffer): boolean {
  const database = openImage(image);
  try {
    return database.prepare("PRAGMA integrity_check('game_keys')").pluck().get() !== 'ok';
  } catch (error) {
    if (error instanceof Database.SqliteError && error.code === 'SQLITE_CORRUPT') return true;
    throw error;
  } finally {
    database.close();
  }
}
