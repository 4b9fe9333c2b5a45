/** Entries on their way to the database: appended one after another, in order, and kept until they are accepted. */

import { createStore } from 'zustand/vanilla';
import type { BridgeErrorCode } from '../../../core/contract/contract.ts';
import type { JournalRow } from '../../../core/contract/schemas.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import { serviceKey } from '../../services/services.ts';

export interface JournalState {
  /** Entries not yet accepted. */
  readonly pending: number;
  /** Why the first of them was refused, or null while all goes well. */
  readonly trouble: BridgeErrorCode | null;
}

export interface Journal {
  readonly store: ReturnType<typeof createJournalStore>;
  /** Begins a game whose journal holds `length` accepted entries. What another game left unsent is dropped. */
  open(gameId: string, length: number): void;
  append(row: JournalRow): void;
  /** Resolves when every entry is accepted, or false when the journal was given up or opened for another game. */
  settled(): Promise<boolean>;
  /** Tries at once what waits to be tried again. */
  retryNow(): void;
  /** Sends all that is not sent yet without waiting for answers: the window goes away. */
  sendAll(): void;
}

/** Troubles that may pass by themselves; after any other the journal and the database no longer agree. */
const PASSING: readonly BridgeErrorCode[] = ['disk-full', 'storage-failed', 'storage-gone', 'internal'];
export const RETRY_MS = 2_000;

export function canPass(code: BridgeErrorCode): boolean {
  return PASSING.includes(code);
}

function createJournalStore() {
  return createStore<JournalState>(() => ({ pending: 0, trouble: null }));
}

/** The entries of one game that are not accepted yet. */
interface Queue {
  readonly gameId: string;
  /** The place in the journal of the first of them. */
  next: number;
  readonly rows: JournalRow[];
  isSending: boolean;
}

export function createJournal(bridge: Bridge): Journal {
  const store = createJournalStore();
  const waiting = createWaiting();
  let queue: Queue | null = null;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  async function send(current: Queue): Promise<void> {
    if (current.isSending || current !== queue) return;
    current.isSending = true;
    clearTimeout(retryTimer);
    let trouble: BridgeErrorCode | null = null;
    while (trouble === null && current.rows.length > 0) {
      trouble = await sendFirst(bridge, current);
      if (current !== queue) return;
      if (trouble === null) store.setState({ pending: current.rows.length, trouble });
    }
    // From here to the last look at the rows nothing is awaited, or an entry appended meanwhile would not be sent.
    current.isSending = false;
    settle(current, trouble);
  }

  function settle(current: Queue, trouble: BridgeErrorCode | null): void {
    store.setState({ pending: current.rows.length, trouble });
    if (trouble === null && current.rows.length === 0) waiting.tell(true);
    if (trouble === null) return;
    if (canPass(trouble)) retryTimer = setTimeout(() => void send(current), RETRY_MS);
    else waiting.tell(false);
  }

  return {
    store,
    open(gameId, length) {
      clearTimeout(retryTimer);
      waiting.tell(false);
      queue = { gameId, next: length, rows: [], isSending: false };
      store.setState({ pending: 0, trouble: null });
    },
    append(row) {
      if (queue === null) throw new Error('an entry without a game');
      queue.rows.push(row);
      const { trouble } = store.getState();
      store.setState({ pending: queue.rows.length });
      if (trouble === null) void send(queue);
    },
    settled() {
      const { pending, trouble } = store.getState();
      if (pending === 0) return Promise.resolve(true);
      return trouble !== null && !canPass(trouble) ? Promise.resolve(false) : waiting.promise();
    },
    retryNow() {
      if (queue !== null) void send(queue);
    },
    sendAll() {
      if (queue === null) return;
      // The host takes an entry that it has already for accepted, so nothing is lost if the window stays after all.
      for (const [ahead, row] of queue.rows.entries()) void sendRow(bridge, queue, ahead, row);
    },
  };
}

/** Sends the first entry and takes it from the queue once it is accepted. Returns why it was refused. */
async function sendFirst(bridge: Bridge, queue: Queue): Promise<BridgeErrorCode | null> {
  const [row] = queue.rows;
  if (row === undefined) return null;
  const answer = await sendRow(bridge, queue, 0, row);
  if (!answer.ok) return answer.error.code;
  queue.rows.shift();
  queue.next++;
  return null;
}

/** `ahead`: how many entries not yet accepted come before it. */
function sendRow(bridge: Bridge, { gameId, next }: Queue, ahead: number, row: JournalRow) {
  return bridge.call('games.append', { gameId, index: next + ahead, ...row });
}

/** Promises that are kept when all is accepted, or given up. */
function createWaiting() {
  let resolvers: ((accepted: boolean) => void)[] = [];
  return {
    promise: () => new Promise<boolean>((resolve) => resolvers.push(resolve)),
    tell(accepted: boolean): void {
      const told = resolvers;
      resolvers = [];
      for (const resolve of told) resolve(accepted);
    },
  };
}

export const JOURNAL = serviceKey<Journal>('journal');
