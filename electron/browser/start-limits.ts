/** The time after which a start takes other starts for hanging. */

export interface StartLimits {
  /** For the disk, until it shows whether there is another start. */
  readonly diskMs: number;
  /** For another start that is known to be there, until it answers. */
  readonly answerMs: number;
}

/** A launch that took longer was interrupted, by the sleep of the machine for example. */
const MAX_LAUNCH_MS = 3_000;

/**
 * The limits for a process whose launch took `launchMs`. A busy machine is not a hanging one, and on it everything
 * takes as many times longer as the launch did; so the limits are multiples of it.
 *
 * Until a start knew which one writes, it took one launch more at most with nine processes ready to run on a core; with
 * thirty, one run of 26 took more than four launches: six are waited for. The time until the other start answers
 * depends on how busy the machine becomes after the launch and was not measured; eight launches are waited for, and ten
 * seconds at least: giving up early would leave a player with two windows, one of them without storage, and waiting
 * long costs only those whose other start hangs.
 */
export function startLimits(launchMs: number): StartLimits {
  const launch = Math.min(launchMs, MAX_LAUNCH_MS);
  return { diskMs: Math.max(2_000, 6 * launch), answerMs: Math.max(10_000, 8 * launch) };
}
