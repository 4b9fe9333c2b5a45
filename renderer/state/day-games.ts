import type { BoardGame } from '../../core/contract/board-games.ts';
import { type DayGame, isBegunOnItsDay } from '../../core/daily/streak.ts';
import { MODES } from '../../core/game/modes/table.ts';
import type { GameSetup } from '../../core/game/setup/entry.ts';
import type { Bridge } from '../bridge/bridge.ts';
import { localDate } from './local-date.ts';

/** A kept game as its day counts it. */
export function dayGameOf({ boardId, onItsDay, startedAt, score }: BoardGame): DayGame {
  return { day: boardId, onItsDay, begunAt: startedAt, isCleared: score !== null };
}

/** What the setup of a game that begins now keeps of its date; nothing in a mode without dates. */
export async function beginningOf(
  { mode, boardId = '' }: Pick<GameSetup, 'mode' | 'boardId'>,
  bridge: Bridge,
  now: number,
): Promise<Pick<GameSetup, 'onItsDay'>> {
  const today = localDate(now);
  if (!MODES[mode].isDated || boardId !== today) return {};
  const games = await bridge.call('games.on-boards', { mode });
  const counts = games.ok && isBegunOnItsDay(boardId, { today, now }, games.value.map(dayGameOf));
  return counts ? { onItsDay: true } : {};
}
