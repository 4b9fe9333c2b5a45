/** The thread that holds the storage: it opens the database, answers requests in their order, and closes. */
import { inspect } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import { handleRequest, type Services } from '../../../core/contract/handle.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../core/contract/settings.ts';
import { ok, refuse } from '../../../core/result.ts';
import { guarded } from '../base/failures.ts';
import { closeDataFolder } from '../base/private-folder.ts';
import { createKeptLock } from '../files/lock.ts';
import { mayHavePlayers, profileDatabase } from '../profiles/profile-places.ts';
import { readSettings } from '../tables/settings-table.ts';
import type { OpenedStorage } from '../trust/startup/opened-storage.ts';
import { openStorageLazily } from '../trust/startup/opening.ts';
import { openCopy } from '../trust/startup/play-from-memory.ts';
import { scheduleRechecks } from './recheck-schedule.ts';
import { createServices } from './services.ts';
import type { FromStorage, StorageTask, ToStorage } from './storage-messages.ts';

/** Requests after which the settings may be others. */
const MAY_CHANGE_SETTINGS: readonly unknown[] = ['settings.write', 'data.step', 'data.erase'];

if (parentPort === null) throw new Error('this program is a thread');
const host = parentPort;
/** A database of an earlier version is being brought forward, and the host was told so. */
let isPreparing = false;
const tell = (message: FromStorage) => {
  isPreparing ||= message.type === 'preparing';
  host.postMessage(message);
};
const onBug = (error: unknown) => tell({ type: 'bug', text: inspect(error) });

/** The share of bringing a database forward that is done when its tables have their new form. */
const MIGRATED = 0.5;
const MANY_UNSETTLED = 500;

// `startStorage` starts this thread, and gives it its task.
const { path: root, appVersion, fullCheck, isRestart } = workerData as StorageTask;
closeDataFolder(root);
/** The lock of the first player's database, held while any player's is open: one process at a time writes in a data folder. */
const lock = createKeptLock(root);
let storage = await openCurrent(isRestart);
let settings = currentSettings(DEFAULT_SETTINGS);
let session: Extract<ToStorage, { type: 'session' }> | null = null;
let services: Services | null = null;
/** Another player's data were opened, and the page that asks is still that of the one before. */
let awaitsPage = false;

/** The database of the player whose turn it is; the first one's when the list cannot be read now. */
async function currentPath(): Promise<string> {
  if (!mayHavePlayers(root)) return root;
  const { readProfiles } = await import('../profiles/profile-list.ts');
  const read = guarded(() => ok(readProfiles(root).current));
  return read.ok ? profileDatabase(root, read.value) : root;
}

/** Deletes the files that a kill left of a player who was erased; on a disk that takes nothing they go another time. */
async function finishErasures(): Promise<void> {
  if (!lock.isHeld() || !mayHavePlayers(root)) return;
  const changes = await import('../profiles/profile-changes.ts');
  guarded(() => ok(changes.finishErasures(root)));
}

async function openCurrent(isRestart: boolean): Promise<OpenedStorage> {
  isPreparing = false;
  const opened = await openStorageLazily(
    {
      path: await currentPath(),
      now: Date.now,
      appVersion,
      fullCheck: { program: new URL(fullCheck), onBug },
      onBug,
      isRestart,
      takeLock: lock.take,
      onLock: (holder) => tell({ type: 'lock', holder }),
      onPreparing: (share) => tell({ type: 'preparing', share: MIGRATED * share }),
    },
    () => import('../trust/recovery/recover.ts'),
  );
  // A backup or a check may end after another player's data were opened: of those it says nothing.
  opened.watch((state) => {
    if (opened.database.open) tell({ type: 'state', state });
  });
  await prepareFigures(opened);
  await finishErasures();
  return opened;
}

