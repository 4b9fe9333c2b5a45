import type { Basis } from '../modes/mode.ts';
import { MODES } from '../modes/table.ts';
import type { GameSetup } from './entry.ts';

/**
 * Returns the basis from which the boards of a game are planned. For runs from before the run seed was
 * recorded it is the seed of their first deal; the seed from which that one was planned is not known.
 */
export function basisOf({ mode, runSeed, boardId = '', deal }: Omit<GameSetup, 'scoreVersion'>): Basis {
  switch (MODES[mode].basis) {
    case 'template':
      return { from: 'template', template: deal.template, seed: deal.seed };
    case 'run-seed':
      return { from: 'run-seed', runSeed: runSeed ?? deal.seed };
    case 'board-id':
      return { from: 'board-id', boardId };
  }
}

/** Returns whether the seeds of a game's boards follow from its basis, so that they can be computed again. */
export function hasPlannedSeeds({ mode, runSeed }: Pick<GameSetup, 'mode' | 'runSeed'>): boolean {
  const { basis } = MODES[mode];
  return basis === 'board-id' || (basis === 'run-seed' && runSeed !== undefined);
}

/**
 * Returns the slot of a game. Of the games with one slot only one is being played, and a new one sets it
 * aside.
 */
export function slotOf(
  game: Pick<GameSetup, 'mode' | 'boardId'>,
  template: { readonly hash: string },
): string {
  const { basis } = MODES[game.mode];
  // A level of a pack goes on beside another one on the same template.
  if (basis === 'template')
    return [game.mode, template.hash, ...(game.boardId === undefined ? [] : [game.boardId])].join(' ');
  return basis === 'board-id' ? `${game.mode} ${game.boardId}` : game.mode;
}
