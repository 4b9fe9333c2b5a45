import type { CalendarDate } from '../../core/daily/calendar-date.ts';

/** The date of a moment by the machine's calendar, in its time zone; by default today's. */
export function localDate(moment: Date | number = Date.now()): CalendarDate {
  const date = new Date(moment);
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return [String(year).padStart(4, '0'), padded(month), padded(day)].join('-');
}

function padded(value: number): string {
  return String(value).padStart(2, '0');
}
