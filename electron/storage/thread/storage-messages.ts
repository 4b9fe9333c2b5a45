/** What a host and the thread that holds its storage say to each other. */
import type { Answer } from '../../../core/contract/contract.ts';
import type { Settings, StorageState } from '../../../core/contract/schemas.ts';
import type { HostInfo } from './services.ts';

/** What the thread is given. */
export interface StorageTask {
  /** The database file. */
  readonly path: string;
  readonly appVersion: string;
  /** The program of the weekly look's thread, as a URL. */
  readonly fullCheck: string;
  /** The thread before this one ended by itself. */
  readonly isRestart: boolean;
}

/** Taken in the order in which they come, one after another. */
export type ToStorage =
  /** A window begins: the requests that follow are its. */
  | { readonly type: 'session'; readonly info: HostInfo; readonly canShow: boolean }
  /** As the window sent it; the thread looks at its shape. */
  | { readonly type: 'request'; readonly id: number; readonly channel: unknown; readonly request: unknown }
  /** Give the file back, and end. */
  | { readonly type: 'close' };

export type FromStorage =
  /** The first word, if it is said: nobody else writes, and the database is about to be opened. */
  | { readonly type: 'writer' }
  /** The database stands open, or why it does not. */
  | { readonly type: 'opened'; readonly state: StorageState; readonly settings: Settings }
  | { readonly type: 'answer'; readonly id: number; readonly answer: Answer }
  | { readonly type: 'state'; readonly state: StorageState }
  /** They are others now; said before the answer to the request that changed them. */
  | { readonly type: 'settings'; readonly settings: Settings }
  /** A folder is to be opened before the player. */
  | { readonly type: 'show'; readonly folder: string }
  /** A bug that was answered, as the log shall have it. */
  | { readonly type: 'bug'; readonly text: string };
