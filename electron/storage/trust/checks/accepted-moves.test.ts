import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LEFT_AT, makeManyGames } from '../../../../tests/reliability/games/many-games.ts';
import { play, rectangle, setupOf, wanderingEntries } from '../../../../tests/reliability/games/scripted.ts';
import { dropFolder, makeFastFolder } from '../../../../tests/reliability/support/folder.ts';
import {
  killedGame,
  type Left,
  layOut,
  leftIn,
  withFile,
} from '../../../../tests/reliability/support/killed.ts';
import { openSession, playInto } from '../../../../tests/reliability/support/session.ts';
import { findWork } from '../../../../tests/reliability/support/work-of.ts';
import { exportText, importText } from '../../../../tests/support/export-import.ts';
import { backupFolder, makeBackup } from '../backups/backup.ts';
import { eraseEverything } from '../recovery/erase.ts';
import { seed } from '../startup/prepare.ts';
import { readAccepted } from './accepted-moves.ts';

let folder: string;
beforeEach(() => {
  folder = makeFastFolder();
});
afterEach(() => dropFolder(folder));

const place = () => join(folder, 'start');
const bytesOf = (left: Left, suffix: '' | '-wal' | '-accepted') => left.get(suffix) ?? Buffer.alloc(0);
const entriesIn = (path: string) => readAccepted(path)?.games.map(({ entries }) => entries);

const SETUP = setupOf(9, 'classic', rectangle(10, 8));
const SENT = play(SETUP, wanderingEntries(SETUP)).sent;

describe('moves that were accepted and are not there', () => {
  it.each<[string, (left: Left) => Left, number]>([
    ['the log was deleted', (left) => withFile(left, '-wal', null), 10],
    ['the log is empty', (left) => withFile(left, '-wal', Buffer.alloc(0)), 10],
    ['the log was cut in the middle', (left) => withFile(left, '-wal', half(bytesOf(left, '-wal'))), 10],
    ['the database was deleted', (left) => withFile(left, '', null), 20],
    ['database and log were deleted', (left) => withFile(withFile(left, '', null), '-wal', null), 20],
  ])('%s: the player reads which and how many', async (_what, spoil, most) => {
    const { left, gameId } = await killedGame(join(folder, 'made'));
    const path = layOut(spoil(left), place());
    const { state, work } = findWork(path);
    const kept = work.games[0]?.journal.length ?? 0;
    const [missing] = state.kind === 'restored' ? state.missing : [];
    expect(missing).toEqual({
      gameId,
      mode: 'classic',
      name: SETUP.deal.template.name,
      builtIn: false,
      moves: 20 - kept,
    });
    expect(20 - kept).toBeLessThanOrEqual(most);
    // Told once; from here on what there is counts.
    expect(findWork(path).state.kind).toBe('ready');
  });

  it('come back from a backup that has them, and nothing is missing', async () => {
    const session = openSession({ path: join(folder, 'made', 'twofold.sqlite') });
    const gameId = await playInto(session, SETUP, SENT.slice(0, 3));
    session.storage.database.pragma('wal_checkpoint(TRUNCATE)');
    for (const each of SENT.slice(3, 9)) await session.tell('games.append', { gameId, ...each });
    const path = session.storage.path;
    await makeBackup(session.storage.database, backupFolder(path), 1_000);
    const left = leftIn(join(folder, 'made'));
    session.close();
    for (const suffix of ['', '-accepted'] as const) writeFileSync(path + suffix, bytesOf(left, suffix));
    const { state, work } = findWork(path);
    expect(state).toMatchObject({ kind: 'restored', backupAt: 1_000, missing: [] });
    expect(work.games[0]?.journal).toHaveLength(9);
  });

  it('of a session before the last one, whose log was never written back', async () => {
    const { left } = await killedGame(join(folder, 'made'));
    const path = layOut(left, place());
    const second = openSession({ path });
    const again = leftIn(place());
    second.close();
    const { state } = findWork(layOut(withFile(again, '-wal', null), place()));
    expect(state).toMatchObject({ kind: 'restored', missing: [{ moves: 10 }] });
  });
});

function half(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length / 2);
}

