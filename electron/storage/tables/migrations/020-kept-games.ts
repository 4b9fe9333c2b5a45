import type { Migration } from './migration.ts';

/** The tables whose rows say what a game comes to, with the column that names the game. */
const TOLD_BY = [
  ['games', 'id'],
  ['progress', 'game_id'],
  ['scores', 'game_id'],
  ['score_checks', 'game_id'],
  ['reviews', 'game_id'],
  ['game_figures', 'game_id'],
  ['imported_games', 'game_id'],
  ['game_owners', 'game_id'],
] as const;

const EVENTS = [
  ['insert', 'NEW'],
  ['update', 'NEW'],
  ['delete', 'OLD'],
] as const;

/** Marks the game of each changed row, in the transaction that changes it. */
const MARKING = TOLD_BY.flatMap(([table, column]) =>
  EVENTS.map(
    ([event, row]) => `CREATE TRIGGER ${table}_${event}_unsettles AFTER ${event.toUpperCase()} ON ${table}
     WHEN NOT EXISTS (SELECT 1 FROM unsettled_games WHERE game_id = ${row}.${column})
     BEGIN INSERT INTO unsettled_games (game_id) VALUES (${row}.${column}); END`,
  ),
);

/**
 * Adds one row for each game with what lists and statistics need of it (`kept_games`), and the sums of these rows (`figure_sums`), so that
 * no answer reads all games. Both follow from the other tables. A game in `unsettled_games` was changed since its row was made:
 * it is settled before the next answer. Triggers mark it, so the mark and the change are one transaction, in every version of the app.
 */
export const keptGames: Migration = {
  version: 20,
  name: 'kept games',
  statements: [
    `CREATE TABLE unsettled_games (game_id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID`,
    `CREATE TABLE kept_games (
       key INTEGER PRIMARY KEY,
       mode TEXT NOT NULL,
       template_hash TEXT NOT NULL,
       board_id TEXT,
       mode_version INTEGER NOT NULL,
       started_at INTEGER NOT NULL,
       played_at INTEGER NOT NULL,
       entries INTEGER NOT NULL,
       is_on_its_day INTEGER NOT NULL,
       is_mine INTEGER NOT NULL,
       counts_from INTEGER NOT NULL,
       is_counted INTEGER NOT NULL,
       is_lost INTEGER NOT NULL,
       list_end TEXT,
       total INTEGER,
       is_assisted INTEGER,
       is_own INTEGER,
       is_verified INTEGER,
       is_finished INTEGER NOT NULL,
       is_unread INTEGER NOT NULL,
       finished_at INTEGER,
       elapsed_ms INTEGER,
       level INTEGER,
       links INTEGER,
       ended_at INTEGER,
       is_clean_win INTEGER,
       figures TEXT NOT NULL,
       checksum TEXT NOT NULL
     ) STRICT`,
    `CREATE TABLE figure_sums (
       id TEXT PRIMARY KEY,
       sums TEXT NOT NULL,
       checksum TEXT NOT NULL
     ) STRICT, WITHOUT ROWID`,
    `CREATE INDEX progress_playing ON progress (game_id) WHERE status = 'playing'`,
    `CREATE INDEX game_owners_by_owner ON game_owners (owner)`,
    `CREATE INDEX kept_listed ON kept_games (played_at) WHERE list_end IS NOT NULL`,
    `CREATE INDEX kept_endless ON kept_games (list_end) WHERE list_end = ''`,
    `CREATE INDEX kept_lost ON kept_games (played_at) WHERE is_lost = 1 AND is_counted = 1`,
    `CREATE INDEX kept_in_mode ON kept_games (mode, mode_version, is_assisted, is_verified, total DESC, finished_at)
     WHERE total IS NOT NULL AND is_counted = 1`,
    `CREATE INDEX kept_on_template
     ON kept_games (template_hash, mode, mode_version, is_assisted, is_verified, total DESC, finished_at)
     WHERE total IS NOT NULL AND is_counted = 1`,
    `CREATE INDEX kept_by_end ON kept_games (finished_at) WHERE total IS NOT NULL AND is_mine = 1`,
    `CREATE INDEX kept_on_board ON kept_games (mode, board_id, is_assisted, total DESC)
     WHERE board_id IS NOT NULL AND is_counted = 1`,
    `CREATE INDEX kept_quickest ON kept_games (mode, board_id, elapsed_ms)
     WHERE board_id IS NOT NULL AND is_assisted = 0 AND is_counted = 1`,
    `CREATE INDEX kept_on_its_day ON kept_games (mode, board_id, total)
     WHERE is_on_its_day = 1 AND board_id IS NOT NULL AND is_counted = 1`,
    `CREATE INDEX kept_counting ON kept_games (is_counted, counts_from) WHERE is_mine = 1`,
    `CREATE INDEX kept_unread ON kept_games (finished_at) WHERE is_unread = 1 AND is_counted = 1`,
    `CREATE INDEX kept_in_a_row ON kept_games (ended_at) WHERE is_clean_win IS NOT NULL AND is_counted = 1`,
    ...MARKING,
    ...(['insert', 'update'] as const).map(
      (event) => `CREATE TRIGGER owners_${event}_unsettles AFTER ${event.toUpperCase()} ON owners
       BEGIN
         INSERT INTO unsettled_games (game_id) SELECT game_id FROM game_owners
         WHERE owner = NEW.id AND game_id NOT IN (SELECT game_id FROM unsettled_games);
       END`,
    ),
    'INSERT INTO unsettled_games (game_id) SELECT id FROM games',
  ],
};
