import { describe, expect, it } from 'vitest';
import { verifyDatabase } from '../trust/checks/verify-database.ts';
import { type Connection, openInMemory } from './connection.ts';
import { migrate, schemaVersion } from './migrate.ts';
import { MIGRATIONS, SCHEMA_VERSION } from './migrations/all.ts';

function objectsOf(database: Connection): string[] {
  return database
    .prepare<[], string>("SELECT name FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY name")
    .pluck()
    .all();
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
};

describe('each migration', () => {
  it('counts from 1 without holes', () => {
    expect(MIGRATIONS.map((step) => step.version)).toEqual(Object.keys(ADDED).map(Number));
  });

  it.each(MIGRATIONS)('$version ($name) adds its tables and leaves a sound database', ({ version }) => {
    const database = openInMemory();
    migrate(database, undefined, MIGRATIONS.slice(0, version - 1));
    const before = objectsOf(database);
    migrate(database, undefined, MIGRATIONS.slice(0, version));
    const added = objectsOf(database).filter((name) => !before.includes(name));
    expect(added).toEqual(ADDED[version]);
    expect(verifyDatabase(database)).toEqual({ kind: 'sound', version });
  });

  it.each(MIGRATIONS)('$version ($name) leaves the old schema when a statement fails', ({ version }) => {
    const database = openInMemory();
    migrate(database, undefined, MIGRATIONS.slice(0, version - 1));
    const before = objectsOf(database);
    const broken = MIGRATIONS.map((step) =>
      step.version === version ? { ...step, statements: [...step.statements, 'NOT SQL'] } : step,
    );
    expect(() => migrate(database, undefined, broken)).toThrow('syntax error');
    expect([schemaVersion(database), objectsOf(database)]).toEqual([version - 1, before]);
  });
});

describe('migrate', () => {
  it('does nothing on the newest schema', () => {
    const database = openInMemory();
    migrate(database);
    const steps: number[] = [];
    migrate(database, (from) => steps.push(from));
    expect([steps, schemaVersion(database)]).toEqual([[], SCHEMA_VERSION]);
  });

  it('asks for a backup before each step, but not on a new database', () => {
    const database = openInMemory();
    const steps: number[] = [];
    const note = (from: number) => void steps.push(from);
    migrate(database, note, MIGRATIONS.slice(0, 1));
    expect(steps).toEqual([]);
    migrate(database, note);
    expect(steps).toEqual(MIGRATIONS.slice(1).map((step) => step.version - 1));
  });

  it('does not begin a step whose backup failed', () => {
    const database = openInMemory();
    migrate(database, undefined, MIGRATIONS.slice(0, 1));
    const failing = () => {
      throw new Error('no backup');
    };
    expect(() => migrate(database, failing)).toThrow('no backup');
    expect(schemaVersion(database)).toBe(1);
  });
});
