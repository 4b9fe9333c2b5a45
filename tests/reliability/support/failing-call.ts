/** Lets one system call of this process's main thread fail, by strace, and tells which one it was. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** The phases that the two threads go through; the order is that of one use. */
export const PHASE = { begun: 0, idle: 1, wanted: 2, attached: 3, refused: 4, done: 5 } as const;

export interface StraceTask {
  /** One 32-bit number: the phase. */
  readonly shared: SharedArrayBuffer;
  /** Length and bytes of a JSON list: the expressions for strace. */
  readonly order: SharedArrayBuffer;
  readonly log: string;
}

/** Calls that touch files, or memory that files are mapped into. The mark leaves out what a processor does not have. */
export const CALLS = [
  ...[
    'openat',
    'read',
    'pread64',
    'write',
    'pwrite64',
    'writev',
    'pwritev',
    'lseek',
    'ftruncate',
    'fallocate',
  ],
  ...[
    'fsync',
    'fdatasync',
    'rename',
    'renameat',
    'renameat2',
    'unlink',
    'unlinkat',
    'rmdir',
    'mkdir',
    'mkdirat',
  ],
  ...[
    'stat',
    'fstat',
    'lstat',
    'newfstatat',
    'statx',
    'statfs',
    'access',
    'faccessat',
    'faccessat2',
    'readlink',
  ],
  ...['getdents64', 'copy_file_range', 'sendfile', 'chmod', 'fchmod', 'fchmodat', 'fcntl', 'flock', 'mmap'],
  ...['link', 'linkat', 'symlink', 'utimensat', 'futimesat', 'fchown'],
] as const;

export const ERRORS = ['EIO', 'ENOSPC', 'ENOMEM'] as const;

export interface Failing {
  readonly call: string;
  readonly error: string;
  /** Which of those calls, counted from 1. */
  readonly number: number;
}

export interface Injector {
  /** Runs work during which that call fails; answers the line of strace that says so, or null when it never came. */
  failOne<T>(failing: Failing, work: () => Promise<T>): Promise<{ value: T; failed: string | null }>;
  /** Runs work and counts its calls. */
  count(work: () => Promise<unknown>): Promise<ReadonlyMap<string, number>>;
}

const ORDER_BYTES = 4_096;

/** Why no call can be failed here, or null. */
export function injectionProblem(): string | null {
  const tried = spawnSync('strace', ['-e', 'trace=none', '-e', 'inject=chdir:error=EIO:when=1', 'true'], {
    encoding: 'utf8',
  });
  if (tried.error !== undefined) return 'strace is not installed';
  if (tried.status !== 0) return `strace is forbidden, or cannot inject: ${tried.stderr.slice(0, 200)}`;
  return process.getuid?.() === 0 || mayAttach() ? null : 'strace may not attach to a process that runs';
}

function mayAttach(): boolean {
  try {
    return readFileSync('/proc/sys/kernel/yama/ptrace_scope', 'utf8').trim() === '0';
  } catch {
    return true;
  }
}

/** Waits until the thread beside this one is ready. */
export function makeInjector(folder: string): Injector {
  const shared = new SharedArrayBuffer(4);
  const order = new SharedArrayBuffer(ORDER_BYTES);
  const log = join(folder, 'strace.log');
  const workerData: StraceTask = { shared, order, log };
  const thread = new Worker(new URL('../processes/strace-thread.ts', import.meta.url), { workerData });
  thread.unref();
  const phase = new Int32Array(shared);
  const enter = (next: number) => {
    Atomics.store(phase, 0, next);
    Atomics.notify(phase, 0);
  };
  const awaitOther = (than: number) => {
    while (Atomics.load(phase, 0) === than) Atomics.wait(phase, 0, than);
  };
  awaitOther(PHASE.begun);

  async function traced<T>(filters: readonly string[], work: () => Promise<T>): Promise<T> {
    const text = new TextEncoder().encode(JSON.stringify(filters));
    new Uint32Array(order, 0, 1)[0] = text.length;
    new Uint8Array(order, 4).set(text);
    enter(PHASE.wanted);
    awaitOther(PHASE.wanted);
    if (Atomics.load(phase, 0) === PHASE.refused) throw new Error('strace did not attach');
    try {
      return await work();
    } finally {
      enter(PHASE.done);
      awaitOther(PHASE.done);
    }
  }

  return {
    async failOne({ call, error, number }, work) {
      const filters = [`trace=${call}`, `inject=${call}:error=${error}:when=${number}`];
      const value = await traced(filters, work);
      const failed = readFileSync(log, 'utf8')
        .split('\n')
        .find((line) => line.endsWith('(INJECTED)'));
      return { value, failed: failed ?? null };
    },
    async count(work) {
      await traced([`trace=${CALLS.map((call) => `?${call}`).join()}`], work);
      const counts = new Map<string, number>();
      for (const line of readFileSync(log, 'utf8').split('\n')) {
        const call = /^(\w+)\(/.exec(line)?.[1];
        if (call !== undefined) counts.set(call, (counts.get(call) ?? 0) + 1);
      }
      return counts;
    },
  };
}
