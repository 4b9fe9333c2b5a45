/** Days of the player's own calendar, in the time zone of the machine. */
import type { CalendarDate } from '../../../core/daily/calendar-date.ts';

/** The date of a moment in UTC milliseconds. */
export function localDay(moment: number): CalendarDate {
  const date = new Date(moment);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** UTC milliseconds of the beginning of a date; null for what is none. */
export function startOfDay(day: string): number | null {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  if (year === undefined) return null;
  const start = new Date(Number(year), Number(month) - 1, Number(date));
  return localDay(start.getTime()) === day ? start.getTime() : null;
}

/** UTC milliseconds of the beginning of a month (`YYYY-MM`) and of the one after it. */
export function boundsOfMonth(month: string): { readonly from: number; readonly to: number } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { from: new Date(year, number - 1, 1).getTime(), to: new Date(year, number, 1).getTime() };
}

/** A text that differs between time zones in which moments fall on different days. */
export function zoneSignature(): string {
  const offsets = Array.from({ length: 24 }, (_, half) =>
    new Date(2026, half >> 1, half % 2 === 0 ? 1 : 15).getTimezoneOffset(),
  );
  return `${offsets.filter((offset, place) => offset !== offsets[place - 1]).join(' ')} ${offsets.indexOf(Math.min(...offsets))}`;
}
