import type { CalendarDate } from '../../core/daily/calendar-date.ts';

/** The date that the machine shows, in its time zone. */
export function localDate(now = new Date()): CalendarDate {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return [String(year).padStart(4, '0'), padded(month), padded(day)].join('-');
}

function padded(value: number): string {
  return String(value).padStart(2, '0');
}
