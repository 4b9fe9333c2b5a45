/** Returns the progress, from 0 to 1, of a motion of `durationMs` after `elapsedMs`. */
export function progress(elapsedMs: number, durationMs: number): number {
  if (durationMs <= 0) return 1;
  return Math.min(1, Math.max(0, elapsedMs / durationMs));
}

export function easeOut(share: number): number {
  return 1 - (1 - share) ** 3;
}

export function easeIn(share: number): number {
  return share ** 2;
}
