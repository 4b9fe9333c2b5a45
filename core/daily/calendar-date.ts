/**
 * Days of the Gregorian calendar as `YYYY-MM-DD` and as whole numbers, without time zones. Days are counted from a Monday,
 * by the algorithms of Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms".
 */

/** A day as `YYYY-MM-DD`. Two of them compare as texts. */
export type CalendarDate = string;

const FORM = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS_A_WEEK = 7;
/** 400 years, after which the calendar repeats itself. */
const ERA_YEARS = 400;
const ERA_DAYS = 146_097;
/** From 0000-03-01 to Monday 2025-12-29. */
const ORIGIN = 739_919;

/** The day's number, 0 on Monday 2025-12-29; null when the text names no day of the years 1 to 9999. */
export function dayNumberOf(date: string): number | null {
  const [, year = '', month = '', day = ''] = FORM.exec(date) ?? [];
  const number = countDays(Number(year), Number(month), Number(day));
  return year > '0000' && makeDate(number) === date ? number : null;
}

/** The day with that number. */
export function makeDate(number: number): CalendarDate {
  const fromMarch = number + ORIGIN;
  const era = Math.floor(fromMarch / ERA_DAYS);
  const dayOfEra = fromMarch - era * ERA_DAYS;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1_460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / (ERA_DAYS - 1))) /
      365,
  );
  const dayOfYear = dayOfEra - daysBefore(yearOfEra);
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  const year = yearOfEra + era * ERA_YEARS + (month <= 2 ? 1 : 0);
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

/** Returns the date `days` days later, or earlier where negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return makeDate((dayNumberOf(date) ?? 0) + days);
}

/** Returns 0 for Monday to 6 for Sunday. */
export function weekdayOf(date: CalendarDate): number {
  const number = dayNumberOf(date) ?? 0;
  return ((number % DAYS_A_WEEK) + DAYS_A_WEEK) % DAYS_A_WEEK;
}

/** The month of a day, as `YYYY-MM`. */
export function monthOf(date: CalendarDate): string {
  return date.slice(0, 7);
}

/** The days of a month (`YYYY-MM`), in their order. */
export function daysOfMonth(month: string): CalendarDate[] {
  const days: CalendarDate[] = [];
  for (let day = `${month}-01`; monthOf(day) === month; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Returns the month `months` months later, or earlier where negative. */
export function addMonths(month: string, months: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  return `${padded(Math.floor(count / 12), 4)}-${padded((count % 12) + 1, 2)}`;
}

/** Years begin in March here, so that the leap day is their last one. */
function countDays(year: number, month: number, day: number): number {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / ERA_YEARS);
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  return era * ERA_DAYS + daysBefore(marchYear - era * ERA_YEARS) + dayOfYear - ORIGIN;
}

/** Days of an era before its year `yearOfEra`. */
function daysBefore(yearOfEra: number): number {
  return 365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
}

function padded(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
