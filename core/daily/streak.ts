/**
 * Which days count, and what they add up to. A day counts when its board is cleared, with help or without, in a game that
 * was begun on that local date. Whether a game may count is decided once, when it begins, and kept with it: so another time
 * zone takes nothing away. A day that is dated later than a day after now is not among the games until its date has come.
 */
import { addDays, type CalendarDate, daysOfMonth, monthOf } from './calendar-date.ts';

/** A game on a day's board, as it is kept. */
export interface DayGame {
  /** Whose board it is. */
  readonly day: CalendarDate;
  /** It was begun on that day, see `isBegunOnItsDay`. */
  readonly onItsDay: boolean;
  /** UTC milliseconds of its beginning. */
  readonly begunAt: number;
  /** Won, with help or without. */
  readonly isCleared: boolean;
}

/**
 * Returns whether a new game on the board of `day` that begins now (UTC milliseconds) can count for that day:
 * `day` is today where the player is, and no game of a later day was begun up to now. So a move to another
 * time zone, in which a day comes twice, adds nothing. A game begun later than now was begun while the clock
 * was set forward, and prevents nothing.
 */
export function isBegunOnItsDay(
  day: CalendarDate,
  { today, now }: { readonly today: CalendarDate; readonly now: number },
  before: readonly Pick<DayGame, 'day' | 'onItsDay' | 'begunAt'>[],
): boolean {
  const isLater = (game: (typeof before)[number]) => game.onItsDay && game.day > today && game.begunAt <= now;
  return day === today && !before.some(isLater);
}

/**
 * The days in a row up to today or yesterday, the last one first. Days that are still to come lengthen the row that they
 * follow, and do not end it: of several rows that end yesterday or later it is the longest.
 */
export function streakDays(counted: ReadonlySet<CalendarDate>, today: CalendarDate): readonly CalendarDate[] {
  const yesterday = addDays(today, -1);
  const ends = [...counted].filter((day) => day >= yesterday && !counted.has(addDays(day, 1)));
  return ends.map((end) => rowUpTo(counted, end)).reduce(longerOf, []);
}

function rowUpTo(counted: ReadonlySet<CalendarDate>, end: CalendarDate): readonly CalendarDate[] {
  const row: CalendarDate[] = [];
  for (let day = end; counted.has(day); day = addDays(day, -1)) row.push(day);
  return row;
}

function longerOf<T>(one: readonly T[], other: readonly T[]): readonly T[] {
  return other.length > one.length ? other : one;
}

const COINS = [
  { coin: 'bronze', days: 10 },
  { coin: 'silver', days: 20 },
] as const;

/** The coin of a month, which depends on how many of its boards were cleared, on whatever day. */
export interface MonthCoin {
  readonly coin: 'none' | 'bronze' | 'silver' | 'gold';
  readonly cleared: number;
  /** The next coin, and how many days it still takes; null with gold. */
  readonly next: { readonly coin: 'bronze' | 'silver' | 'gold'; readonly days: number } | null;
}

/** The coin of a month (`YYYY-MM`): bronze at 10 days, silver at 20, gold at all of them. */
export function monthCoin(games: readonly Pick<DayGame, 'day' | 'isCleared'>[], month: string): MonthCoin {
  const ofMonth = games.filter(({ day, isCleared }) => isCleared && monthOf(day) === month);
  const cleared = new Set(ofMonth.map(({ day }) => day)).size;
  const steps = [...COINS, { coin: 'gold', days: daysOfMonth(month).length } as const];
  const coin = steps.findLast(({ days }) => cleared >= days)?.coin ?? 'none';
  const next = steps.find(({ days }) => cleared < days);
  return {
    coin,
    cleared,
    next: next === undefined ? null : { coin: next.coin, days: next.days - cleared },
  };
}
