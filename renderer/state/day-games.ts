import { dateOfBoard } from '../../core/daily/daily-board-id.ts';
import { MODES } from '../../core/game/modes/table.ts';
import type { GameSetup } from '../../core/game/setup/entry.ts';
import type { Bridge } from '../bridge/bridge.ts';
import { localDate } from './local-date.ts';

/** The part of a setup that names the date of a game that begins now; nothing in a mode without dates. */
export async function beginningOf(
  { mode, boardId = '' }: Pick<GameSetup, 'mode' | 'boardId'>,
  bridge: Bridge,
  now: number,
): Promise<Pick<GameSetup, 'onItsDay'>> {
  const today = localDate(now);
  if (!MODES[mode].isDated || dateOfBoard(boardId) !== today) return {};
  const days = await bridge.call('games.days', { mode, today, year: today.slice(0, 4) });
  return days.ok && days.value.mayCount ? { onItsDay: true } : {};
}
