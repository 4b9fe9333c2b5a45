/** The messages between a host and its storage thread. */
import type { Answer } from '../../../core/contract/contract.ts';
import type { StorageState } from '../../../core/contract/schemas.ts';
import type { Settings } from '../../../core/contract/settings.ts';
import type { HostInfo } from './services.ts';

/** The message with which the thread starts. */
export interface StorageTask {
  /** The database file. */
  readonly path: string;
  readonly appVersion: string;
  /** The program of the weekly check's thread, as a URL. */
  readonly fullCheck: string;
  /** The thread before this one ended by itself. */
  readonly isRestart: boolean;
}

/** Handled one after another, in the order of sending. */
export type ToStorage =
  /** A window begins: the requests that follow are its. */
  | { readonly type: 'session'; readonly info: HostInfo; readonly canShow: boolean }
  /** As the window sent it; the thread looks at its shape. */
  | { readonly type: 'request'; readonly id: number; readonly channel: unknown; readonly request: unknown }
  /** Close the file, and end. */
  | { readonly type: 'close' };

export type FromStorage =
  /** Sent first, if at all, before the database is opened: which process has the right to write. */
  | { readonly type: 'lock'; readonly holder: 'self' | 'another' }
  /** A database of an earlier version is being brought to this one's: what share of that is done. */
  | { readonly type: 'preparing'; readonly share: number }
  /** The database is open, or why it is not. */
  | { readonly type: 'opened'; readonly state: StorageState; readonly settings: Settings }
  | { readonly type: 'answer'; readonly id: number; readonly answer: Answer }
  | { readonly type: 'state'; readonly state: StorageState }
  /** They have changed; sent before the answer to the request that changed them. */
  | { readonly type: 'settings'; readonly settings: Settings }
  /** A folder is to be opened before the player. */
  | { readonly type: 'show'; readonly folder: string }
  /** A bug that was answered as `internal`, as text for the log. */
  | { readonly type: 'bug'; readonly text: string };
