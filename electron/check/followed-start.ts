/** A start of the program whose steps are read from its standard output. */
import type { ChildProcess } from 'node:child_process';
import type { StartStep } from '../host/start-steps.ts';

/** Why a step was not reached. */
export type StepFault =
  /** Nothing more came from the program for so long. */
  | { readonly kind: 'silent'; readonly seconds: number }
  /** The program ended before the step; `how` is its exit code or the signal, null when it could not be started. */
  | { readonly kind: 'ended'; readonly how: string | null }
  /** The program told why, by a code. */
  | { readonly kind: 'told'; readonly why: string };

export interface FollowedStart {
  /** Resolves to null when the step is reached. */
  reached(step: StartStep): Promise<StepFault | null>;
  /** Resolves to null when the program has ended by itself with the exit code 0. */
  ended(): Promise<StepFault | null>;
  /** The last lines that the program wrote to standard error. */
  readonly errors: string;
  /** Ends the program at once, if it still runs. */
  kill(): void;
}

const MAX_ERRORS = 4_000;

/**
 * Follows a process whose outputs are pipes; after `patienceMs` without a step it counts as silent. `onAddress` is called with
 * the address that a host for the browser tells.
 */
export function followStart(
  child: ChildProcess,
  patienceMs: number,
  onAddress: (address: string) => void,
): FollowedStart {
  const reached = new Set<string>();
  const told = new Map<string, string>();
  let output = '';
  let errors = '';
  let end: { readonly how: string | null } | null = null;
  let wake: () => void = () => undefined;

  function read(line: string): void {
    const [, step = '', why] = /^STEP (\w+)(?: failed: (.*))?$/.exec(line) ?? [];
    if (why !== undefined) told.set(step, why);
    else if (step !== '') reached.add(step);
    const [, address] = /^READY (http\S+)$/.exec(line) ?? [];
    if (address !== undefined) onAddress(address);
  }
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (output + chunk).split(/\r?\n/);
    output = lines.pop() ?? '';
    for (const line of lines) read(line);
    wake();
  });
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    errors = (errors + chunk).slice(-MAX_ERRORS);
  });
  child.on('error', () => {
    end ??= { how: null };
    wake();
  });
  // Everything it printed is read by then.
  child.on('close', (code, signal) => {
    end ??= { how: String(code ?? signal) };
    wake();
  });

  /** Waits until `isDone`, or until the program is silent for too long: then resolves to false. */
  async function waitUntil(isDone: () => boolean): Promise<boolean> {
    while (!isDone()) {
      const heard = await new Promise<boolean>((resolve) => {
        const late = setTimeout(() => resolve(false), patienceMs);
        wake = () => {
          clearTimeout(late);
          resolve(true);
        };
      });
      if (!heard) return isDone();
    }
    return true;
  }
  const silence = (): StepFault => ({ kind: 'silent', seconds: Math.round(patienceMs / 1_000) });

  return {
    async reached(step) {
      const isOver = await waitUntil(() => reached.has(step) || told.has(step) || end !== null);
      if (reached.has(step)) return null;
      const why = told.get(step);
      if (why !== undefined) return { kind: 'told', why };
      return isOver ? { kind: 'ended', how: end?.how ?? null } : silence();
    },
    async ended() {
      if (!(await waitUntil(() => end !== null))) return silence();
      return end?.how === '0' ? null : { kind: 'ended', how: end?.how ?? null };
    },
    get errors() {
      return errors;
    },
    kill() {
      if (end === null) child.kill('SIGKILL');
    },
  };
}
