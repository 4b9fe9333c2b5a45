import type { BoardGame } from '../../core/contract/board-games.ts';
import type { CalendarDate } from '../../core/daily/calendar-date.ts';
import { type DayGame, isBegunOnItsDay } from '../../core/daily/streak.ts';
import type { GameSetup } from '../../core/game/entry.ts';
import { MODES } from '../../core/game/modes/table.ts';
import type { Bridge } from '../bridge/bridge.ts';

/** A kept game as its day counts it. */
export function dayGameOf({ boardId, onItsDay, score }: BoardGame): DayGame {
  return { day: boardId, onItsDay, isCleared: score !== null };
}

/** What the setup of a new game keeps of the date on which it begins; nothing in a mode without dates. */
export async function beginningOf(
  { mode, boardId = '' }: Pick<GameSetup, 'mode' | 'boardId'>,
  bridge: Bridge,
  today: CalendarDate,
): Promise<Pick<GameSetup, 'onItsDay'>> {
  if (!MODES[mode].isDated || boardId !== today) return {};
  const games = await bridge.call('games.on-boards', { mode });
  const counts = games.ok && isBegunOnItsDay(boardId, today, games.value.map(dayGameOf));
  return counts ? { onItsDay: true } : {};
}
