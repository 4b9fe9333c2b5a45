import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '../../core/contract/contract.ts';
import { DEFAULT_SETTINGS, NEWS } from '../../core/contract/settings.ts';
import { play, setupOf, wanderingEntries } from '../../tests/reliability/games/scripted.ts';
import { dropFolder, makeFolder } from '../../tests/reliability/support/folder.ts';
import type { HostInfo } from '../storage/thread/services.ts';
import { type HostedStorage, startStorage } from './storage-thread.ts';
import type { Ask } from './window-request.ts';

const INFO: HostInfo = { version: '0.0.0', host: 'browser', platform: 'linux', systemLanguages: ['en'] };
const SETUP = setupOf(1);
const SENT = play(SETUP, wanderingEntries(SETUP)).sent;
const PROGRAM = new URL('../storage/thread/storage-worker.ts', import.meta.url);
const DYING = new URL('../../tests/support/dying-storage.ts', import.meta.url);
const HANGING = new URL('../../tests/support/hanging-storage.ts', import.meta.url);

/** Each thread that is started anew reads the whole program, which takes its time on a machine that is busy elsewhere. */
const PATIENCE_MS = 30_000;

let folder: string;
let path: string;
const started: HostedStorage[] = [];
const bugs: unknown[] = [];
const losses: unknown[] = [];
beforeEach(() => {
  folder = makeFolder();
  path = join(folder, 'twofold.sqlite');
});
afterEach(async () => {
  for (const storage of started.splice(0)) await storage.close();
  dropFolder(folder);
  expect([bugs.splice(0), losses.splice(0)]).toEqual([[], []]);
});

function start(storage = PROGRAM, closeMs = 5_000): HostedStorage {
  const hosted = startStorage({
    programs: {
      storage,
      fullCheck: new URL('../storage/trust/checks/full-check-worker.ts', import.meta.url),
    },
    ...{ path, appVersion: '0.0.0', closeMs },
    onBug: (error) => bugs.push(error),
    onLost: (error) => losses.push(error),
  });
  started.push(hosted);
  return hosted;
}

async function told<T>(answering: Promise<Answer>): Promise<T> {
  const answer = await answering;
  if (!answer.ok) throw new Error(`${answer.error.code} ${answer.error.detail}`);
  // The thread looked at the reply against its schema.
  return answer.value as T;
}

async function codeOf(answering: Promise<Answer>): Promise<string | null> {
  const answer = await answering;
  return answer.ok ? null : answer.error.code;
}

/** Starts a game and sends the first of its entries; answers its id. */
async function playInto(ask: Ask, entries: number): Promise<string> {
  const { gameId } = await told<{ gameId: string }>(ask('games.start', { setup: SETUP }));
  for (const each of SENT.slice(0, entries)) await told(ask('games.append', { gameId, ...each }));
  return gameId;
}

async function entriesOf(ask: Ask, gameId: string): Promise<number> {
  return (await told<{ journal: unknown[] }>(ask('games.load', { gameId }))).journal.length;
}

/** Another writer: no commit gets through until it lets go. */
function holdDisk(): () => void {
  const holder = new Database(path);
  holder.exec('BEGIN IMMEDIATE');
  return () => void holder.close();
}

