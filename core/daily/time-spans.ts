/** Time in spans of one length, in which what happened is shown. */
import { addDays, addMonths, type CalendarDate, dayNumberOf, monthOf, weekdayOf } from './calendar-date.ts';

/** The lengths of spans, the shortest first. */
export const SPAN_LENGTHS = ['day', 'week', 'month'] as const;
/** The length of a span of time. */
export type SpanLength = (typeof SPAN_LENGTHS)[number];

/** Spans of one length, oldest first, each by its first day, a month as `2026-03`. */
export interface TimeSpans {
  readonly length: SpanLength;
  readonly names: readonly string[];
}

/** A single day is seen in its week. */
const LEAST_SPANS = 7;
/** The days of a month; of more, weeks are as many at most, then months. */
const MOST_SPANS = 31;

/** The Monday of the week of a date. */
export function weekOf(date: CalendarDate): CalendarDate {
  return addDays(date, -weekdayOf(date));
}

const RULES = {
  day: { spanOf: (date: CalendarDate): string => date, before: (name: string) => addDays(name, -1) },
  week: { spanOf: weekOf, before: (name: string) => addDays(name, -7) },
  month: { spanOf: monthOf, before: (name: string) => addMonths(name, -1) },
} as const;

/** The name of the span of a length in which a date lies. */
export function spanOf(length: SpanLength, date: CalendarDate): string {
  return RULES[length].spanOf(date);
}

/**
 * The shortest spans of which few enough reach from one day to another. They end with the last day, and are seven at least and
 * 31 at most.
 */
export function spansBetween(first: CalendarDate, last: CalendarDate): TimeSpans {
  const length = lengthFor(first, last);
  const from = spanOf(length, first);
  const names: string[] = [];
  for (
    let name = spanOf(length, last);
    names.length < LEAST_SPANS || (name >= from && names.length < MOST_SPANS);
    name = RULES[length].before(name)
  )
    names.unshift(name);
  return { length, names };
}

function lengthFor(first: CalendarDate, last: CalendarDate): SpanLength {
  const daysTo = (from: string) => (dayNumberOf(last) ?? 0) - (dayNumberOf(from) ?? 0);
  if (daysTo(first) < MOST_SPANS) return 'day';
  return daysTo(weekOf(first)) < 7 * MOST_SPANS ? 'week' : 'month';
}
