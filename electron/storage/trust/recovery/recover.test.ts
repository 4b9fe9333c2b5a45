import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { play, setupOf, wanderingEntries } from '../../../../tests/reliability/games/scripted.ts';
import { dropFolder, makeFolder } from '../../../../tests/reliability/support/folder.ts';
import { buildOldDatabase } from '../../../../tests/reliability/support/old-database.ts';
import { openSession, playInto, type Session } from '../../../../tests/reliability/support/session.ts';
import { putRow } from '../../base/checked-rows.ts';
import { DamageError } from '../../base/failures.ts';
import { SCHEMA_VERSION } from '../../tables/migrations/all-migrations.ts';
import { backupFolder, makeBackup } from '../backups/backup.ts';
import { writeCheck } from '../checks/check-record.ts';
import { recoverDatabase } from './recover.ts';
import { completeRecovery, quarantineFolder } from './recovered-files.ts';

let folder: string;
let path: string;
let session: Session;
beforeEach(() => {
  folder = makeFolder();
  path = join(folder, 'twofold.sqlite');
  session = reopened();
});
afterEach(() => {
  session.close();
  dropFolder(folder);
});

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5);

function reopened(): Session {
  return openSession({ path, now: () => NOW });
}

const SETUPS = [setupOf(1), setupOf(2, 'timed')];
const SENT = SETUPS.map((setup) => play(setup, wanderingEntries(setup)).sent);

/** Two games of six entries, a backup after the first four of each when there shall be one, and a clean close. */
async function playTwo(withBackup: boolean): Promise<string[]> {
  const ids: string[] = [];
  for (const [place, setup] of SETUPS.entries()) {
    ids.push(await playInto(session, setup, SENT[place]?.slice(0, 4) ?? []));
  }
  if (withBackup) await makeBackup(session.storage.database, backupFolder(path), NOW - 1);
  for (const [place, gameId] of ids.entries()) {
    for (const sent of SENT[place]?.slice(4, 6) ?? [])
      await session.tell('games.append', { gameId, ...sent });
  }
  await session.tell('settings.write', { volume: 7 });
  session.close();
  return ids;
}

async function lengths(ids: readonly string[]): Promise<(number | string)[]> {
  const answers = ids.map(async (gameId) => {
    const answer = await session.ask('games.load', { gameId });
    // The bridge has checked the shape of what it answers.
    return answer.ok ? (answer.value as { journal: unknown[] }).journal.length : answer.error.code;
  });
  return Promise.all(answers);
}

function change(sql: string): void {
  const database = new Database(path);
  database.pragma('foreign_keys = OFF');
  database.exec(sql);
  database.close();
}

