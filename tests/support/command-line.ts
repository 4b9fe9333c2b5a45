/** Runs the command line inside the test, with its input, files and environment given. */

import { run } from '../../electron/cli/program/run.ts';
import { startBatchWorker } from '../../electron/cli/program/start-batch-worker.ts';
import type { Terminal } from '../../electron/cli/terminal.ts';

export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly error: string;
  /** Files that were written, by their names. */
  readonly written: Readonly<Record<string, string | Uint8Array>>;
  /** The time that it waited, each time. */
  readonly waitedMs: readonly number[];
}

/** Runs the command line as a shell would, `input` on standard input and `files` in the folder. */
export async function twofold(
  args: string,
  input: string | Uint8Array = '',
  { files = {}, environment = {}, chunkBytes = 1 << 16, cores = 1, ...screen }: Partial<Setting> = {},
  mostCharacters = Number.POSITIVE_INFINITY,
): Promise<Outcome> {
  let out = '';
  let error = '';
  const written: Record<string, string | Uint8Array> = {};
  const waitedMs: number[] = [];
  const terminal: Terminal = {
    folder: process.cwd(),
    environment,
    isScreen: screen.isScreen ?? false,
    hasColours: false,
    errorColumns: screen.errorColumns ?? null,
    cores,
    inputSize: () => null,
    startWorker: screen.startWorker ?? startBatchWorker,
    async waitMs(durationMs) {
      waitedMs.push(durationMs);
    },
    hasFile: (path) => path in { ...files, ...written },
    async writeFile(path, content, mayReplace) {
      if (!mayReplace && path in { ...files, ...written }) throw systemError('EEXIST');
      if (screen.unwritable !== undefined) throw screen.unwritable;
      written[path] = content;
    },
    async *input() {
      const bytes = bytesOf(input);
      for (let start = 0; start < bytes.length; start += chunkBytes)
        yield bytes.subarray(start, start + chunkBytes);
    },
    async *readFile(path) {
      const text = files[path];
      if (text === undefined) throw systemError('ENOENT');
      if (text instanceof Error) throw text;
      yield bytesOf(text);
    },
    async write(content) {
      out += typeof content === 'string' ? content : Buffer.from(content).toString('latin1');
      return out.length < mostCharacters;
    },
    writeError(text) {
      error += text;
    },
    nowMs: screen.nowMs ?? (() => 0),
  };
  const code = await run(args.split(' ').filter(Boolean), terminal);
  return { code, out, error, written, waitedMs };
}

/** An error as the file system has them. */
export function systemError(code: string): Error {
  return Object.assign(new Error(`${code}: what the system says`), { code });
}

function bytesOf(content: string | Uint8Array): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : content;
}

export interface Setting {
  /** The content of each; an error is thrown. */
  readonly files: Readonly<Record<string, string | Uint8Array | Error>>;
  /** The error of the file system when a file is to be written. */
  readonly unwritable: Error;
  readonly environment: Readonly<Record<string, string>>;
  readonly chunkBytes: number;
  readonly cores: number;
  readonly isScreen: boolean;
  readonly errorColumns: number;
  nowMs(): number;
  startWorker: Terminal['startWorker'];
}

/** The answers to requests sent as lines. */
export async function askLines(
  args: string,
  requests: readonly unknown[],
  setting?: Partial<Setting>,
): Promise<unknown[]> {
  const input = requests
    .map((request) => (typeof request === 'string' ? request : JSON.stringify(request)))
    .join('\n');
  const { code, out, error } = await twofold(`${args} --jsonl`, input, setting);
  if (code !== 0 || error !== '') throw new Error(`exit code ${code}: ${error}`);
  return out
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}
