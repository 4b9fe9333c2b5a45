import {
  copyFileSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { play, rectangle, setupOf, wanderingEntries } from '../../../tests/reliability/games/scripted.ts';
import { dropFolder, makeFastFolder } from '../../../tests/reliability/support/folder.ts';
import { layOut, leftIn } from '../../../tests/reliability/support/killed.ts';
import { openSession, playInto, type Session } from '../../../tests/reliability/support/session.ts';
import { findWork } from '../../../tests/reliability/support/work-of.ts';
import { exportText } from '../../../tests/support/export-import.ts';

const SETUP = setupOf(9, 'classic', rectangle(10, 8));
const SENT = play(SETUP, wanderingEntries(SETUP)).sent;

let root: string;
let folder: string;
let path: string;
let session: Session;
let gameId: string;
beforeEach(async () => {
  root = makeFastFolder();
  folder = join(root, 'data');
  path = join(folder, 'twofold.sqlite');
  session = openSession({ path });
  gameId = await playInto(session, SETUP, SENT.slice(0, 5));
});
afterEach(() => {
  session.close();
  dropFolder(root);
});

async function append(index: number): Promise<string> {
  const answer = await session.ask('games.append', { gameId, ...SENT[index] });
  return answer.ok ? 'accepted' : answer.error.code;
}

function replaceDatabase(): void {
  copyFileSync(path, `${path}.new`);
  renameSync(`${path}.new`, path);
}

// Windows refuses to delete or rename a file that is open.
describe.skipIf(process.platform === 'win32')('while the game runs', () => {
  it.each<[string, () => void]>([
    ['the data folder is deleted', () => rmSync(folder, { recursive: true })],
    ['the data folder is renamed', () => renameSync(folder, join(root, 'elsewhere'))],
    ['the database is deleted', () => rmSync(path)],
    ['the database is renamed', () => renameSync(path, `${path}.old`)],
    ['the database is replaced by its own copy', replaceDatabase],
    [
      'a file takes the place of the folder',
      () => {
        renameSync(folder, join(root, 'elsewhere'));
        writeFileSync(folder, 'a file');
      },
    ],
  ])('%s: the move is not accepted, and kept in memory', async (_what, lose) => {
    lose();
    expect(await append(5)).toBe('storage-gone');
    expect(session.storage.state).toMatchObject({ kind: 'memory', code: 'database-gone', path });
    // Sent again it is taken into memory, which the state says is not saved.
    expect(await append(5)).toBe('accepted');
    expect(await append(6)).toBe('accepted');
    const exported = JSON.parse(exportText(session.storage.database, '0', 1_000));
    expect(exported.games[0].journal).toHaveLength(7);
  });

  it.each<[string, unknown]>([
    ['settings.write', { volume: 3 }],
    ['games.start', { setup: SETUP }],
    ['games.clock', { elapsedMs: 999_999, isRunning: true }],
    ['games.abandon', {}],
  ])('%s is not called done either', async (channel, request) => {
    rmSync(folder, { recursive: true });
    const needsGame = channel === 'games.clock' || channel === 'games.abandon';
    const answer = await session.ask(channel, { ...(request as object), ...(needsGame && { gameId }) });
    expect(answer).toMatchObject({ ok: false, error: { code: 'storage-gone' } });
  });

  it('a folder that vanishes while its log cannot be read is told as gone', async () => {
    const log = `${path}-wal`;
    truncateSync(log, Math.floor(statSync(log).size / 2));
    // The cache of SQLite would hide for a while that the log was cut.
    session.storage.database.pragma('shrink_memory');
    expect(await append(5)).toBe('storage-failed');
    rmSync(folder, { recursive: true });
    expect(await append(5)).toBe('storage-gone');
    expect(session.storage.state).toMatchObject({ kind: 'memory', code: 'database-gone', path });
  });

  it('a folder that is put back goes on where it was', async () => {
    const elsewhere = join(root, 'elsewhere');
    renameSync(folder, elsewhere);
    expect(await append(5)).toBe('storage-gone');
    renameSync(elsewhere, folder);
    expect(await append(5)).toBe('accepted');
    expect(session.storage.state).toEqual({ kind: 'ready' });
    session.close();
    expect(findWork(path).work.games[0]?.journal).toHaveLength(6);
  });

  it.each(['-wal', '-shm'])('a lost %s beside a database that is there costs nothing', async (suffix) => {
    rmSync(path + suffix);
    expect(await append(5)).toBe('accepted');
    expect(await append(6)).toBe('accepted');
    expect(session.storage.state).toEqual({ kind: 'ready' });
    expect(existsSync(`${path}-wal`)).toBe(true);
    const { state, work } = findWork(layOut(leftIn(folder), join(root, 'killed')));
    expect(state).toEqual({ kind: 'ready' });
    expect(work.games[0]?.journal).toHaveLength(7);
  });

  it('a log that was replaced costs nothing either', async () => {
    rmSync(`${path}-wal`);
    writeFileSync(`${path}-wal`, 'something else');
    expect(await append(5)).toBe('accepted');
    const { state, work } = findWork(layOut(leftIn(folder), join(root, 'killed')));
    expect(state).toEqual({ kind: 'ready' });
    expect(work.games[0]?.journal).toHaveLength(6);
  });

  it('nothing is done to what took the place of the folder', async () => {
    renameSync(folder, join(root, 'elsewhere'));
    mkdirSync(folder);
    for (const name of ['twofold.sqlite', 'twofold.sqlite-wal']) writeFileSync(join(folder, name), 'theirs');
    expect(await append(5)).toBe('storage-gone');
    session.close();
    expect(leftIn(folder).get('-wal')?.toString()).toBe('theirs');
    expect(leftIn(folder).get('')?.toString()).toBe('theirs');
  });
});
