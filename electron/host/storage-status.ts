/** The state of the storage that a host has without a request: the last state and settings that the thread reported. */
import type { StorageState } from '../../core/contract/schemas.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../core/contract/settings.ts';
import type { FromStorage } from '../storage/thread/storage-messages.ts';

export interface StorageListeners {
  readonly state?: (state: StorageState) => void;
  readonly settings?: (settings: Settings) => void;
  /** Called with the progress, as a share, of bringing a database of an earlier version to this one's. */
  readonly preparing?: (share: number) => void;
}

export type LockHolder = 'self' | 'another' | 'unknown';

export interface StorageStatus {
  /** Which process has the right to write, known before the database is opened; `unknown` where the file system failed. */
  readonly lockHolder: Promise<LockHolder>;
  /** Resolves when the database is open, the storage has found why it cannot be, or it takes so long that a window should tell. */
  readonly opened: Promise<void>;
  /** As last reported; `ready` before that. */
  readonly state: StorageState;
  /** As last reported; the defaults before that. */
  readonly settings: Settings;
  /** Calls them with what is new from then on. */
  watch(followers: StorageListeners): void;
}

export type StatusMessage = Extract<
  FromStorage,
  { type: 'lock' | 'preparing' | 'opened' | 'state' | 'settings' }
>;

/** The status, and the function that takes in what the thread reports. */
export function createStorageStatus(): {
  readonly status: StorageStatus;
  readonly hear: (message: StatusMessage) => void;
} {
  const watching: StorageListeners[] = [];
  let state: StorageState = { kind: 'ready' };
  let settings = DEFAULT_SETTINGS;
  let isOpen = false;
  let open: () => void = () => undefined;
  let decide: (holder: LockHolder) => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const lockHolder = new Promise<LockHolder>((resolve) => {
    decide = resolve;
  });
  const status: StorageStatus = {
    lockHolder,
    opened,
    get state() {
      return state;
    },
    get settings() {
      return settings;
    },
    watch: (followers) => void watching.push(followers),
  };
  const hear = (message: StatusMessage) => {
    decide(message.type === 'lock' ? message.holder : 'unknown');
    if (message.type === 'lock') return;
    if (message.type === 'preparing') {
      isOpen = true;
      open();
      for (const follower of watching) follower.preparing?.(message.share);
      return;
    }
    if (message.type !== 'settings') state = message.state;
    if (message.type !== 'state') settings = message.settings;
    if (!isOpen) {
      isOpen = true;
      return open();
    }
    for (const follower of watching) {
      if (message.type !== 'settings') follower.state?.(state);
      if (message.type !== 'state') follower.settings?.(settings);
    }
  };
  return { status, hear };
}
