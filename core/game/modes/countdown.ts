import type { Countdown } from './mode.ts';

/** The length of a countdown before the first bonus; 0 in an untimed game. */
export function firstLimitMs(countdown: Countdown | null): number {
  return countdown?.startMs ?? 0;
}

/** A countdown on the way: when it ends, and until when it is held, on the game clock. */
export interface RunningCountdown {
  readonly limitMs: number;
  readonly frozenUntilMs: number;
}

/** Milliseconds left on a countdown at `elapsedMs`, never negative; while it is held they stay the same. */
export function countdownLeftMs({ limitMs, frozenUntilMs }: RunningCountdown, elapsedMs: number): number {
  return Math.max(0, limitMs - Math.max(elapsedMs, frozenUntilMs));
}

/**
 * The length of a countdown with a bonus that comes at `elapsedMs` of its own clock, which stands while it is held; what
 * does not fit into the bar is lost.
 */
export function extendedLimitMs(
  countdown: Pick<Countdown, 'mostMs'> | null,
  limitMs: number,
  bonusMs: number,
  elapsedMs: number,
): number {
  if (countdown === null) return limitMs;
  return Math.max(limitMs, Math.min(limitMs + bonusMs, elapsedMs + countdown.mostMs));
}
