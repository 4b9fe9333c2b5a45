import type { Migration } from './migration.ts';

/**
 * Rows of journals name their game by a small number instead of its id of 36 characters, which took a quarter of a large
 * database. The key of a game never changes and is given to no other: the chain of a journal begins with the checksum of its game, so a
 * key that leads to another game is seen.
 */
export const gameKeys: Migration = {
  version: 18,
  name: 'game keys',
  statements: [
    `CREATE TABLE game_keys (
       key INTEGER PRIMARY KEY,
       game_id TEXT NOT NULL UNIQUE REFERENCES games (id)
     ) STRICT`,
    'INSERT INTO game_keys (game_id) SELECT id FROM games ORDER BY started_at, id',
    `CREATE TABLE journal_by_key (
       game_key INTEGER NOT NULL REFERENCES game_keys (key),
       place INTEGER NOT NULL CHECK (place >= 0),
       entry TEXT NOT NULL,
       board_hash TEXT NOT NULL,
       chain TEXT NOT NULL,
       PRIMARY KEY (game_key, place)
     ) STRICT, WITHOUT ROWID`,
    {
      byGames: `INSERT INTO journal_by_key
                SELECT key, place, entry, board_hash, chain
                FROM game_keys CROSS JOIN journal ON journal.game_id = game_keys.game_id
                WHERE key BETWEEN @from AND @to ORDER BY key, place`,
    },
    'DROP TABLE journal',
    'ALTER TABLE journal_by_key RENAME TO journal',
    `CREATE TRIGGER journal_keeps_rows BEFORE DELETE ON journal
     BEGIN SELECT RAISE(ABORT, 'the journal only grows'); END`,
    `CREATE TRIGGER journal_keeps_values BEFORE UPDATE ON journal
     BEGIN SELECT RAISE(ABORT, 'the journal only grows'); END`,
  ],
};
