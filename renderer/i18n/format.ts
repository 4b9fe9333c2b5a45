import type { Language } from '../../core/languages.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Whole seconds as `m:ss`, or `h:mm:ss` from an hour on. A part of a second is shown where it is all there is, as `0:00.8`. */
export function formatTime(elapsedMs: number): string {
  if (elapsedMs > 0 && elapsedMs < 1_000) return `0:00.${Math.max(1, Math.floor(elapsedMs / 100))}`;
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0');
  const seconds = two((elapsedMs % MINUTE_MS) / 1_000);
  if (elapsedMs < HOUR_MS) return `${Math.floor(elapsedMs / MINUTE_MS)}:${seconds}`;
  return `${Math.floor(elapsedMs / HOUR_MS)}:${two((elapsedMs % HOUR_MS) / MINUTE_MS)}:${seconds}`;
}

const numberFormats = new Map<Language, Intl.NumberFormat>();

/** A whole number with the separators of the language. */
export function formatNumber(value: number, language: Language): string {
  // Making one takes far longer than formatting with it.
  const format = numberFormats.get(language) ?? new Intl.NumberFormat(language);
  numberFormats.set(language, format);
  return format.format(value);
}

/** A number with one decimal. */
function formatDecimal(value: number, language: Language): string {
  return value.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** A number with one decimal, or without where that is 0. */
export function formatShort(value: number, language: Language): string {
  return value.toLocaleString(language, { maximumFractionDigits: 1 });
}

/** A number of any size with two digits that count, and no exponent. */
export function formatRough(value: number, language: Language): string {
  return value.toLocaleString(language, { maximumSignificantDigits: 2 });
}

/** Milliseconds in seconds with one decimal. */
export function formatTenth(ms: number, language: Language): string {
  return formatDecimal(ms / 1_000, language);
}

/** The day of a moment in UTC milliseconds, as the language writes it, in the time zone of the machine. */
export function formatDay(moment: number, language: Language): string {
  return new Date(moment).toLocaleDateString(language, { year: 'numeric', month: 'short', day: 'numeric' });
}

const DAY_MS = 24 * HOUR_MS;

/**
 * A moment in UTC milliseconds as it is said at another one, in the time zone of the machine: today and yesterday by name and
 * with the time of day, another day of the same year without the year, any other by its date.
 */
export function formatWhen(moment: number, now: number, language: Language): string {
  const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);
  // Days of 23 and 25 hours are whole days too.
  const days = Math.round((midnight(moment) - midnight(now)) / DAY_MS);
  if (days > 0 || days < -1) {
    const isSameYear = new Date(moment).getFullYear() === new Date(now).getFullYear();
    if (!isSameYear) return formatDay(moment, language);
    return new Date(moment).toLocaleDateString(language, { month: 'short', day: 'numeric' });
  }
  const name = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day');
  const time = new Date(moment).toLocaleTimeString(language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return `${name} ${time}`;
}

const DATE_STYLES = {
  /** With its weekday, without the year. */
  long: { weekday: 'long', month: 'short', day: 'numeric' },
  day: { year: 'numeric', month: 'short', day: 'numeric' },
  month: { year: 'numeric', month: 'long' },
  'short-month': { month: 'short' },
} as const;

/** A calendar date (`YYYY-MM-DD`, or the first days of it), as the language writes it. The same in every time zone. */
export function formatDate(date: string, language: Language, style: keyof typeof DATE_STYLES): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const options = { ...DATE_STYLES[style], timeZone: 'UTC' };
  return new Date(Date.UTC(year, month - 1, day)).toLocaleDateString(language, options);
}

/** The names of the weekdays in one or two letters, Monday first. */
export function weekdayLetters(language: Language): readonly string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: 'narrow', timeZone: 'UTC' });
  // 1970-01-05 was a Monday.
  return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(1970, 0, 5 + day)));
}