describe('a damaged database', () => {
  it.each<[string, () => void, (number | string)[]]>([
    ['another application id', () => change('PRAGMA application_id = 7'), [6, 6]],
    ['a flipped bit in the version', () => change(`PRAGMA user_version = ${SCHEMA_VERSION ^ 64}`), [6, 6]],
    ['a lost trigger', () => change('DROP TRIGGER journal_keeps_rows'), [6, 6]],
    ['a changed setting', () => change("UPDATE settings SET value = '8'"), [6, 6]],
    ['lost progress', () => change('DELETE FROM progress'), [6, 6]],
    [
      'a lost end of every journal',
      () => change('DROP TRIGGER journal_keeps_rows; DELETE FROM journal WHERE place = 5'),
      [5, 5],
    ],
    ['lost games', () => change('DELETE FROM games'), [4, 4]],
    ['no database at all', () => writeFileSync(path, 'x'.repeat(5_000)), [4, 4]],
    ['an empty file', () => truncateSync(path, 0), [4, 4]],
    ['half a file', () => truncateSync(path, readFileSync(path).length / 2), [4, 4]],
    ['no file', () => renameSync(path, join(folder, 'elsewhere')), [4, 4]],
  ])('%s: comes back from the backup and what is left', async (_what, damage, expected) => {
    const ids = await playTwo(true);
    damage();
    session = reopened();
    expect(session.storage.state).toMatchObject({ kind: 'restored', backupAt: NOW - 1, games: 2 });
    const actual = await lengths(ids);
    expect(actual.every((length, place) => Number(length) >= Number(expected[place]))).toBe(true);
    session.close();
    session = reopened();
    expect(session.storage.state).toEqual({ kind: 'ready' });
    expect(await lengths(ids)).toEqual(actual);
  });

  it('without a backup gives what is left', async () => {
    const ids = await playTwo(false);
    change('PRAGMA application_id = 7');
    session = reopened();
    expect(session.storage.state).toMatchObject({ kind: 'restored', backupAt: null, games: 2 });
    expect(await lengths(ids)).toEqual([6, 6]);
    expect((await session.tell('settings.read', null)).volume).toBe(7);
  });

  it('of which only the log is left gives what that holds', async () => {
    const gameId = await playInto(session, setupOf(3), SENT[0]?.slice(0, 0) ?? []);
    const killed = join(folder, 'killed.sqlite');
    copyFileSync(`${path}-wal`, `${killed}-wal`);
    writeFileSync(killed, '');
    const after = openSession({ path: killed, now: () => NOW });
    expect(after.storage.state).toMatchObject({ kind: 'restored', backupAt: null, games: 1 });
    expect((await after.tell('games.load', { gameId })).journal).toEqual([]);
    after.close();
  });

  it('passes over a backup that cannot be read', async () => {
    const ids = await playTwo(true);
    mkdirSync(join(backupFolder(path), `twofold-00000008-${NOW}.sqlite`));
    symlinkSync('nowhere', join(backupFolder(path), `twofold-00000009-${NOW}.sqlite`));
    writeFileSync(path, 'x'.repeat(5_000));
    session = reopened();
    expect(session.storage.state).toMatchObject({ kind: 'restored', backupAt: NOW - 1, games: 2 });
    expect(await lengths(ids)).toEqual([4, 4]);
  });

  it('saves what it knows beside what a later version wrote', async () => {
    const { database } = session.storage;
    putRow(database, 'designs', { id: 'later', saved: '{}', draft: null, updated_at: 1, deleted_at: null });
    putRow(database, 'settings', { name: 'language', value: '"tlh"' });
    const ids = await playTwo(false);
    change('PRAGMA application_id = 7');
    session = reopened();
    expect(session.storage.state).toMatchObject({ kind: 'restored', games: 2 });
    expect(await lengths(ids)).toEqual([6, 6]);
    expect((await session.tell('settings.read', null)).volume).toBe(7);
  });

  it('is proved before its schema changes, so that the backup of before is one', async () => {
    session.close();
    path = join(folder, 'old.sqlite');
    buildOldDatabase(path, SCHEMA_VERSION - 1);
    change('DROP TRIGGER journal_keeps_values');
    change("UPDATE journal SET board_hash = '0123456789abcdef' WHERE place = 1");
    change(`CREATE TRIGGER journal_keeps_values BEFORE UPDATE ON journal
     BEGIN SELECT RAISE(ABORT, 'the journal only grows'); END`);
    writeCheck(path, { checkedAt: NOW - 1, isSuspect: false });
    session = reopened();
    expect(session.storage.state).toMatchObject({ kind: 'restored', games: 5 });
  });

  it('that only the first work on it meets comes back like any other', async () => {
    const ids = await playTwo(true);
    let calls = 0;
    const now = () => {
      calls += 1;
      // The first call belongs to the look, which finds nothing.
      if (calls === 2) throw new DamageError('a row that was not read');
      return NOW;
    };
    session = openSession({ path, now });
    expect(session.storage.state).toMatchObject({ kind: 'restored', games: 2 });
    expect(await lengths(ids)).toEqual([6, 6]);
  });

  it('whose copy cannot be made leaves no half of one', () => {
    session.close();
    mkdirSync(`${path}-journal`);
    expect(() => recoverDatabase(path, NOW)).toThrow();
    expect(readdirSync(quarantineFolder(path))).toEqual([]);
    rmdirSync(`${path}-journal`);
    session = reopened();
    expect(session.storage.state).toEqual({ kind: 'ready' });
  });

  it('is kept byte for byte', async () => {
    await playTwo(true);
    change('PRAGMA application_id = 7');
    const before = readFileSync(path);
    session = reopened();
    const { state } = session.storage;
    if (state.kind !== 'restored') throw new Error(state.kind);
    expect(readFileSync(join(state.quarantine, 'twofold.sqlite'))).toEqual(before);
  });

  it('is reported until the app was closed in good order', async () => {
    await playTwo(true);
    change('PRAGMA application_id = 7');
    session = reopened();
    const killed = join(folder, 'killed.sqlite');
    for (const suffix of ['', '-wal']) copyFileSync(path + suffix, killed + suffix);
    const after = openSession({ path: killed });
    expect(after.storage.state.kind).toBe('restored');
    after.close();
  });
});

describe('a recovery that was cut short', () => {
  it('is finished when the new database was ready, and the old log does not meet it', async () => {
    const ids = await playTwo(true);
    copyFileSync(path, `${path}.restored`);
    writeFileSync(path, 'damaged');
    writeFileSync(`${path}-wal`, 'a log of the damaged file');
    completeRecovery(path);
    expect(existsSync(`${path}-wal`)).toBe(false);
    session = reopened();
    expect(session.storage.state).toEqual({ kind: 'ready' });
    expect(await lengths(ids)).toEqual([6, 6]);
  });

  it('begins again when it was not', async () => {
    const ids = await playTwo(true);
    writeFileSync(`${path}.part`, 'half a database');
    change('PRAGMA application_id = 7');
    session = reopened();
    expect(session.storage.state.kind).toBe('restored');
    expect(await lengths(ids)).toEqual([6, 6]);
    expect(
      readdirSync(folder).filter((name) => name.includes('.part') || name.includes('.restored')),
    ).toEqual([]);
  });
});
