import type { Basis } from '../modes/mode.ts';
import { MODES } from '../modes/table.ts';
import type { GameSetup } from './entry.ts';

/**
 * What the boards of a game are planned from. Runs from before the run seed was recorded took the seed that their first deal
 * ended up with; the seed that this one was planned from is not known of them.
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

/** Whether the seeds of a game's boards follow from its basis, so that they can be computed again. */
export function hasPlannedSeeds({ mode, runSeed }: Pick<GameSetup, 'mode' | 'runSeed'>): boolean {
  const { basis } = MODES[mode];
  return basis === 'board-id' || (basis === 'run-seed' && runSeed !== undefined);
}

/** What says which games are alike: of those with one slot only one is being played, and a new one sets it aside. */
export function slotOf(
  game: Pick<GameSetup, 'mode' | 'boardId'>,
  template: { readonly hash: string },
): string {
  const { basis } = MODES[game.mode];
  if (basis === 'template') return `${game.mode} ${template.hash}`;
  return basis === 'board-id' ? `${game.mode} ${game.boardId}` : game.mode;
}
