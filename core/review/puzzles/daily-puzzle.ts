import { type CalendarDate, dayNumberOf } from '../../daily/calendar-date.ts';

/** The puzzle of a date among those of the days, the first of which is a Monday's; the same for everyone, and again from the start after the last. */
export function dailyPuzzleOf<T>(puzzles: readonly T[], date: CalendarDate): T | null {
  const day = dayNumberOf(date);
  if (day === null || puzzles.length === 0) return null;
  const place = day % puzzles.length;
  return puzzles[place < 0 ? place + puzzles.length : place] ?? null;
}
