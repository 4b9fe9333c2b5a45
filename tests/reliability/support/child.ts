import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Flags that let Node run the sources as they are, and start quickly after the first time. */
export const NODE_FLAGS = [
  '--experimental-strip-types',
  '--disable-warning=ExperimentalWarning',
  `--import=${new URL('./compile-cache.ts', import.meta.url).href}`,
] as const;

export type ProcessName =
  | 'player'
  | 'household'
  | 'importer'
  | 'migrator'
  | 'backer'
  | 'writer'
  | 'starter'
  | 'reader'
  | 'pair-runner'
  | 'call-runner';

/** The file of one of the processes that the checks start. */
export function processFile(name: ProcessName): string {
  return fileURLToPath(new URL(`../processes/${name}.ts`, import.meta.url));
}

/** A process that is running and what it has said so far. */
export interface Running {
  readonly process: ChildProcess;
  /** Whole lines on its standard output. */
  readonly lines: string[];
  /** Resolves when it is gone, with its exit code or the signal that ended it. */
  readonly gone: Promise<number | string>;
  /** Resolves when a line that begins so came, or when it is gone. */
  said(start: string): Promise<void>;
  /** Returns the text that it wrote on standard error. */
  errors(): string;
}

/** Starts one of the processes, its options as one JSON argument; `wrapper` is a command to run it under. */
export function start(name: ProcessName, options: unknown, wrapper: readonly string[] = []): Running {
  const line = [...wrapper, process.execPath, ...NODE_FLAGS, processFile(name), JSON.stringify(options)];
  const [command = '', ...rest] = line;
  const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  const waiting: { readonly start: string; readonly resolve: () => void }[] = [];
  let unfinished = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const parts = (unfinished + text).split('\n');
    // A line that has no end yet was not said: the process may have died in the middle of it.
    unfinished = parts.pop() ?? '';
    for (const part of parts) {
      lines.push(part);
      for (const { start: wanted, resolve } of waiting) if (part.startsWith(wanted)) resolve();
    }
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-2_000);
  });
  const gone = new Promise<number | string>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? signal ?? 'gone'));
  });
  const said = (wanted: string) =>
    Promise.race([
      gone.then(() => undefined),
      new Promise<void>((resolve) => {
        if (lines.some((line) => line.startsWith(wanted))) resolve();
        else waiting.push({ start: wanted, resolve });
      }),
    ]);
  return { process: child, lines, gone, said, errors: () => errors };
}

export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
