/** Games over time: spans of one length, oldest first, those in which no game was finished among them. */
import { addDays, addMonths, dayNumberOf, monthOf, weekdayOf } from '../../../../core/daily/calendar-date.ts';
import { localDate } from '../../../state/local-date.ts';
import { type CountedPlay, type Group, grouped, playFigures } from './played-games.ts';

export type SpanLength = 'day' | 'week' | 'month';

export interface TimeSpans {
  readonly length: SpanLength;
  /** Each by its first day, a month as `2026-03`. */
  readonly spans: readonly Group[];
}

/** A single day is seen in its week. */
const LEAST_SPANS = 7;
/** The days of a month; of more, weeks are as many at most, then months. */
const MOST_SPANS = 31;

interface SpanRule {
  /** The name of the span of a day. */
  readonly spanOf: (date: string) => string;
  /** The name of the span before. */
  readonly before: (name: string) => string;
}

const RULES: Readonly<Record<SpanLength, SpanRule>> = {
  day: { spanOf: (date) => date, before: (name) => addDays(name, -1) },
  week: { spanOf: (date) => addDays(date, -weekdayOf(date)), before: (name) => addDays(name, -7) },
  month: { spanOf: monthOf, before: (name) => addMonths(name, -1) },
};

/** The games in the shortest spans of which few enough reach from the first game to the last. */
export function overTime(games: readonly CountedPlay[]): TimeSpans {
  const days = games.map(({ finishedAt }) => localDate(finishedAt)).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return { length: 'day', spans: [] };
  const length = lengthFor(first, last);
  const { spanOf } = RULES[length];
  const played = new Map(
    grouped(games, ({ finishedAt }) => spanOf(localDate(finishedAt))).map((group) => [group.name, group]),
  );
  const spans = namesOf(length, first, last).map(
    (name) => played.get(name) ?? { name, games: [], figures: playFigures([]) },
  );
  return { length, spans };
}

function lengthFor(first: string, last: string): SpanLength {
  const daysTo = (from: string) => (dayNumberOf(last) ?? 0) - (dayNumberOf(from) ?? 0);
  if (daysTo(first) < MOST_SPANS) return 'day';
  return daysTo(RULES.week.spanOf(first)) < 7 * MOST_SPANS ? 'week' : 'month';
}

function namesOf(length: SpanLength, first: string, last: string): string[] {
  const { spanOf, before } = RULES[length];
  const from = spanOf(first);
  const names: string[] = [];
  for (
    let name = spanOf(last);
    names.length < LEAST_SPANS || (name >= from && names.length < MOST_SPANS);
    name = before(name)
  )
    names.unshift(name);
  return names;
}
