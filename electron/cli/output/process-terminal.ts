import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync, fstatSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { startBatchWorker } from '../start-batch-worker.ts';
import type { Terminal } from './terminal.ts';

const STANDARD_INPUT = 0;
const STANDARD_OUTPUT = 1;
const STANDARD_ERROR = 2;

/** The terminal of this process; relative paths start from `folder`. */
export interface ProcessTerminal extends Terminal {
  /** Resolves when everything that was written has reached its reader. */
  finish(): Promise<void>;
}

/** The process that runs this program. */
export function processTerminal(folder: string): ProcessTerminal {
  const { env, stdout, stderr } = process;
  const { input, output, error } = standardStreams();
  endQuietly(output);
  endQuietly(error);
  return {
    environment: env,
    isScreen: stdout.isTTY === true,
    hasColours: stdout.isTTY === true && stdout.hasColors(256) && !env.NO_COLOR,
    errorColumns: stderr.isTTY === true ? stderr.columns : null,
    cores: availableParallelism(),
    input,
    inputSize,
    hasFile: (path) => existsSync(resolve(folder, path)),
    readFile: (path) => readFile(resolve(folder, path)),
    writeFile: (path, content, mayReplace) => putFile(resolve(folder, path), content, mayReplace),
    async write(content) {
      if (!output.write(content)) await once(output, 'drain');
    },
    writeError: (text) => void error.write(text),
    startWorker: startBatchWorker,
    waitMs: (durationMs) => wait(durationMs),
    nowMs: () => performance.now(),
    async finish() {
      for (const stream of [output, error]) await new Promise((written) => stream.write('', written));
    },
  };
}

interface StandardStreams {
  input(): AsyncIterable<Uint8Array>;
  readonly output: Writable;
  readonly error: Writable;
}

/**
 * The streams of Node; in Electron on Windows those of the descriptors, because there Electron puts an empty input and
 * streams that take text alone in the place of Node's.
 */
function standardStreams(): StandardStreams {
  if (process.platform !== 'win32' || process.versions.electron === undefined)
    return { input: () => process.stdin, output: process.stdout, error: process.stderr };
  const opened = { autoClose: false } as const;
  return {
    input: () => createReadStream('', { ...opened, fd: STANDARD_INPUT }),
    output: createWriteStream('', { ...opened, fd: STANDARD_OUTPUT }),
    error: createWriteStream('', { ...opened, fd: STANDARD_ERROR }),
  };
}

/** A reader that has seen enough (`| head`) closes the pipe: that ends the program, and is no fault. */
function endQuietly(stream: Writable): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' || error.code === 'EOF' ? 0 : 2);
  });
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

/** Through a file beside it, so that what is half written never has the name. */
async function putFile(path: string, content: string | Uint8Array, mayReplace: boolean): Promise<void> {
  if (!mayReplace && existsSync(path)) throw new Error(`EEXIST: there is a file already '${path}'`);
  const beside = `${path}.${process.pid}.part`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(beside, content, { flag: 'wx' });
    await rename(beside, path);
  } finally {
    await rm(beside, { force: true });
  }
}
