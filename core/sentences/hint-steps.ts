/** The steps of a hint, apart from its sentences: a game counts them before any is said. */
import type { GameView } from '../game/view.ts';

/** A hint is given in steps: a part of the board, the picture, the pair, and why it is good. */
export type HintStep = 'region' | 'picture' | 'pair' | 'reason';

/** Few tiles are looked over at a glance: a part of the board would tell nothing that the player does not see. */
const FEW_TILES = 24;

/** Returns the steps of a hint on a board; one that was earned shows the pair itself at once, as time runs. */
export function hintSteps({ pairsLeft, tools }: Pick<GameView, 'pairsLeft' | 'tools'>): readonly HintStep[] {
  const isShort = tools !== null || 2 * pairsLeft <= FEW_TILES;
  return isShort ? ['pair', 'reason'] : ['region', 'picture', 'pair', 'reason'];
}
