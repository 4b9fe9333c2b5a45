/**
 * Which days count, and what they add up to. A day counts when its board is cleared, with help or without, in a game that
 * was begun on that local date. Whether a game may count is decided once, when it begins, and kept with it: so a clock that
 * is set back later, or another time zone, takes nothing away.
 */
import { addDays, type CalendarDate, daysOfMonth, monthOf } from './calendar-date.ts';

/** A game on a day's board, as it is kept. */
export interface DayGame {
  /** Whose board it is. */
  readonly day: CalendarDate;
  /** It was begun on that day, see `isBegunOnItsDay`. */
  readonly onItsDay: boolean;
  /** Won, with help or without. */
  readonly isCleared: boolean;
}

/**
 * Whether a new game on the board of `day` can count for that day: when it is `today` there, and no later day was begun
 * before. After a clock was set back, the days until then add nothing.
 */
export function isBegunOnItsDay(
  day: CalendarDate,
  today: CalendarDate,
  before: readonly Pick<DayGame, 'day' | 'onItsDay'>[],
): boolean {
  return day === today && before.every((game) => !game.onItsDay || game.day <= today);
}

/** The days that count. More games never make it fewer days. */
export function countedDays(games: readonly DayGame[]): ReadonlySet<CalendarDate> {
  return new Set(games.filter(({ onItsDay, isCleared }) => onItsDay && isCleared).map(({ day }) => day));
}

/** The days in a row up to today or yesterday, the last one first. A clock that was set back shows the row as it was. */
export function streakDays(counted: ReadonlySet<CalendarDate>, today: CalendarDate): readonly CalendarDate[] {
  const latest = [...counted].reduce((last, day) => (day > last ? day : last), today);
  const row: CalendarDate[] = [];
  let day = counted.has(latest) ? latest : addDays(latest, -1);
  for (; counted.has(day); day = addDays(day, -1)) row.push(day);
  return row;
}

const COINS = [
  { coin: 'bronze', days: 10 },
  { coin: 'silver', days: 20 },
] as const;

/** What a month is worth: its boards that were cleared on whatever day. */
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
