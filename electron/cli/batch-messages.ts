/** The messages between the command line and its workers. */
import type { Language } from '../../core/languages.ts';
import type { InputLine } from './json-lines.ts';

/** The job for which a worker is started. */
export interface BatchJob {
  /** Name of the command. */
  readonly command: string;
  readonly language: Language;
  /** JSON fields that the options set, for every request. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Lines of requests; or for a command that reads none, the number of a piece of its work. */
export type BatchTask = { readonly lines: readonly InputLine[] } | { readonly piece: number };

/** One text of JSON for each line; for a piece as many as it came to. */
export interface BatchAnswer {
  readonly answers: readonly string[];
  readonly durationMs: number;
}

/** One worker. Tasks may be sent before earlier ones are answered; the answers come in the order of the tasks. */
export interface BatchWorker {
  /** Rejects when the worker is gone, with the reason; so does every task that is not answered then. */
  ask(task: BatchTask): Promise<BatchAnswer>;
  stop(): Promise<void>;
}
