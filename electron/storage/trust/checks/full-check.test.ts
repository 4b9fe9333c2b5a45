import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { play, setupOf, wanderingEntries } from '../../../../tests/reliability/games/scripted.ts';
import { dropFolder, makeFolder } from '../../../../tests/reliability/support/folder.ts';
import { openSession, playInto, type Session } from '../../../../tests/reliability/support/session.ts';
import { backupFolder, makeBackup } from '../backups/backup.ts';
import type { OpenedStorage } from '../startup/opened-storage.ts';
import { DAY_MS, isCheckDue, isStartSuspect, readCheck, writeCheck } from './check-record.ts';
import { scheduleFullCheck, verifyInThread } from './full-check.ts';

const NOW = 1_700_000_000_000;
const SETUP = setupOf(1);
const WHOLE = play(SETUP, wanderingEntries(SETUP)).sent;
const PROGRAM = new URL('./full-check-worker.ts', import.meta.url);

let folder: string;
let path: string;
const open: Session[] = [];
const bugs: unknown[] = [];
beforeEach(() => {
  folder = makeFolder();
  path = join(folder, 'twofold.sqlite');
});
afterEach(() => {
  for (const session of open.splice(0)) session.close();
  expect(bugs.splice(0)).toEqual([]);
  dropFolder(folder);
});

function start(now: number, firstLookMs?: number): Session {
  const fullCheck = {
    program: PROGRAM,
    onBug: (error: unknown) => bugs.push(error),
    firstLookMs: firstLookMs ?? 1e9,
  };
  const session = openSession({ path, now: () => now, fullCheck });
  open.push(session);
  return session;
}

function end(session: Session): void {
  open.splice(open.indexOf(session), 1);
  session.close();
}

/** A finished game and one that goes on, with a backup of both. */
async function twoGames(): Promise<{ finished: string; playing: string }> {
  const session = start(NOW);
  const finished = await playInto(session, SETUP, WHOLE);
  await session.tell('games.finish', { gameId: finished });
  const playing = await playInto(session, setupOf(2, 'timed'), []);
  await makeBackup(session.storage.database, backupFolder(path), NOW);
  end(session);
  return { finished, playing };
}

/** As a bit that flipped in a row of the journal, which no structure shows. */
function spoilJournal(gameId: string): void {
  const database = new Database(path);
  database.exec('DROP TRIGGER journal_keeps_values');
  database
    .prepare(
      "UPDATE journal SET board_hash = '0123456789abcdef' WHERE game_key = (SELECT key FROM game_keys WHERE game_id = ?) AND place = 1",
    )
    .run(gameId);
  database.exec(`CREATE TRIGGER journal_keeps_values BEFORE UPDATE ON journal
     BEGIN SELECT RAISE(ABORT, 'the journal only grows'); END`);
  database.close();
}

function nextState(storage: OpenedStorage): Promise<OpenedStorage['state']> {
  return new Promise((resolve) => storage.watch(resolve));
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 10));
}

describe('the weekly check', () => {
  it('finds nothing in a sound database, and remembers when', async () => {
    await twoGames();
    const session = start(NOW + 8 * DAY_MS, 0);
    await until(() => readCheck(path)?.checkedAt === NOW + 8 * DAY_MS);
    expect(session.storage.state).toEqual({ kind: 'ready' });
  });

  it('finds a damaged journal of a game that was not opened; the next start restores it', async () => {
    const { finished } = await twoGames();
    spoilJournal(finished);
    const session = start(NOW + 8 * DAY_MS, 0);
    expect(session.storage.state).toEqual({ kind: 'ready' });
    expect(await nextState(session.storage)).toEqual({ kind: 'damage-found' });
    expect(readCheck(path)).toEqual({ checkedAt: NOW, isSuspect: true });
    expect((await session.tell('app.info', null)).storage).toEqual({ kind: 'damage-found' });
    end(session);
    const again = start(NOW + 8 * DAY_MS);
    expect(again.storage.state).toMatchObject({ kind: 'restored', games: 2 });
    expect((await again.tell('games.load', { gameId: finished })).journal).toHaveLength(WHOLE.length);
    expect(readCheck(path)).toEqual({ checkedAt: NOW + 8 * DAY_MS, isSuspect: false });
  });

  it('that found nothing takes nothing back of damage that was met meanwhile', async () => {
    const finding = { verdict: { kind: 'sound', version: 1 }, unreplayed: ['a game'] };
    const program = `import { parentPort } from 'node:worker_threads'; parentPort.postMessage(${JSON.stringify(finding)})`;
    const found: unknown[] = [];
    writeCheck(path, { checkedAt: NOW, isSuspect: true });
    const check = scheduleFullCheck({
      path,
      now: () => NOW + 8 * DAY_MS,
      program: new URL(`data:text/javascript,${encodeURIComponent(program)}`),
      onDamage: (problem) => found.push(problem),
      onBug: (error) => found.push(error),
      firstLookMs: 0,
    });
    await until(() => found.length > 0);
    check.end();
    expect(readCheck(path)).toEqual({ checkedAt: NOW + 8 * DAY_MS, isSuspect: true });
  });

  it('tells of a thread that cannot run, and play goes on', async () => {
    await twoGames();
    const found: unknown[] = [];
    const session = openSession({
      path,
      now: () => NOW + 8 * DAY_MS,
      fullCheck: {
        program: new URL('../../nowhere.ts', import.meta.url),
        onBug: (error) => found.push(error),
        firstLookMs: 0,
      },
    });
    open.push(session);
    await until(() => found.length > 0);
    expect(session.storage.state).toEqual({ kind: 'ready' });
    expect(readCheck(path)?.checkedAt).toBe(NOW);
  });
});

