/** Entries on their way to the database: appended one after another, in order, and kept until they are accepted. */
import { createStore } from 'zustand/vanilla';
import type { BridgeErrorCode } from '../../../core/contract/contract.ts';
import type { JournalRow } from '../../../core/contract/schemas.ts';
import type { Bridge } from '../../bridge/bridge.ts';

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

interface Line {
  readonly gameId: string;
  next: number;
  readonly rows: JournalRow[];
  isSending: boolean;
}

export function createJournal(bridge: Bridge): Journal {
  const store = createJournalStore();
  let line: Line | null = null;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let waiting: ((accepted: boolean) => void)[] = [];

  function tellWaiting(accepted: boolean): void {
    const told = waiting;
    waiting = [];
    for (const tell of told) tell(accepted);
  }

  function settleAfter(current: Line, trouble: BridgeErrorCode | null): void {
    store.setState({ pending: current.rows.length, trouble });
    if (trouble === null && current.rows.length === 0) tellWaiting(true);
    if (trouble === null) return;
    if (canPass(trouble)) retryTimer = setTimeout(() => void send(current), RETRY_MS);
    else tellWaiting(false);
  }

  async function send(current: Line): Promise<void> {
    if (current.isSending || current !== line) return;
    current.isSending = true;
    clearTimeout(retryTimer);
    let trouble: BridgeErrorCode | null = null;
    while (trouble === null && current === line) {
      const row = current.rows[0];
      if (row === undefined) break;
      const answer = await bridge.call('games.append', {
        gameId: current.gameId,
        index: current.next,
        ...row,
      });
      if (current !== line) return;
      if (answer.ok) {
        current.rows.shift();
        current.next++;
        store.setState({ pending: current.rows.length, trouble: null });
      } else trouble = answer.error.code;
    }
    current.isSending = false;
    if (current === line) settleAfter(current, trouble);
  }

  return {
    store,
    open(gameId, length) {
      clearTimeout(retryTimer);
      tellWaiting(false);
      line = { gameId, next: length, rows: [], isSending: false };
      store.setState({ pending: 0, trouble: null });
    },
    append(row) {
      if (line === null) throw new Error('an entry without a game');
      line.rows.push(row);
      const { trouble } = store.getState();
      store.setState({ pending: line.rows.length });
      if (trouble === null) void send(line);
    },
    settled() {
      const { pending, trouble } = store.getState();
      if (pending === 0) return Promise.resolve(true);
      if (trouble !== null && !canPass(trouble)) return Promise.resolve(false);
      return new Promise((resolve) => {
        waiting.push(resolve);
      });
    },
    retryNow() {
      if (line !== null) void send(line);
    },
  };
}
