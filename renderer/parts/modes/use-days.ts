import { useEffect, useState } from 'react';
import type { BoardGame } from '../../../core/contract/board-games.ts';
import { type CalendarDate, daysOfMonth } from '../../../core/daily/calendar-date.ts';
import { isLittle } from '../../../core/daily/daily-board-id.ts';
import type { DayGame } from '../../../core/daily/streak.ts';
import type { Mode } from '../../../core/game/modes/table.ts';
import { localDate } from '../../state/local-date.ts';
import { useReply } from '../use-reply.ts';

export const DAILY = 'daily' satisfies Mode;

/** A screen that stays open looks at this interval whether midnight has passed. */
const LOOK_MS = 10_000;

/** The date that the machine shows; a screen that stays open goes over midnight with it. */
export function useToday(): CalendarDate {
  const [today, setToday] = useState(() => localDate());
  useEffect(() => {
    const look = () => setToday(localDate());
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return today;
}

/** The games that were played on the boards of the days. */
export interface Days {
  readonly today: CalendarDate;
  /** Of the days that were asked for, and of each day of their year that was cleared. */
  readonly games: readonly Pick<DayGame, 'day' | 'isCleared'>[];
  /** The days of the streak, the last one first. */
  readonly streak: readonly CalendarDate[];
  /** The best cleared game on a board of a day: without help before one with help, then the higher score; null when there is none. */
  readonly bestOf: (boardId: string) => BoardGame | null;
}

/**
 * The days as they are kept: today, those of a month, and which of its year were cleared; of today's month where none is named. `more`
 * are boards whose games are wanted too. Null until they are read, and where they cannot be.
 */
export function useDays(month?: string, ...more: readonly string[]): Days | null {
  const today = useToday();
  const dates = month === undefined ? [] : daysOfMonth(month);
  const boardIds = [...new Set([today, ...dates, ...more])];
  const games = useReply('games.on-boards', { mode: DAILY, boardIds });
  const year = (month ?? today).slice(0, 4);
  const days = useReply('games.days', { mode: DAILY, today, year });
  if (games === null || !games.ok || days === null || !days.ok) return null;
  const kept = games.value;
  const { streak, cleared } = days.value;
  return {
    today,
    games: [
      ...kept
        .filter(({ boardId }) => !isLittle(boardId))
        .map(({ boardId, score }) => ({ day: boardId, isCleared: score !== null })),
      ...cleared.map((day) => ({ day, isCleared: true })),
    ],
    streak,
    bestOf: (wanted) => kept.filter(({ boardId }) => boardId === wanted).reduce(betterOf, null),
  };
}

function betterOf(best: BoardGame | null, game: BoardGame): BoardGame | null {
  if (game.score === null) return best;
  if (best === null || best.score === null) return game;
  const [one, other] = [best.score, game.score];
  const isOneClean = one.assists.length === 0;
  if (isOneClean !== (other.assists.length === 0)) return isOneClean ? best : game;
  return other.score.total > one.score.total ? game : best;
}
