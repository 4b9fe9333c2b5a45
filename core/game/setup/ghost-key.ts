import { hasScore, MODES } from '../modes/table.ts';
import type { GameSetup } from './entry.ts';
import { modeVersionOf, rankedTogether } from './mode-of.ts';

/**
 * Returns a key that two games share when one may run beside the other as its ghost: the tiles and the rules
 * of the first board, and in a mode of runs also the mode, rules whose scores compare, and the run seed, from
 * which the further boards follow. Null for a run from before its seed was recorded, as its further boards
 * are not known, and for a game without score, which has no ghost. The key is as long as the board has cells.
 */
export function ghostKeyOf(setup: GameSetup): string | null {
  const { mode, runSeed, deal } = setup;
  if (!hasScore(mode)) return null;
  const { width, height } = deal.template;
  const { maxTurns, border, gravity } = deal.rules;
  const board = `${width}x${height} ${maxTurns} ${border} ${gravity} ${deal.cells.join(',')}`;
  switch (MODES[mode].ghosts.sameDeal) {
    case 'board':
      return board;
    case 'run':
      return runSeed === undefined ? null : `${mode} ${firstVersionLike(setup)} ${runSeed} ${board}`;
  }
}

function firstVersionLike(setup: GameSetup): number | undefined {
  return rankedTogether(setup.mode, modeVersionOf(setup))[0];
}
