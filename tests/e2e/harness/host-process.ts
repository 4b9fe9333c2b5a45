/** A host's main process: started, awaited until it is ready, ended. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));
/** The folder of the built app: here, or where a packed one was taken out of its archive. */
export const APP_FOLDER = process.env.TWOFOLD_APP ?? REPOSITORY;

/**
 * Flags with which Node loads a file of the stand-in first. Stripping types off one costs a fifth of a host's start, so what
 * every browser host loads is JavaScript.
 */
export function loadFirst(name: string): string[] {
  const url = pathToFileURL(join(REPOSITORY, 'tests', 'standin', name)).href;
  const types = name.endsWith('.ts')
    ? ['--experimental-strip-types', '--disable-warning=ExperimentalWarning']
    : [];
  return [...types, '--import', url];
}

export interface HostProcess {
  readonly child: ChildProcess;
  /** The URL after `READY`. */
  readonly ready: Promise<string>;
  /** All that it has printed. */
  readonly output: string;
  /** Sends a signal, or nothing when the host ends by itself, and answers with its exit code. */
  end(signal: NodeJS.Signals | null): Promise<number | null>;
}

/** Runs Node with a line for messages; what the host prints goes into its errors. */
export function startHostProcess(args: readonly string[], env: NodeJS.ProcessEnv): HostProcess {
  const child = spawn(process.execPath, args, {
    cwd: REPOSITORY,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Messages are cloned as Electron's are: `undefined` and dates arrive, and functions are refused.
    serialization: 'advanced',
  });
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  let output = '';
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      const url = /^READY (\S+)$/m.exec(output)?.[1];
      if (url !== undefined) resolve(url);
    });
    exited.then((code) =>
      reject(new Error(`The host ended with code ${code} before it was ready:\n${output}`)),
    );
  });
  // A rejection reaches its awaiter; a host that is killed before must not end the test runner.
  ready.catch(() => undefined);
  return {
    child,
    ready,
    get output() {
      return output;
    },
    end(signal) {
      if (signal !== null && child.exitCode === null) child.kill(signal);
      return exited;
    },
  };
}

/** Longer than a start takes on a busy machine. */
const LEAVE_MS = 90_000;

/** Waits until a start that finds another one ends by itself; what it printed tells why it did not. */
export async function expectToLeave(host: HostProcess): Promise<void> {
  const stays = setTimeout(() => host.child.kill('SIGKILL'), LEAVE_MS);
  const code = await host.end(null);
  clearTimeout(stays);
  if (code !== 0) throw new Error(`The second start ended with code ${code}:\n${host.output}`);
}

/** Rejects when a host did not end well. */
export function expectCleanExit(code: number | null): void {
  if (code !== 0) throw new Error(`The host ended with code ${code}`);
}
