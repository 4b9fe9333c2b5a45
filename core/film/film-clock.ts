/**
 * The clock of a film. It runs by the game clock of the journal alone, in whole steps of ten milliseconds, so that a film has the
 * same pictures at the same times on every machine.
 */
import { err, ok, type Result } from '../result.ts';
import type { FilmMoment } from './film-moments.ts';

/** Every time of a film is a multiple of this, in milliseconds: a GIF counts in hundredths of a second. */
export const TICK_MS = 10;
/** The first board and the last one are shown at least this long, but for what the last move lacks to a picture. */
const LEAD_MS = 700;
const TAIL_MS = 1_500;
/** A look that takes longer is cut to this much of the game clock, a shorter one is drawn out. */
const LONGEST_LOOK_MS = 2_500;
const SHORTEST_LOOK_MS = 240;
/** A losing move is shown longer by this; all of them by at most this share of the film and no more than a fixed speed leaves. */
const LOSING_MS = 1_200;
const LOSING_SHARE = 0.25;

/** The request for a film's length. */
export interface FilmPace {
  /** A whole multiple of the speed of play; null for as slow as fits into `mostMs`, at most as played. */
  readonly speed: number | null;
  readonly mostMs: number;
}

/** The film is longer than it may be; `lengthMs` is what it would take. */
export interface FilmTooLong {
  readonly code: 'too-long';
  readonly lengthMs: number;
}

/** When each moment's board is shown from, in milliseconds of the film, and how long it is. */
export interface FilmTimes {
  readonly at: readonly number[];
  readonly lengthMs: number;
}

/**
 * The times of moments, of which those with these entries lost the game. `beforeMs` is the game clock when they begin. Losing
 * moves never make a film too long.
 */
export function filmTimes(
  moments: readonly FilmMoment[],
  losing: ReadonlySet<number>,
  beforeMs: number,
  { speed, mostMs }: FilmPace,
): Result<FilmTimes, FilmTooLong> {
  const looks = moments.map(({ elapsedMs }, at) => {
    const looked = elapsedMs - (moments[at - 1]?.elapsedMs ?? beforeMs);
    return Math.min(LONGEST_LOOK_MS, Math.max(SHORTEST_LOOK_MS, looked));
  });
  const lost = moments.filter(({ entry }) => losing.has(entry)).length;
  const room = Math.max(0, mostMs - LEAD_MS - TAIL_MS);
  const looked = looks.reduce((sum, look) => sum + look, 0);
  const left = speed === null ? room : Math.max(0, room - inTicks(looked / speed));
  const holdMs = lost === 0 ? 0 : inTicks(Math.min(LOSING_MS, Math.min(room * LOSING_SHARE, left) / lost));
  const pace = speed ?? Math.max(1, looked / Math.max(TICK_MS, room - lost * holdMs));
  let [sum, held] = [0, 0];
  const at = moments.map(({ entry }, index) => {
    sum += looks[index] ?? 0;
    if (losing.has(entry)) held += holdMs;
    return LEAD_MS + inTicks(sum / pace) + held;
  });
  const lengthMs = (at.at(-1) ?? LEAD_MS) + TAIL_MS;
  return lengthMs <= mostMs ? ok({ at, lengthMs }) : err({ code: 'too-long', lengthMs });
}

/** A time in whole ticks, rounded down. */
export function inTicks(ms: number): number {
  return Math.floor(ms / TICK_MS) * TICK_MS;
}
