/** The host's end of the storage thread. The host itself never waits for a disk: it sends requests and receives answers. */
import { Worker } from 'node:worker_threads';
import type { HostAbilities, HostInfo } from '../storage/thread/services.ts';
import type { FromStorage, StorageTask, ToStorage } from '../storage/thread/storage-messages.ts';
import { createStorageQueue } from './storage-queue.ts';
import { createStorageStatus, type StorageStatus } from './storage-status.ts';
import type { Ask } from './window-request.ts';

/** The programs of the threads, as they were built or as their sources are. */
export interface ThreadPrograms {
  readonly storage: URL;
  readonly fullCheck: URL;
}

export interface HostedStorageOptions {
  readonly programs: ThreadPrograms;
  /** The database file. */
  readonly path: string;
  readonly appVersion: string;
  readonly onBug: (error: unknown) => void;
  /** The thread ended by itself a second time: there is no storage any more. */
  readonly onLost: (error: unknown) => void;
  /** The longest time that the thread may take to close the file. */
  readonly closeMs?: number;
}

export interface HostedStorage extends StorageStatus {
  /** A window begins. Its requests are answered in their order; one that comes before the database is open waits. */
  openSession(info: HostInfo, abilities?: HostAbilities): Ask;
  /** Pending requests are answered, then the file is closed. `late`: the disk hangs, and the thread with it. */
  close(): Promise<'closed' | 'late'>;
}

/** Longer than any checkpoint takes; no window is open meanwhile. */
const CLOSE_MS = 5_000;
/** Of a database that crashes the thread less is read with each start: see `originAfter`. */
const OPENING_RESTARTS = 3;

/**
 * Starts the thread. One that ends by itself is a bug: it is logged, and the thread is started again, once, or as often
 * as a database that crashes it may need. An accepted move is in the database, so nothing is lost by that.
 */
export function startStorage(options: HostedStorageOptions): HostedStorage {
  const { onBug, onLost, closeMs = CLOSE_MS } = options;
  const { status, hear: hearStatus } = createStorageStatus();
  let session: Extract<ToStorage, { type: 'session' }> | null = null;
  let showFolder: HostAbilities['showFolder'];
  let closing: Promise<'closed' | 'late'> | null = null;
  let restarts = 0;
  let isOpening = false;
  let thread = startThread(options, false, hear, goOn);
  const queue = createStorageQueue((message) => thread.postMessage(message));

  function hear(message: FromStorage): void {
    if (message.type === 'lock') isOpening = message.holder === 'self';
    if (message.type === 'opened') isOpening = false;
    if (message.type === 'answer') queue.settle(message.id, message.answer);
    else if (message.type === 'bug') onBug(loggedAs(message.text));
    else if (message.type === 'show') showFolder?.(message.folder);
    else hearStatus(message);
  }

  function goOn(error: unknown): void {
    if (error !== null) onBug(error);
    if (closing !== null) return;
    if (restarts >= (isOpening ? OPENING_RESTARTS : 1)) {
      closing = Promise.resolve('closed');
      onLost(endedByItself());
      return;
    }
    onBug(endedByItself());
    restarts += 1;
    isOpening = false;
    thread = startThread(options, true, hear, goOn);
    if (session !== null) thread.postMessage(session);
    queue.resume();
  }

  // `assign` onto `status`, so that its getters stay getters.
  return Object.assign(status, {
    openSession(info: HostInfo, abilities: HostAbilities = {}) {
      showFolder = abilities.showFolder;
      session = { type: 'session', info, canShow: showFolder !== undefined };
      thread.postMessage(session);
      return queue.ask;
    },
    close: () => {
      closing ??= closeThread(thread, closeMs);
      return closing;
    },
  });
}

const endedByItself = () => new Error('the thread of the storage ended by itself');

function closeThread(thread: Worker, closeMs: number): Promise<'closed' | 'late'> {
  const ended = new Promise<'closed'>((resolve) => thread.once('exit', () => resolve('closed')));
  const message: ToStorage = { type: 'close' };
  thread.postMessage(message);
  return Promise.race([ended, late(closeMs)]);
}

/** `onEnd` is called with the bug that ended it, or null. */
function startThread(
  { programs, path, appVersion }: HostedStorageOptions,
  isRestart: boolean,
  hear: (message: FromStorage) => void,
  onEnd: (error: unknown) => void,
): Worker {
  const workerData: StorageTask = { path, appVersion, fullCheck: programs.fullCheck.href, isRestart };
  const thread = new Worker(programs.storage, { workerData });
  let bug: unknown = null;
  thread.on('message', hear);
  thread.on('error', (error) => {
    bug = error;
  });
  thread.on('exit', () => onEnd(bug));
  return thread;
}

/** A bug that the thread answered, for the log as the thread describes it. */
function loggedAs(text: string): Error {
  return Object.assign(new Error('in the storage'), { stack: text });
}

function late(ms: number): Promise<'late'> {
  return new Promise((resolve) => {
    setTimeout(() => resolve('late'), ms).unref();
  });
}
