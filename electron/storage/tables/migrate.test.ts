import { describe, expect, it } from 'vitest';
import { type Connection, openInMemory } from '../base/connection.ts';
import { verifyDatabase } from '../trust/checks/verify-database.ts';
import { migrate, schemaVersion } from './migrate.ts';
import { MIGRATIONS, SCHEMA_VERSION } from './migrations/all-migrations.ts';

function objectsOf(database: Connection): string[] {
  return database
    .prepare<[], string>("SELECT name FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY name")
    .pluck()
    .all();
}

/** The triggers that mark the game of a changed row. */
function marking(table: string): string[] {
  return ['insert', 'update', 'delete'].map((event) => `${table}_${event}_unsettles`);
}

const ADDED: Readonly<Record<number, readonly string[]>> = {
  1: ['meta', 'template_revisions', 'templates'],
  2: ['games', 'journal', 'journal_keeps_rows', 'journal_keeps_values', 'progress'],
  3: ['scores', 'settings'],
  4: ['statistics_by_mode', 'statistics_by_template'],
  5: ['designs'],
  6: ['achievements', 'career', 'days_in_a_row', 'finished_games', 'statistics_by_table'],
  7: ['pack_entries', 'packs'],
  8: ['design_histories'],
  9: [],
  10: ['score_checks'],
  11: [],
  12: ['puzzle_answers', 'puzzle_boards', 'puzzle_positions'],
  13: ['imported_games', 'reviews'],
  14: ['own_pictures'],
  15: ['game_figures'],
  16: ['games_by_seed'],
  17: ['answer_owners', 'game_owners', 'owners'],
  18: ['game_keys'],
  19: ['puzzle_runs'],
  20: [
    ...['figure_sums'],
    ...marking('game_figures'),
    ...['game_owners_by_owner'],
    ...marking('game_owners'),
    ...marking('games'),
    ...marking('imported_games'),
    ...['kept_by_end', 'kept_counting', 'kept_endless', 'kept_games', 'kept_in_a_row', 'kept_in_mode'],
    ...['kept_listed', 'kept_lost', 'kept_on_board', 'kept_on_its_day', 'kept_on_template'],
    ...['kept_quickest', 'kept_unread', 'owners_insert_unsettles', 'owners_update_unsettles'],
    ...['progress_playing'],
    ...marking('progress'),
    ...marking('reviews'),
    ...marking('score_checks'),
    ...marking('scores'),
    ...['unsettled_games'],
  ].sort(),
  21: ['pack_deals'],
};

describe('each migration', () => {
  it('counts from 1 without holes', () => {
    expect(MIGRATIONS.map((step) => step.version)).toEqual(Object.keys(ADDED).map(Number));
  });

  it.each(MIGRATIONS)('$version ($name) adds its tables and leaves a sound database', ({ version }) => {
    const database = openInMemory();
    migrate(database, {}, MIGRATIONS.slice(0, version - 1));
    const before = objectsOf(database);
    migrate(database, {}, MIGRATIONS.slice(0, version));
    const added = objectsOf(database).filter((name) => !before.includes(name));
    expect(added).toEqual(ADDED[version]);
    expect(verifyDatabase(database)).toEqual({ kind: 'sound', version });
  });

  it.each(MIGRATIONS)('$version ($name) leaves the old schema when a statement fails', ({ version }) => {
    const database = openInMemory();
    migrate(database, {}, MIGRATIONS.slice(0, version - 1));
    const before = objectsOf(database);
    const broken = MIGRATIONS.map((step) =>
      step.version === version ? { ...step, statements: [...step.statements, 'NOT SQL'] } : step,
    );
    expect(() => migrate(database, {}, broken)).toThrow('syntax error');
    expect([schemaVersion(database), objectsOf(database)]).toEqual([version - 1, before]);
  });
});

describe('migrate', () => {
  it('does nothing on the newest schema', () => {
    const database = openInMemory();
    migrate(database);
    const steps: number[] = [];
    migrate(database, { before: (from) => steps.push(from) });
    expect([steps, schemaVersion(database)]).toEqual([[], SCHEMA_VERSION]);
  });

  it('asks for a backup before the first step, but not on a new database', () => {
    const database = openInMemory();
    const steps: number[] = [];
    const before = (from: number) => void steps.push(from);
    migrate(database, { before }, MIGRATIONS.slice(0, 1));
    expect(steps).toEqual([]);
    migrate(database, { before });
    expect(steps).toEqual([1]);
  });

  it('tells how far it is, and ends with all of it', () => {
    const database = openInMemory();
    migrate(database, {}, MIGRATIONS.slice(0, 1));
    const shares: number[] = [];
    migrate(database, { onProgress: (share) => shares.push(share) });
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect([shares.every((share) => share > 0), shares.at(-1)]).toEqual([true, 1]);
  });

  it('begins no step when the backup failed', () => {
    const database = openInMemory();
    migrate(database, {}, MIGRATIONS.slice(0, 1));
    const failing = () => {
      throw new Error('no backup');
    };
    expect(() => migrate(database, { before: failing })).toThrow('no backup');
    expect(schemaVersion(database)).toBe(1);
  });
});