describe('no false alarm', () => {
  it.each<[string, (left: Left) => Left]>([
    ['nothing happened', (left) => left],
    ['an older version wrote no record', (left) => withFile(left, '-accepted', null)],
    ['the record is empty', (left) => withFile(left, '-accepted', Buffer.alloc(0))],
    ['the record became something else', (left) => withFile(left, '-accepted', Buffer.alloc(3_000, 'x'))],
    [
      'the record was cut',
      (left) => withFile(left, '-accepted', bytesOf(left, '-accepted').subarray(0, 600)),
    ],
    ['the last move was never counted', (left) => withFile(left, '-accepted', flippedAt(left, 700))],
  ])('%s', async (_what, change) => {
    const { left } = await killedGame(join(folder, 'made'));
    const { state, work } = findWork(layOut(change(left), place()));
    expect(state).toEqual({ kind: 'ready' });
    expect(work.games[0]?.journal).toHaveLength(20);
  });

  it('after a clean end, an erasure, an import and a restoration', async () => {
    const { left } = await killedGame(join(folder, 'made'));
    const path = layOut(left, place());
    const session = openSession({ path });
    const text = exportText(session.storage.database, '0', 1_000);
    await session.tell('data.erase', { erase: 'everything' });
    expect(entriesIn(path)).toEqual([]);
    session.close();
    expect(findWork(path).state).toEqual({ kind: 'ready' });
    const importing = openSession({ path });
    expect(importText(importing.storage.database, text, 2_000).ok).toBe(true);
    importing.close();
    expect(findWork(path).state).toEqual({ kind: 'ready' });
    writeFileSync(path, 'x'.repeat(5_000));
    expect(findWork(path).state).toMatchObject({ kind: 'restored', missing: [{ moves: 20 }] });
    expect(findWork(path).state).toEqual({ kind: 'ready' });
  });

  it('when an older version, which counts nothing, erased everything since', async () => {
    const { left } = await killedGame(join(folder, 'made'));
    const path = layOut(left, place());
    const session = openSession({ path });
    const { database } = session.storage;
    eraseEverything({ database, path }, () => seed({ database, now: () => Date.now() + 5 }));
    session.close();
    writeFileSync(`${path}-accepted`, bytesOf(left, '-accepted'));
    expect(findWork(path).state).toEqual({ kind: 'ready' });
  });

  it('when an older version played on and closed', async () => {
    const { left, gameId } = await killedGame(join(folder, 'made'));
    const path = layOut(left, place());
    const session = openSession({ path });
    await session.tell('games.append', { gameId, ...SENT[20] } as never);
    session.close();
    writeFileSync(`${path}-accepted`, bytesOf(left, '-accepted'));
    expect(findWork(path).state).toEqual({ kind: 'ready' });
  });

  it('when the record cannot be written at all', async () => {
    const path = join(folder, 'start', 'twofold.sqlite');
    mkdirSync(`${path}-accepted`, { recursive: true });
    const session = openSession({ path });
    await playInto(session, SETUP, SENT.slice(0, 2));
    session.close();
    expect(findWork(path).state).toEqual({ kind: 'ready' });
  });
});

function flippedAt(left: Left, offset: number): Buffer {
  const bytes = Buffer.from(bytesOf(left, '-accepted'));
  bytes.writeUInt8(bytes.readUInt8(offset) ^ 1, offset);
  return bytes;
}

it('a game is one record, however many moves it has', async () => {
  const session = openSession({ path: join(folder, 'made', 'twofold.sqlite') });
  const path = session.storage.path;
  await playInto(session, SETUP, SENT.slice(0, 5));
  await playInto(session, setupOf(10, 'timed'), []);
  expect(entriesIn(path)).toEqual([5, 0]);
  expect(readFileSync(`${path}-accepted`)).toHaveLength(3 * 512);
  session.close();
});

it('of many games that are over the record keeps those that were played last, and all that go on', () => {
  const path = join(folder, 'many.sqlite');
  makeManyGames(path, 300);
  expect(readAccepted(path)?.games.length).toBeGreaterThan(256);
  openSession({ path, now: () => LEFT_AT }).close();
  const kept = readAccepted(path)?.games.map(({ gameId }) => gameId) ?? [];
  expect(kept).toHaveLength(256);
  const session = openSession({ path, now: () => LEFT_AT });
  const last = session.storage.database
    .prepare(
      'SELECT game_id FROM progress WHERE game_id NOT IN (SELECT game_id FROM imported_games) ORDER BY played_at DESC LIMIT 256',
    )
    .pluck()
    .all();
  session.close();
  expect(new Set(kept)).toEqual(new Set(last));
});
