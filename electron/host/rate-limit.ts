/** How much one page may ask for. A game at its fastest asks a few times a second. */
const BURST = 400;
const PER_SECOND = 200;

/** Answers whether one more request is within the limit; `nowMs` is a clock that never goes back. */
export type RateLimit = (nowMs: number) => boolean;

/** A bucket of allowances that fills steadily and starts full. */
export function makeRateLimit(): RateLimit {
  let left = BURST;
  let filledMs = 0;
  return (nowMs) => {
    left = Math.min(BURST, left + ((nowMs - filledMs) / 1_000) * PER_SECOND);
    filledMs = nowMs;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
