import type { Settings } from '../../core/contract/settings.ts';

/** Words that go by themselves stand so many times as long as usual. */
const TIMES: Readonly<Record<Settings['reading'], number>> = {
  usual: 1,
  longer: 2,
  longest: 4,
  'until-closed': Number.POSITIVE_INFINITY,
};
/** As long as anything stands whose end a style sheet has to know. */
const DAY_MS = 86_400_000;
const MOST_TIMES = TIMES.longest;

/** Returns for how many milliseconds words stand that usually stand for `ms`; Infinity where the player closes them. */
export function readingMs(ms: number, reading: Settings['reading']): number {
  return ms * TIMES[reading];
}

/** The same as a length for a style sheet, which has no end of time. */
export function readingLength(ms: number, reading: Settings['reading']): string {
  return `${Math.min(readingMs(ms, reading), DAY_MS)}ms`;
}

/** The same for words on their way, which cannot wait for ever. */
export function readingFlightMs(ms: number, reading: Settings['reading']): number {
  return ms * Math.min(TIMES[reading], MOST_TIMES);
}
