/** The thread that holds the storage: it opens the database, answers requests in their order, and closes. */
import { inspect } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import { handleRequest, type Services } from '../../../core/contract/handle.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../core/contract/schemas.ts';
import { ok } from '../../../core/result.ts';
import { guarded } from '../base/failures.ts';
import { closeDataFolder } from '../base/private-folder.ts';
import { readSettings } from '../tables/settings-table.ts';
import { openStorageLazily } from '../trust/startup/opening.ts';
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
const { path, appVersion, fullCheck, isRestart } = workerData as StorageTask;
closeDataFolder(path);
const storage = await openStorageLazily(
  {
    path,
    now: Date.now,
    appVersion,
    fullCheck: { program: new URL(fullCheck), onBug },
    onBug,
    isRestart,
    onLock: (holder) => tell({ type: 'lock', holder }),
    onPreparing: (share) => tell({ type: 'preparing', share: MIGRATED * share }),
  },
  () => import('../trust/recovery/recover.ts'),
);
storage.watch((state) => tell({ type: 'state', state }));
await prepareFigures();
let settings = currentSettings(DEFAULT_SETTINGS);
let services: Services | null = null;

/** After a migration every game waits to be settled; of a few the first answer takes care. */
async function prepareFigures(): Promise<void> {
  const count = guarded(
    () => ok(Number(storage.database.prepare('SELECT count(*) FROM unsettled_games').pluck().get())),
    storage.reportDamage,
  );
  if (count.ok && count.value >= MANY_UNSETTLED) {
    const { settleMany } = await import('./settle-many.ts');
    const onProgress = (share: number) =>
      tell({ type: 'preparing', share: MIGRATED + (1 - MIGRATED) * share });
    await settleMany(storage, count.value, onProgress);
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

function begin({ info, canShow }: Extract<ToStorage, { type: 'session' }>): void {
  const showFolder = (folder: string) => tell({ type: 'show', folder });
  services = createServices(storage, info, canShow ? { showFolder } : {});
}

async function answer({ id, channel, request }: Extract<ToStorage, { type: 'request' }>): Promise<void> {
  if (services === null) throw new Error('a request without a window');
  const answer = await handleRequest(services, channel, request, onBug);
  if (MAY_CHANGE_SETTINGS.includes(channel)) tellSettings();
  tell({ type: 'answer', id, answer });
}

async function take(message: ToStorage): Promise<void> {
  if (message.type === 'session') begin(message);
  else if (message.type === 'request') await answer(message);
  else {
    storage.close();
    host.close();
  }
}

/**
 * Requests that may take long, since a whole game is computed again or many games are settled; requests that come meanwhile are
 * answered before them.
 */
const ANSWERED_BESIDE: readonly unknown[] = ['games.finish', 'games.import', 'statistics.play'];

function isAnsweredBeside(message: ToStorage): boolean {
  return message.type === 'request' && ANSWERED_BESIDE.includes(message.channel);
}

let last: Promise<void> = Promise.resolve();
host.on('message', (message: ToStorage) => {
  // An error thrown here is a bug that ends the thread; the host handles that.
  last = last.then(() => {
    const taken = take(message);
    return isAnsweredBeside(message) ? undefined : taken;
  });
});
scheduleRechecks(storage, onBug);
tell({ type: 'opened', state: storage.state, settings });
