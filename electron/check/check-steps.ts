/** Goes through the steps of a start one by one, and stops at the first that fails. */
import type { StartStep } from '../host/start-steps.ts';
import type { FollowedStart, StepFault } from './followed-start.ts';

/** The installed program's window, or the page in the player's browser. */
export type CheckedHost = 'window' | 'browser';
/** `quit` is the end of a start, in order and by itself. */
export type CheckStep = StartStep | 'quit';

/** In the order in which they are numbered; what comes after `quit` belongs to another start over the same data. */
export const WINDOW_STEPS: readonly CheckStep[] = [
  ...(['code', 'lock', 'storage', 'scheme', 'preload', 'ready', 'window', 'quit'] as const),
  ...(['second', 'file', 'link'] as const),
];
/** The page is shown by the player's browser, which asks for it when the host is ready. */
export const BROWSER_STEPS: readonly CheckStep[] = [
  ...(['code', 'lock', 'storage', 'ready', 'scheme', 'preload'] as const),
  ...(['second', 'file', 'link', 'quit'] as const),
];

export interface StepResult {
  readonly step: CheckStep;
  /** Null where the step was reached; `untried` after one that failed. */
  readonly fault: StepFault | 'untried' | null;
  readonly ms: number;
}

/** Starts the program: `wanted` are the steps after which it ends itself, null for a start that hands `opened` to another. */
export type StartProgram = (wanted: readonly CheckStep[] | null, opened: readonly string[]) => FollowedStart;

/** Tells each result with its number; returns all of them, and the last lines of standard error of the start that failed. */
export async function checkSteps(
  steps: readonly CheckStep[],
  start: StartProgram,
  opened: readonly string[],
  tell: (result: StepResult, number: number) => Promise<unknown>,
): Promise<{ readonly results: readonly StepResult[]; readonly errors: string }> {
  const results: StepResult[] = [];
  let running: FollowedStart | null = null;
  let second: FollowedStart | null = null;

  async function reach(step: CheckStep, at: number): Promise<StepFault | null> {
    running ??= start(stepsUntilQuit(steps.slice(at)), []);
    if (step === 'second') {
      const fault = await running.reached('ready');
      if (fault !== null) return fault;
      second = start(null, opened);
    }
    if (step !== 'quit') return running.reached(step);
    const fault = await running.ended();
    if (fault === null) running = null;
    return fault;
  }

  for (const [at, step] of steps.entries()) {
    const before = performance.now();
    const isFailed = results.some(({ fault }) => fault !== null);
    const fault = isFailed ? 'untried' : await reach(step, at);
    const result: StepResult = { step, fault, ms: Math.round(performance.now() - before) };
    results.push(result);
    await tell(result, results.length);
  }
  const errors = (running as FollowedStart | null)?.errors ?? '';
  for (const each of [running, second]) (each as FollowedStart | null)?.kill();
  return { results, errors };
}

function stepsUntilQuit(steps: readonly CheckStep[]): readonly CheckStep[] {
  const quit = steps.indexOf('quit');
  return quit < 0 ? steps : steps.slice(0, quit);
}
