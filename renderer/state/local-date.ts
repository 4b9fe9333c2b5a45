import { type CalendarDate, monthOf } from '../../core/daily/calendar-date.ts';

/** The date of a moment by the machine's calendar, in its time zone; by default today's. */
export function localDate(moment: Date | number = Date.now()): CalendarDate {
  const date = new Date(moment);
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return [String(year).padStart(4, '0'), padded(month), padded(day)].join('-');
}

/** The month of a moment by the same calendar, as `2026-03`. */
export function localMonth(moment: Date | number): string {
  return monthOf(localDate(moment));
}

function padded(value: number): string {
  return String(value).padStart(2, '0');
}
