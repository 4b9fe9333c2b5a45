import type { BatchJob, BatchWorker } from './batch-messages.ts';

/** The process around the command line, as far as it is used; tests bring their own. */
export interface Terminal {
  /** Relative paths start from this folder. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** True if standard output is a terminal; and whether it shows colours. */
  readonly isScreen: boolean;
  readonly hasColours: boolean;
  /** Columns of the terminal that standard error is; null when it is none. */
  readonly errorColumns: number | null;
  /** The number of workers that use all cores. */
  readonly cores: number;
  input(): AsyncIterable<Uint8Array>;
  /** Bytes of standard input when that is known beforehand: it is a file. */
  inputSize(): number | null;
  /** The bytes of a file; throws as the file system does. */
  readFile(path: string): AsyncIterable<Uint8Array>;
  hasFile(path: string): boolean;
  /** Writes a file whole or not at all; throws as the file system does, also when it is there and may not be replaced. */
  writeFile(path: string, content: string | Uint8Array, mayReplace: boolean): Promise<void>;
  /** Resolves when more may be written: to true, or to false when nothing more reaches a reader (`| head`). */
  write(content: string | Uint8Array): Promise<boolean>;
  writeError(text: string): void;
  startWorker(job: BatchJob): BatchWorker;
  waitMs(durationMs: number): Promise<void>;
  nowMs(): number;
}