/** After a migration every game waits to be settled; of a few the first answer takes care. */
async function prepareFigures(opened: OpenedStorage): Promise<void> {
  const count = guarded(
    () => ok(Number(opened.database.prepare('SELECT count(*) FROM unsettled_games').pluck().get())),
    opened.reportDamage,
  );
  if (count.ok && count.value >= MANY_UNSETTLED) {
    const { settleMany } = await import('./settle-many.ts');
    const onProgress = (share: number) =>
      tell({ type: 'preparing', share: MIGRATED + (1 - MIGRATED) * share });
    await settleMany(opened, count.value, onProgress);
  }
  if (isPreparing) tell({ type: 'preparing', share: 1 });
}

/** Those that are stored; `otherwise` when they cannot be read, which the answer to the window's own request says. */
function currentSettings(otherwise: Settings): Settings {
  const read = guarded(() => ok(readSettings(storage.database)), storage.reportDamage);
  return read.ok ? read.value : otherwise;
}

function tellSettings(): void {
  const now = currentSettings(settings);
  if (JSON.stringify(now) === JSON.stringify(settings)) return;
  settings = now;
  tell({ type: 'settings', settings });
}

function begin(message: Extract<ToStorage, { type: 'session' }>): void {
  session = message;
  awaitsPage = false;
  beginServices();
}

function beginServices(): void {
  if (session === null) throw new Error('a request without a window');
  const showFolder = (folder: string) => tell({ type: 'show', folder });
  services = createServices(storage, session.info, {
    ...(session.canShow && { showFolder }),
    household: { root, openCopy, isWritable: lock.isHeld, reopen },
  });
}

/** Requests that are being answered beside others need the open database until they are done. */
async function reopen(between: () => void): Promise<void> {
  await Promise.all(answering);
  const before = storage.path;
  // A database in memory alone stays until the next one's turn is written.
  const isInMemory = storage.state.kind === 'memory';
  if (isInMemory) between();
  storage.close();
  let failure: unknown = null;
  try {
    if (!isInMemory) between();
  } catch (error) {
    failure = error;
  }
  storage = await openCurrent(false);
  settings = currentSettings(DEFAULT_SETTINGS);
  beginServices();
  awaitsPage = storage.path !== before;
  scheduleRechecks(storage, onBug);
  tell({ type: 'opened', state: storage.state, settings });
  // Once it was written, if not surely to the disk, another one's data are open and the page has to begin anew.
  if (failure !== null && !awaitsPage) throw failure;
}

async function answer({ id, channel, request }: Extract<ToStorage, { type: 'request' }>): Promise<void> {
  if (services === null) throw new Error('a request without a window');
  // Each page begins with this one. What the page of the player before still sends is not for the data of the next one.
  if (channel === 'app.info') awaitsPage = false;
  const answer = awaitsPage
    ? refuse('taken-over', 'another player')
    : await handleRequest(services, channel, request, onBug);
  if (MAY_CHANGE_SETTINGS.includes(channel)) tellSettings();
  tell({ type: 'answer', id, answer });
}

async function take(message: ToStorage): Promise<void> {
  if (message.type === 'session') begin(message);
  else if (message.type === 'request') await answer(message);
  else {
    storage.close();
    lock.release();
    host.close();
  }
}

/**
 * Requests that may take long, since a whole game is computed again or many games are settled; requests that come meanwhile are
 * answered before them.
 */
const ANSWERED_BESIDE: readonly unknown[] = ['games.finish', 'games.import', 'statistics.play'];
/** Those of them that are not answered yet. */
const answering = new Set<Promise<void>>();

function isAnsweredBeside(message: ToStorage): boolean {
  return message.type === 'request' && ANSWERED_BESIDE.includes(message.channel);
}

let last: Promise<void> = Promise.resolve();
host.on('message', (message: ToStorage) => {
  // An error thrown here is a bug that ends the thread; the host handles that.
  last = last.then(() => {
    const taken = take(message);
    if (!isAnsweredBeside(message)) return taken;
    answering.add(taken);
    taken.finally(() => answering.delete(taken));
    return undefined;
  });
});
scheduleRechecks(storage, onBug);
tell({ type: 'opened', state: storage.state, settings });
