import { countTiles } from '../../../core/board/board.ts';
import { cellsOfNode } from '../../../core/review/replay/replayed-game.ts';
import { wayOf } from '../../../core/review/replay/way-of.ts';
import type { ReviewedEnd } from '../../../core/sentences/ending-sentences.ts';
import type { ReviewedGame } from './reviewed-game.ts';

/** Returns the end of a game under review, as far as its replay and its review tell it. */
export function reviewedEnd({ game, facts }: Pick<ReviewedGame, 'game' | 'facts'>): ReviewedEnd {
  const { status, last } = game;
  if (status === 'won') return { status, by: wayOf(game) };
  if (status === 'shown' || status === 'time-up') return { status };
  const isLost = status === 'dead' || facts[last]?.position?.verdict === 'lost';
  const pairsLeft = countTiles(cellsOfNode(game, last)) / 2;
  return { status: isLost ? 'lost' : 'given-up', pairsLeft };
}
