/** Processes that are used for many cases each: starting one costs more than a case. */
import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { NODE_FLAGS, type ProcessName, processFile } from './child.ts';

/** A process and the folder that it works in. */
export interface Lane {
  /** Answers what the process answers; as a text how it ended, when it did. The next question finds a new one. */
  ask<T>(task: object): Promise<T | string>;
  /** The next question finds a new process. */
  renew(): Promise<void>;
}

/** Longer than any case takes on a busy machine: one that lasts so long hangs. */
const HANGING_MS = 120_000;

/** Calls `run` for every case, each in the first lane that is free. */
export async function runInLanes<Case>(
  program: ProcessName,
  folder: string,
  lanes: number,
  cases: readonly Case[],
  run: (lane: Lane, one: Case) => Promise<void>,
): Promise<void> {
  const waiting = [...cases].reverse();
  const runs = Array.from({ length: lanes }, async () => {
    const root = mkdtempSync(join(folder, 'lane-'));
    const lane = makeLane(program, root);
    try {
      for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) await run(lane, one);
    } finally {
      await lane.renew();
      // A process that was ended gave back nothing of what it mounted.
      for (const name of ['disk', 'temporary']) spawnSync('umount', [join(root, name)]);
      rmSync(root, { recursive: true, force: true });
    }
  });
  // Each gives back what it mounted before the first one's error goes on.
  const failed = (await Promise.allSettled(runs)).find((ended) => ended.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

function makeLane(program: ProcessName, root: string): Lane {
  let runner: Runner | null = null;
  return {
    async ask<T>(task: object) {
      runner ??= await begin(program, root);
      const answer = await runner.ask<T>(task);
      if (typeof answer === 'string') runner = null;
      return answer;
    },
    async renew() {
      await runner?.end();
      runner = null;
    },
  };
}

interface Runner {
  ask<T>(task: object): Promise<T | string>;
  end(): Promise<void>;
}

async function begin(program: ProcessName, root: string): Promise<Runner> {
  const child = fork(processFile(program), [JSON.stringify({ root })], {
    execArgv: [...NODE_FLAGS],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(0, 600);
  });
  const gone = new Promise<string>((resolve) => {
    child.on('exit', (code, signal) => resolve(`the process ended: ${signal ?? code} ${errors}`));
  });
  const ready = await nextMessage(child, gone);
  if (ready !== 'ready') throw new Error(`${program}: ${String(ready)}`);
  return {
    async ask<T>(task: object) {
      const answer = nextMessage(child, gone);
      child.send(task);
      // The program answers a task with what became of it.
      return (await answer) as T | string;
    },
    async end() {
      if (child.connected) child.disconnect();
      await gone;
    },
  };
}

function nextMessage(child: ChildProcess, gone: Promise<string>): Promise<unknown> {
  return new Promise((resolve) => {
    const settle = (answer: unknown) => {
      clearTimeout(hanging);
      child.off('message', settle);
      resolve(answer);
    };
    const hanging = setTimeout(() => {
      child.kill('SIGKILL');
      settle('the process hangs');
    }, HANGING_MS);
    child.on('message', settle);
    void gone.then(settle);
  });
}