describe('a start between two looks', () => {
  it('does not show what is damaged: reading it is refused and noted', async () => {
    const { finished } = await twoGames();
    spoilJournal(finished);
    const session = start(NOW + 1);
    expect(session.storage.state).toEqual({ kind: 'ready' });
    expect(await session.ask('games.load', { gameId: finished })).toMatchObject({
      ok: false,
      error: { code: 'storage-failed' },
    });
    expect(session.storage.state).toEqual({ kind: 'damage-found' });
    end(session);
    expect(start(NOW + 2).storage.state).toMatchObject({ kind: 'restored' });
  });

  it('proves the journals of games being played', async () => {
    const session = start(NOW);
    const playing = await playInto(session, SETUP, WHOLE.slice(0, 5));
    await makeBackup(session.storage.database, backupFolder(path), NOW);
    end(session);
    spoilJournal(playing);
    expect(start(NOW + 1).storage.state).toMatchObject({ kind: 'restored', games: 1 });
  });

  it('proves each row that a list could leave out', async () => {
    await twoGames();
    const database = new Database(path);
    database.exec('UPDATE scores SET total = 1');
    database.close();
    expect(start(NOW + 1).storage.state).toMatchObject({ kind: 'restored' });
  });
});

describe('a copy that is judged in a thread', () => {
  it('is sound or is not, and nothing stays beside it', async () => {
    const { finished } = await twoGames();
    const copy = join(folder, 'copy.sqlite.part');
    const judged = async () => (await verifyInThread(PROGRAM)(copy)).kind;
    copyFileSync(path, copy);
    expect(await judged()).toBe('sound');
    spoilJournal(finished);
    copyFileSync(path, copy);
    expect(await judged()).toBe('damaged');
    expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual(['copy.sqlite.part']);
  });

  it('is not judged by a thread that cannot run', async () => {
    await expect(verifyInThread(new URL('../../nowhere.ts', import.meta.url))(path)).rejects.toThrow();
  });
});

describe('the record of the last look', () => {
  it.each([
    ['none yet', null, true, true],
    ['just now', { checkedAt: NOW, isSuspect: false }, false, false],
    ['a week ago', { checkedAt: NOW - 7 * DAY_MS, isSuspect: false }, true, false],
    ['a month ago', { checkedAt: NOW - 28 * DAY_MS, isSuspect: false }, true, true],
    ['in the future', { checkedAt: NOW + DAY_MS, isSuspect: false }, true, false],
    ['damage since', { checkedAt: NOW, isSuspect: true }, false, true],
  ] as const)('%s', (_what, record, isDue, isSuspect) => {
    expect([isCheckDue(record, NOW), isStartSuspect(record, NOW)]).toEqual([isDue, isSuspect]);
  });

  it('is none when it makes no sense, and then everything is looked at in the start', async () => {
    const { finished } = await twoGames();
    writeCheck(path, { checkedAt: NOW, isSuspect: false });
    const file = `${path}-check`;
    expect(existsSync(file)).toBe(true);
    writeFileSync(file, readFileSync(file).subarray(5));
    expect(readCheck(path)).toBeNull();
    spoilJournal(finished);
    expect(start(NOW + 1).storage.state).toMatchObject({ kind: 'restored' });
  });
});
