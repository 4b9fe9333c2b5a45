/** The ids of the boards of a date: the date itself for the daily, `YYYY-MM-DD-little` for the little daily. */
import type { CalendarDate } from './calendar-date.ts';

/** The first day that has a little daily. */
export const FIRST_LITTLE_DAY: CalendarDate = '2026-12-01';

const LITTLE = '-little';

/** The id of a date's little daily. */
export function littleIdOf(date: CalendarDate): string {
  return `${date}${LITTLE}`;
}

/** Returns whether a board is a little daily. */
export function isLittle(boardId: string): boolean {
  return boardId.endsWith(LITTLE);
}

/** The date of a game on a board of the days, as its board's id tells; null of a game on any other. */
export function dayOfGame({ boardId = '' }: { readonly boardId?: string }): CalendarDate | null {
  return /^\d{4}-\d\d-\d\d(-little)?$/.test(boardId) ? dateOfBoard(boardId) : null;
}

/** The date whose board it is. */
export function dateOfBoard(boardId: string): CalendarDate {
  return boardId.slice(0, 'YYYY-MM-DD'.length);
}
