import { scoreRowOf } from '../../../core/game/score-row.ts';
import type { GameSetup } from '../../../core/game/setup/entry.ts';
import { addRow, CHECKED_COLUMNS, putRow, rowChecksum } from '../../../electron/storage/base/checked-rows.ts';
import { openForWriting } from '../../../electron/storage/base/connection.ts';
import { addGame, putProgress } from '../../../electron/storage/tables/games-table.ts';
import {
  appendRow,
  hasGameKeys,
  nextChain,
  type StoredEntry,
} from '../../../electron/storage/tables/journal-table.ts';
import { migrate } from '../../../electron/storage/tables/migrate.ts';
import { MIGRATIONS } from '../../../electron/storage/tables/migrations/all-migrations.ts';
import { keepScore } from '../../../electron/storage/tables/scores-table.ts';
import { writeSettings } from '../../../electron/storage/tables/settings-table.ts';
import { keepRevision } from '../../../electron/storage/tables/templates-table.ts';
import { play, rectangle, setupOf, wanderingEntries } from '../games/scripted.ts';

type Database = ReturnType<typeof openForWriting>;

/** A database as version `version` of the schema left it, with as much of a player's work as that could hold. */
export function buildOldDatabase(path: string, version: number): void {
  const database = openForWriting(path);
  migrate(database, {}, MIGRATIONS.slice(0, version));
  if (version >= 1) keepRevision(database, rectangle(6, 4), 1);
  if (version >= 2) for (let seed = 0; seed < 5; seed++) addOldGame(database, seed);
  if (version >= 3) writeSettings(database, { volume: 21 });
  if (version >= 6) addOldAchievement(database);
  database.close();
}

/** The first of the games was finished and earned something. */
function addOldAchievement(database: ReturnType<typeof openForWriting>): void {
  const setup = setupOf(0);
  const { game } = play(setup, wanderingEntries(setup));
  keepScore(database, { row: scoreRowOf('old-game-0', game, 6), rank: 1, previousBest: null });
  putRow(database, 'achievements', { id: 'combo-10', game_id: 'old-game-0', earned_at: 6 });
}

function addOldGame(database: ReturnType<typeof openForWriting>, seed: number): void {
  const setup = setupOf(seed);
  const id = `old-game-${seed}`;
  let chain = addOldRow(database, id, setup, seed);
  const { sent } = play(setup, wanderingEntries(setup).slice(0, seed + 3));
  for (const { index, entry, boardHash } of sent) {
    const text = JSON.stringify(entry);
    chain = nextChain(chain, index, text, boardHash);
    appendOldRow(database, id, { place: index, entry: text, boardHash, chain });
  }
  const progress = { gameId: id, status: 'set-aside', entries: sent.length, chain, level: 1 } as const;
  putProgress(database, { ...progress, pairsLeft: 0, clockMs: 60_000, playedAt: seed });
}

/** As versions from before games had keys wrote it. */
function addOldRow(database: Database, id: string, setup: GameSetup, startedAt: number): string {
  if (hasGameKeys(database)) return addGame(database, id, setup, startedAt);
  const text = JSON.stringify(setup);
  const row = {
    id,
    mode: setup.mode,
    template_hash: setup.deal.template.hash,
    setup: text,
    started_at: startedAt,
  };
  addRow(database, 'games', row);
  return rowChecksum('games', row);
}

function appendOldRow(database: Database, id: string, stored: StoredEntry): void {
  if (hasGameKeys(database)) {
    appendRow(database, id, stored);
    return;
  }
  const { place, entry, boardHash, chain } = stored;
  database.prepare('INSERT INTO journal VALUES (?, ?, ?, ?, ?)').run(id, place, entry, boardHash, chain);
}

/** The rows of journals with the ids of their games, in databases of any version. */
function journalQuery(database: Database): string {
  const games = hasGameKeys(database) ? 'JOIN game_keys ON key = game_key' : '';
  return `SELECT game_id, place, entry, board_hash, chain FROM journal ${games} ORDER BY game_id, place`;
}

/** Returns the rows of a player in a database of any version: every row but the app's own. */
export function rowsOf(path: string): Record<string, unknown[]> {
  const database = openForWriting(path);
  try {
    const tables = [...Object.keys(CHECKED_COLUMNS), 'journal'].filter((table) => table !== 'meta');
    const present = tables.filter(
      (table) => database.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(table) !== undefined,
    );
    return Object.fromEntries(
      present.map((table) => {
        const own = table === 'templates' || table === 'template_revisions' ? 'WHERE is_built_in = 0' : '';
        const query = table === 'journal' ? journalQuery(database) : `SELECT * FROM ${table} ${own}`;
        return [table, database.prepare(query).all()];
      }),
    );
  } finally {
    database.close();
  }
}
