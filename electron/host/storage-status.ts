/** What a host knows of its storage without a request: the last state and settings that the thread reported. */
import { DEFAULT_SETTINGS, type Settings, type StorageState } from '../../core/contract/schemas.ts';
import type { FromStorage } from '../storage/thread/storage-messages.ts';

export interface StorageListeners {
  readonly state?: (state: StorageState) => void;
  readonly settings?: (settings: Settings) => void;
}

export interface StorageStatus {
  /** Whether this process is the one that writes; known before the database is opened. */
  readonly isWriter: Promise<boolean>;
  /** Resolves when the database is open, or the storage knows why it is not. */
  readonly opened: Promise<void>;
  /** As last reported; `ready` before that. */
  readonly state: StorageState;
  /** As last reported; the defaults before that. */
  readonly settings: Settings;
  /** Calls them with what is new from then on. */
  watch(followers: StorageListeners): void;
}

export type StatusMessage = Extract<FromStorage, { type: 'writer' | 'opened' | 'state' | 'settings' }>;

/** The status, and the function that takes in what the thread reports. */
export function makeStorageStatus(): {
  readonly status: StorageStatus;
  readonly hear: (message: StatusMessage) => void;
} {
  const watching: StorageListeners[] = [];
  let state: StorageState = { kind: 'ready' };
  let settings = DEFAULT_SETTINGS;
  let isOpen = false;
  let open: () => void = () => undefined;
  let decide: (isWriter: boolean) => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const isWriter = new Promise<boolean>((resolve) => {
    decide = resolve;
  });
  const status: StorageStatus = {
    isWriter,
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
    decide(message.type === 'writer');
    if (message.type === 'writer') return;
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
