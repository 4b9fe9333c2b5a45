import { createReadStream, createWriteStream, existsSync, fstatSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import {
  createStandardStream,
  type StandardStream,
  standardError,
  standardOutput,
} from '../../host/standard-streams.ts';
import { putFile } from '../files/put-file.ts';
import type { Terminal } from '../terminal.ts';
import { startBatchWorker } from './start-batch-worker.ts';

const STANDARD_INPUT = 0;
const STANDARD_OUTPUT = 1;
const STANDARD_ERROR = 2;

/** The terminal of this process; relative paths start from `folder`. */
export interface ProcessTerminal extends Terminal {
  /** Resolves when everything that was written has reached its reader; to what the system said when standard output was refused. */
  finish(): Promise<Error | null>;
}

/** The process that runs this program. */
export function processTerminal(folder: string): ProcessTerminal {
  const { env, stdout, stderr } = process;
  const { input, output, error } = standardStreams();
  return {
    folder,
    environment: env,
    isScreen: stdout.isTTY === true,
    hasColours: stdout.isTTY === true && stdout.hasColors(256) && !env.NO_COLOR,
    errorColumns: stderr.isTTY === true ? stderr.columns : null,
    cores: availableParallelism(),
    input: () => readWhileHeard(input(), output),
    inputSize,
    hasFile: (path) => existsSync(resolve(folder, path)),
    readFile: (path) => createReadStream(resolve(folder, path)),
    writeFile: (path, content, mayReplace) => putFile(resolve(folder, path), content, { mayReplace }),
    write: (content) => output.write(content),
    writeError: (text) => error.print(text),
    startWorker: startBatchWorker,
    waitMs: (durationMs) => wait(durationMs),
    nowMs: () => performance.now(),
    async finish() {
      for (const stream of [output, error]) await stream.write('');
      return output.loss?.kind === 'refused' ? output.loss.error : null;
    },
  };
}

interface StandardStreams {
  input(): Readable;
  readonly output: StandardStream;
  readonly error: StandardStream;
}

/**
 * The streams of Node; in Electron on Windows those of the descriptors, because there Electron puts an empty input and
 * streams that take text alone in the place of Node's.
 */
function standardStreams(): StandardStreams {
  if (process.platform !== 'win32' || process.versions.electron === undefined)
    return { input: () => process.stdin, output: standardOutput, error: standardError };
  const opened = { autoClose: false } as const;
  return {
    input: () => createReadStream('', { ...opened, fd: STANDARD_INPUT }),
    output: createStandardStream(createWriteStream('', { ...opened, fd: STANDARD_OUTPUT })),
    error: createStandardStream(createWriteStream('', { ...opened, fd: STANDARD_ERROR })),
  };
}

/** The chunks of `input`, until nothing more reaches a reader of `output`: then there is no use in waiting for the next. */
async function* readWhileHeard(input: Readable, output: StandardStream): AsyncGenerator<Uint8Array, void> {
  const chunks: AsyncIterator<Uint8Array> = input[Symbol.asyncIterator]();
  const unheard = output.lost.then(() => ({ done: true, value: null }) as const);
  try {
    for (;;) {
      const next = chunks.next();
      const step = await Promise.race([next, unheard]);
      // Ends by an error when the input is closed below.
      next.catch(() => undefined);
      if (step.done) return;
      yield step.value;
    }
  } finally {
    input.destroy();
  }
}

function inputSize(): number | null {
  try {
    const stats = fstatSync(STANDARD_INPUT);
    return stats.isFile() ? stats.size : null;
  } catch {
    // Standard input may be closed.
    return null;
  }
}
