import { dailyPlan } from '../../../core/daily/daily-plan.ts';
import { MODES } from '../../../core/game/modes/table.ts';
import type { GameSetup } from '../../../core/game/setup/entry.ts';
import { journeyChapters } from '../../../core/journey/journey-levels.ts';

/** Returns whether a game's level or date has another board today. */
export function isReplaced({ boardId = '', deal }: GameSetup): boolean {
  const level = journeyChapters()
    .flatMap(({ levels }) => levels)
    .find(({ id }) => id === boardId);
  const today = level ?? dailyPlan(boardId);
  return today !== null && (today.seed !== deal.seed || today.dealerVersion !== deal.dealerVersion);
}

/**
 * The boards on which a game can begin anew, the nearest first: its own, unless its level or date has another one today, and
 * another deal, unless its mode has only this one in its place.
 */
export function boardsAnew(setup: GameSetup): readonly ('same' | 'new')[] {
  if (isReplaced(setup)) return ['new'];
  return MODES[setup.mode].basis === 'board-id' ? ['same'] : ['same', 'new'];
}
