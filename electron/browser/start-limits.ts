/** How long a start waits for others before it takes them for hanging. */

export interface StartLimits {
  /** For the disk, until it is known which start writes. */
  readonly lockMs: number;
  /** For the start that writes, until it answers another one. */
  readonly answerMs: number;
}

/** A launch that took longer was interrupted, by the sleep of the machine for example. */
const MAX_LAUNCH_MS = 3_000;

/**
 * The limits for a process whose launch took `launchMs`. A busy machine is not a hanging one, and on it everything takes
 * as many times longer as the launch did; so the limits are multiples of it, and constant only where it is quick. It
 * took up to one launch more until a start knew which one writes, with nine processes ready to run on a core.
 */
export function startLimits(launchMs: number): StartLimits {
  const launch = Math.min(launchMs, MAX_LAUNCH_MS);
  return { lockMs: Math.max(1_000, 4 * launch), answerMs: Math.max(2_000, 8 * launch) };
}
