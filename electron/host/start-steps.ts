/** The steps of a start, told on standard output to a program that checks it. */
import type { HostEvent } from '../../core/contract/contract.ts';
import { standardOutput } from './standard-streams.ts';

/** The steps of a start, and those of a program that runs when another start hands it a file and a link. */
export type StartStep =
  | 'code'
  | 'lock'
  | 'storage'
  | 'scheme'
  | 'preload'
  | 'ready'
  | 'window'
  | 'second'
  | 'file'
  | 'link';

/**
 * The environment variable by which the check asks for the steps: names, divided by commas. The program ends itself, in
 * order, when it has reached all of them.
 */
export const STEPS_VARIABLE = 'TWOFOLD_STEPS';

export interface StartSteps {
  /** Tells that a step was reached. */
  reach(step: StartStep): void;
  /** Tells why a step cannot be reached: a code, without names or paths. */
  fail(step: StartStep, why: string): void;
  /** Tells of a file or a link that the window was handed. */
  noteOpened(event: HostEvent): void;
}

/** Tells nothing unless `asked` names steps; calls `end` once, when all of them were reached. */
export function createStartSteps(asked: string | undefined, end: () => void): StartSteps {
  const missing = new Set(asked?.split(','));
  const reached = new Set<StartStep>();

  function reach(step: StartStep): void {
    if (asked === undefined || reached.has(step)) return;
    reached.add(step);
    standardOutput.print(`STEP ${step}\n`);
    if (missing.delete(step) && missing.size === 0) end();
  }
  function fail(step: StartStep, why: string): void {
    if (asked !== undefined) standardOutput.print(`STEP ${step} failed: ${why}\n`);
  }
  return {
    reach,
    fail,
    noteOpened(event) {
      if (event.type === 'open-file') reach('file');
      else if (event.type === 'open-file-failed') fail('file', event.code);
      else if (event.type === 'open-code') reach('link');
    },
  };
}
