import { refuse } from '../../core/result.ts';
import type { RequestStep } from './window-request.ts';

/** A token bucket: a burst at once, and so many a second from then on. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Requests of one page. The fastest play sends a few a second. */
const REQUESTS: Rate = { burst: 400, perSecond: 200 };

/** Answers whether one more is within the limit; `nowMs` is a clock that never goes back. */
export type RateLimit = (nowMs: number) => boolean;

/** A token bucket that starts full. */
export function createRateLimit({ burst, perSecond }: Rate = REQUESTS): RateLimit {
  let left = burst;
  let filledMs = 0;
  return (nowMs) => {
    left = Math.min(burst, left + ((nowMs - filledMs) / 1_000) * perSecond);
    filledMs = nowMs;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}

/** Refuses requests beyond the rate of one page. */
export function limitRate(): RequestStep {
  const isWithin = createRateLimit();
  return async (request, next) => (isWithin(performance.now()) ? next(request) : refuse('too-many'));
}