describe('the storage in its thread', () => {
  it('answers in the order of the questions, also those from before it was open', async () => {
    const storage = start();
    const ask = storage.openSession(INFO);
    const order: string[] = [];
    const note = (what: string) => (answer: Answer) => order.push(`${what} ${answer.ok}`);
    await Promise.all([
      ask('settings.write', { volume: 1 }).then(note('write')),
      // Its service is loaded when it is first wanted; nothing overtakes it meanwhile.
      ask('data.place', null).then(note('place')),
      ask('no.such', null).then(note('unknown')),
      ask('settings.read', null).then(note('read')),
      storage.opened.then(() => order.push('opened')),
    ]);
    expect(order).toEqual(['opened', 'write true', 'place true', 'unknown false', 'read true']);
  });

  it('keeps the host’s own thread free while a commit waits for the disk', async () => {
    const storage = start();
    const ask = storage.openSession(INFO);
    await storage.opened;
    const letGo = holdDisk();
    const order: string[] = [];
    const written = ask('settings.write', { volume: 7 }).then((answer) => order.push(`commit ${answer.ok}`));
    for (const turn of ['first', 'second', 'third']) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      order.push(turn);
    }
    letGo();
    await written;
    expect(order).toEqual(['first', 'second', 'third', 'commit true']);
  });

  it('gives the file back when it closes, after what was asked', async () => {
    const storage = start();
    const ask = storage.openSession(INFO);
    const gameId = await playInto(ask, 3);
    const last = ask('games.append', { gameId, ...SENT[3] });
    expect(await storage.close()).toBe('closed');
    expect(await codeOf(last)).toBeNull();
    expect(readdirSync(folder).filter((name) => /-(wal|shm)$/.test(name))).toEqual([]);
    const again = start();
    expect(await entriesOf(again.openSession(INFO), gameId)).toBe(4);
    expect(again.state).toEqual({ kind: 'ready' });
  });

  it('is told apart from one that another holds', async () => {
    const first = start();
    expect(await first.lockHolder).toBe('self');
    await first.opened;
    const second = start();
    expect(await second.lockHolder).toBe('another');
    await second.opened;
    expect(second.state).toMatchObject({ kind: 'memory', code: 'database-locked' });
  });

  it('tells of settings before the answer to what changed them, and of damage', async () => {
    const storage = start();
    const ask = storage.openSession(INFO);
    await storage.opened;
    const order: unknown[] = [];
    storage.watch({ settings: ({ volume }) => order.push(volume), state: ({ kind }) => order.push(kind) });
    const write = (volume: number) => ask('settings.write', { volume }).then(() => order.push('written'));
    await write(7);
    await write(7);
    expect(storage.settings).toEqual({ ...DEFAULT_SETTINGS, toldNews: NEWS, volume: 7 });
    const database = new Database(path);
    database.exec("UPDATE settings SET value = '8' WHERE name = 'volume'");
    database.close();
    expect(await codeOf(ask('settings.read', null))).toBe('storage-failed');
    expect(order).toEqual([7, 'written', 'written', 'damage-found']);
    expect(storage.settings.volume).toBe(7);
  });

  it('shows a folder where the host can, for the window of now', async () => {
    const storage = start();
    const shown: string[] = [];
    const first = storage.openSession(INFO, { showFolder: (place) => shown.push(place) });
    expect(await told(first('data.place', null))).toEqual({ folder, canShow: true });
    await first('data.show', null);
    const second = storage.openSession(INFO);
    expect(await told(second('data.place', null))).toEqual({ folder, canShow: false });
    await second('data.show', null);
    expect(shown).toEqual([folder]);
  });
});

describe('a thread that ends by itself', () => {
  it('is started again: one request is refused, the rest is done, and no accepted move is lost', async () => {
    const storage = start(DYING);
    const ask = storage.openSession(INFO);
    const gameId = await playInto(ask, 3);
    const deadly = ask('scores.all', null);
    const next = ask('games.append', { gameId, ...SENT[3] });
    expect(await codeOf(deadly)).toBe('storage-failed');
    expect(await codeOf(next)).toBeNull();
    expect(await entriesOf(ask, gameId)).toBe(4);
    expect(storage.state).toEqual({ kind: 'ready' });
    expect(bugs.splice(0).map(String)).toEqual([
      'Error: of all scores',
      'Error: the thread of the storage ended by itself',
    ]);
  });

  it('is lost the second time', async () => {
    const ask = start(DYING).openSession(INFO);
    await ask('scores.all', null);
    // There is no answer any more.
    void ask('scores.all', null);
    await expect.poll(() => losses.splice(0).length, { timeout: PATIENCE_MS }).toBe(1);
    expect(bugs.splice(0)).toHaveLength(3);
  });

  it('is lost when it never opened', async () => {
    start(new URL('./no-such-program.ts', import.meta.url));
    await expect.poll(() => losses.splice(0).length, { timeout: PATIENCE_MS }).toBe(1);
    expect(bugs.splice(0)).toHaveLength(3);
  });
});

describe('a database that its thread dies of', () => {
  const DEADLY = new URL('../../tests/support/deadly-storage.ts', import.meta.url);
  const DEADLIER = new URL('../../tests/support/deadlier-storage.ts', import.meta.url);
  /** Plays three moves over a sound thread, then starts the deadly one over what is left. */
  async function startDeadly(program: URL): Promise<HostedStorage> {
    const first = start();
    await playInto(first.openSession(INFO), 3);
    await first.close();
    const storage = start(program);
    await storage.opened;
    return storage;
  }

  it(
    'is set aside, and comes back in the same start',
    async () => {
      const storage = await startDeadly(DEADLY);
      expect(storage.state).toMatchObject({ kind: 'restored', games: 1, missing: [] });
      expect(bugs.splice(0).map(String)).toEqual(['Error: the thread of the storage ended by itself']);
    },
    PATIENCE_MS,
  );

  it(
    'is left alone where salvaging it kills too, and the player reads what is missing',
    async () => {
      const storage = await startDeadly(DEADLIER);
      expect(storage.state).toMatchObject({ kind: 'restored', games: 0, missing: [{ moves: 3 }] });
      expect(bugs.splice(0)).toHaveLength(2);
    },
    PATIENCE_MS,
  );
});

it('a disk that hangs is not waited for without end', async () => {
  const storage = start(HANGING, 1);
  expect(await storage.close()).toBe('late');
});
