/** A large database that lies as it was noted: its start looks at little of it, and what it leaves out is looked at beside play. */
import {
  copyFileSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { play, setupOf, wanderingEntries } from '../../../../tests/reliability/games/scripted.ts';
import { start } from '../../../../tests/reliability/support/child.ts';
import { dropFolder, makeFastFolder } from '../../../../tests/reliability/support/folder.ts';
import { openSession, playInto, type Session } from '../../../../tests/reliability/support/session.ts';
import { putRow } from '../../base/checked-rows.ts';
import { DAY_MS, isAsNoted, noteLying, readCheck, WHOLE_BYTES, writeCheck } from '../checks/check-record.ts';

/** A busy machine may take its time. */
const PATIENT = { timeout: 60_000 };

const NOW = 1_700_000_000_000;
const SETUP = setupOf(3);
const MOVES = play(SETUP, wanderingEntries(SETUP)).sent;
const fullCheck = {
  program: new URL('../checks/full-check-worker.ts', import.meta.url),
  onBug: (error: unknown) => expect(error).toBeNull(),
  firstLookMs: 0,
};
/** The text of a row that makes the database large. */
const LONG = 'long'.repeat(WHOLE_BYTES / 4);

let folder: string;
let path: string;
let session: Session;
let gameId: string;
beforeEach(async () => {
  folder = makeFastFolder();
  path = join(folder, 'twofold.sqlite');
  session = openSession({ path, now: () => NOW });
  gameId = await playInto(session, SETUP, MOVES.slice(0, 2));
  putRow(session.storage.database, 'own_pictures', { id: 'one', name: 'one', data: LONG, added_at: NOW });
  end();
});
afterEach(() => {
  end();
  dropFolder(folder);
});

function end(): void {
  if (session.storage.database.open) session.close();
}

const isClosed = (at = path) => isAsNoted(at, readCheck(at));

/** Changes one letter within the long row, and nothing that the structure of the file would show. */
function spoil(): void {
  const bytes = readFileSync(path);
  bytes.write('rot', bytes.indexOf('longlonglong', Math.floor(bytes.length / 2)));
  writeFileSync(path, bytes);
}

function nextState(): Promise<Session['storage']['state']> {
  return new Promise((resolve) => session.storage.watch(resolve));
}

describe('a large file', () => {
  it('is opened as it was closed, and goes on', async () => {
    expect(isClosed()).toBe(true);
    session = openSession({ path, now: () => NOW });
    expect(session.storage.state).toEqual({ kind: 'ready' });
    expect((await session.tell('games.load', { gameId })).journal).toHaveLength(2);
  });

  it.each<[what: string, change: () => void]>([
    [
      'a byte was changed, whatever the file says of its time',
      () => {
        const { atime, mtime } = statSync(path);
        spoil();
        utimesSync(path, atime, mtime);
      },
    ],
    ['a log lies beside it', () => writeFileSync(`${path}-wal`, 'commits')],
    ['a journal lies beside it', () => writeFileSync(`${path}-journal`, 'pages')],
    ['damage was met', () => writeCheck(path, { checkedAt: NOW, isSuspect: true })],
  ])('is looked at as a whole when %s', (_what, change) => {
    change();
    expect(isClosed()).toBe(false);
  });

  it('is looked at as a whole when a log lies beside the file that a link in its place names', () => {
    const link = join(folder, 'link.sqlite');
    symlinkSync(path, link);
    openSession({ path: link, now: () => NOW }).close();
    expect(isClosed(link)).toBe(true);
    writeFileSync(`${path}-wal`, 'commits');
    expect(isClosed(link)).toBe(false);
  });

  it('is looked at as a whole when another file was copied over it, whatever it says of its time', () => {
    const { atime, mtime } = statSync(path);
    copyFileSync(path, `${path}-copy`);
    copyFileSync(`${path}-copy`, path);
    utimesSync(path, atime, mtime);
    expect(isClosed()).toBe(false);
  });

  it('is looked at as a whole in another place', () => {
    const copy = join(folder, 'copy.sqlite');
    for (const suffix of ['', '-check']) copyFileSync(path + suffix, copy + suffix);
    expect(isClosed(copy)).toBe(false);
  });

  it('that was changed is restored before anything of it is shown', () => {
    spoil();
    session = openSession({ path, now: () => NOW });
    expect(session.storage.state.kind).toBe('restored');
  });

  it('that rots where no file system sees it is found beside play, and restored by the next start', async () => {
    spoil();
    noteLying(path, 'closed', true);
    session = openSession({ path, now: () => NOW, fullCheck });
    expect(session.storage.state).toEqual({ kind: 'ready' });
    expect(await nextState()).toEqual({ kind: 'damage-found' });
    end();
    session = openSession({ path, now: () => NOW });
    expect(session.storage.state.kind).toBe('restored');
  });

  it('that rots is restored by the second start, when the first one ended before its look beside play', () => {
    spoil();
    noteLying(path, 'closed', true);
    session = openSession({ path, now: () => NOW, fullCheck: { ...fullCheck, firstLookMs: 1e9 } });
    expect(session.storage.state).toEqual({ kind: 'ready' });
    end();
    session = openSession({ path, now: () => NOW });
    expect(session.storage.state.kind).toBe('restored');
  });

  it('is as it was closed again once the look beside play found nothing', async () => {
    const now = NOW + 8 * DAY_MS;
    session = openSession({ path, now: () => now, fullCheck });
    await vi.waitUntil(() => readCheck(path)?.checkedAt === now, PATIENT);
    end();
    expect(isClosed()).toBe(true);
  });

  it('is not as it was closed when the look beside play could not run', async () => {
    const bugs: unknown[] = [];
    const program = new URL('../../nowhere.ts', import.meta.url);
    const onBug = (error: unknown) => bugs.push(error);
    session = openSession({ path, now: () => NOW, fullCheck: { program, onBug, firstLookMs: 0 } });
    await vi.waitUntil(() => bugs.length > 0, PATIENT);
    end();
    expect(isClosed()).toBe(false);
  });

  it('that was exchanged in use is not as it was closed', () => {
    session = openSession({ path, now: () => NOW, fullCheck });
    renameSync(path, `${path}-away`);
    copyFileSync(`${path}-away`, path);
    spoil();
    end();
    expect(isClosed()).toBe(false);
    session = openSession({ path, now: () => NOW });
    expect(session.storage.state.kind).toBe('restored');
  });

  it('whose log was deleted after a kill is known by its accepted moves', async () => {
    session = openSession({ path, now: () => NOW });
    for (const sent of MOVES.slice(2, 5)) await session.tell('games.append', { gameId, ...sent });
    const killed = join(folder, 'killed.sqlite');
    for (const suffix of ['', '-check', '-accepted']) copyFileSync(path + suffix, killed + suffix);
    noteLying(killed, 'closed', true);
    expect(isClosed(killed)).toBe(true);
    const after = openSession({ path: killed, now: () => NOW });
    const { state } = after.storage;
    after.close();
    expect(state).toMatchObject({ kind: 'restored', missing: [{ gameId, moves: 3 }] });
  });
});

/** A process that starts and plays over the file, and is killed; SQLite writes its log back after so many pages. */
async function killInUse(checkpointPages: number): Promise<void> {
  const player = start('player', { path, games: 50, checkpointPages });
  await player.said('won');
  player.process.kill('SIGKILL');
  expect(await player.gone).toBe('SIGKILL');
}

describe('a large file that was in use when its process was killed', () => {
  /** As another version leaves it, so the next start looks at all rows. */
  function forgetHowItLies(): void {
    writeCheck(path, { checkedAt: Date.now(), isSuspect: false });
  }

  it.each([
    ['its log was never written back', 100_000],
    ['its log was written back', 8],
  ])('lies as it was noted when %s, and goes on', async (_when, checkpointPages) => {
    forgetHowItLies();
    await killInUse(checkpointPages);
    expect(statSync(`${path}-wal`).size).toBeGreaterThan(0);
    expect(isClosed()).toBe(true);
    session = openSession({ path });
    expect(session.storage.state).toEqual({ kind: 'ready' });
    expect((await session.tell('games.load', { gameId })).journal).toHaveLength(MOVES.length);
    // Rows were left out, so nothing is noted until they are looked at.
    expect(isClosed()).toBe(false);
  });

  it('is looked at as a whole when its start left rows out that were not looked at since', async () => {
    writeCheck(path, { ...readCheck(path), checkedAt: Date.now(), isSuspect: false });
    expect(isClosed()).toBe(true);
    await killInUse(8);
    expect(isClosed()).toBe(false);
  });

  it('is looked at as a whole when it was changed since', async () => {
    forgetHowItLies();
    await killInUse(8);
    spoil();
    expect(isClosed()).toBe(false);
    session = openSession({ path });
    expect(session.storage.state.kind).toBe('restored');
  });

  it('is looked at as a whole when flushed commits fail in its log', async () => {
    forgetHowItLies();
    await killInUse(100_000);
    const log = readFileSync(`${path}-wal`);
    log.writeUInt8(log.readUInt8(200) ^ 1, 200);
    writeFileSync(`${path}-wal`, log);
    session = openSession({ path });
    expect(session.storage.state.kind).toBe('restored');
  });

  it('is known by its accepted moves when its log was deleted', async () => {
    forgetHowItLies();
    await killInUse(100_000);
    rmSync(`${path}-wal`);
    session = openSession({ path });
    expect(session.storage.state).toMatchObject({ kind: 'restored' });
  });

  it('is noted again once the look beside play found nothing, and rot is found by that look', async () => {
    forgetHowItLies();
    await killInUse(8);
    session = openSession({ path, fullCheck });
    expect(isClosed()).toBe(false);
    await vi.waitUntil(() => isClosed(), PATIENT);
    end();
    spoil();
    noteLying(path, 'in-use', true);
    session = openSession({ path, fullCheck });
    expect(session.storage.state).toEqual({ kind: 'ready' });
    expect(await nextState()).toEqual({ kind: 'damage-found' });
  });
});

it('of a small file every start looks at all rows', () => {
  const small = join(folder, 'small.sqlite');
  openSession({ path: small, now: () => NOW }).close();
  expect(isClosed(small)).toBe(false);
});
