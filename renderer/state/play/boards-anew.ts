import { MODES } from '../../../core/game/modes/table.ts';
import type { GameSetup } from '../../../core/game/setup/entry.ts';
import { journeyChapters } from '../../../core/journey/journey-levels.ts';

/** Returns whether a game's level has another board today. */
export function isReplaced({ boardId, deal }: GameSetup): boolean {
  const level = journeyChapters()
    .flatMap(({ levels }) => levels)
    .find(({ id }) => id === boardId);
  return level !== undefined && (level.seed !== deal.seed || level.dealerVersion !== deal.dealerVersion);
}

/**
 * The boards on which a game can begin anew, the nearest first: its own, unless its level has another one today, and
 * another deal, unless its mode has only this one in its place.
 */
export function boardsAnew(setup: GameSetup): readonly ('same' | 'new')[] {
  if (isReplaced(setup)) return ['new'];
  return MODES[setup.mode].basis === 'board-id' ? ['same'] : ['same', 'new'];
}
