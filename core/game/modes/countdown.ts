import type { Countdown } from './mode.ts';

/** The length of a countdown before the first bonus; 0 in an untimed game. */
export function firstLimitMs(countdown: Countdown | null): number {
  return countdown?.startMs ?? 0;
}

/** The length of a countdown with a bonus that comes at `elapsedMs`; what does not fit into the bar is lost. */
export function extendedLimitMs(
  countdown: Pick<Countdown, 'mostMs'> | null,
  limitMs: number,
  bonusMs: number,
  elapsedMs: number,
): number {
  if (countdown === null) return limitMs;
  return Math.max(limitMs, Math.min(limitMs + bonusMs, elapsedMs + countdown.mostMs));
}
