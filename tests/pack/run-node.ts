import { type SpawnOptions, spawn } from 'node:child_process';

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

interface NodeRun extends Pick<SpawnOptions, 'cwd' | 'env'> {
  readonly input?: string;
  /** So much of its output is read before the pipe is closed; of 0 the pipe is closed before the program runs. */
  readonly mostBytes?: number | undefined;
  /** Its errors are not read. */
  readonly losesErrors?: boolean | undefined;
}

/** Runs a program of Node's to its end. */
export function runNode(
  args: readonly string[],
  { input = '', mostBytes = Number.POSITIVE_INFINITY, losesErrors = false, ...options }: NodeRun,
): Promise<Ended> {
  const child = spawn(process.execPath, args, { ...options, stdio: 'pipe' });
  let [out, error] = ['', ''];
  child.stdout.on('data', (chunk) => {
    out += chunk;
    if (out.length >= mostBytes) child.stdout.destroy();
  });
  child.stderr.on('data', (chunk) => {
    error += chunk;
  });
  if (mostBytes === 0) child.stdout.destroy();
  if (losesErrors) child.stderr.destroy();
  // It may end before it has read everything.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, error })));
}
