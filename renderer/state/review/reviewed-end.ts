/** How a game under review ended. */
import { countTiles } from '../../../core/board/board.ts';
import { cellsOfNode, pathTo, type ReplayedGame } from '../../../core/review/replay/replayed-game.ts';
import type { ReviewedEnd } from '../../../core/sentences/ending-sentences.ts';
import type { ReviewedGame } from './reviewed-game.ts';

/** Returns what cleared the board besides links. */
function wayOf(game: ReplayedGame): 'mercy' | 'reshuffle' | 'links' {
  const ways = new Set(pathTo(game, game.last).map((node) => game.nodes[node]?.by));
  if (ways.has('mercy')) return 'mercy';
  return ways.has('reshuffle') ? 'reshuffle' : 'links';
}

/** How a game ended, as far as its replay and its review say. */
export function reviewedEnd({ game, facts }: Pick<ReviewedGame, 'game' | 'facts'>): ReviewedEnd {
  const { status, last } = game;
  if (status === 'won') return { status, by: wayOf(game) };
  if (status === 'shown' || status === 'time-up') return { status };
  const isLost = status === 'dead' || facts[last]?.position?.verdict === 'lost';
  const pairsLeft = countTiles(cellsOfNode(game, last)) / 2;
  return { status: isLost ? 'lost' : 'given-up', pairsLeft };
}
