/** Which game is under review, in one line: what was played, when, and how it ended. */
import type { TFunction } from 'i18next';
import { countTiles } from '../../../core/board/board.ts';
import { cellsOfNode, pathTo, type ReplayedGame } from '../../../core/review/replay/replayed-game.ts';
import { gameName, modeName } from '../../parts/modes/mode-looks.ts';
import type { ReviewedGame } from '../../state/review/reviewed-game.ts';

/** `when` is empty for a game that has just ended. */
export function gameNote(t: TFunction, shown: ReviewedGame, when: string): string {
  const { mode, deal } = shown.saved.setup;
  const [name, kind] = [gameName(t, mode, deal.template), modeName(t, mode)];
  const parts = [name, kind === name ? '' : kind, when, endedWords(t, shown)];
  return parts.filter((part) => part !== '').join(' · ');
}

/** That it was cleared, and by what the links alone did not clear it. */
function wonWords(t: TFunction, game: ReplayedGame): string {
  const ways = new Set(pathTo(game, game.last).map((node) => game.nodes[node]?.by));
  if (ways.has('mercy')) return t('review.ended.won-by-mercy');
  return t(ways.has('reshuffle') ? 'review.ended.won-reshuffled' : 'review.ended.won');
}

function endedWords(t: TFunction, { game, facts }: ReviewedGame): string {
  const { status, last } = game;
  if (status === 'won') return wonWords(t, game);
  if (status === 'shown' || status === 'time-up') return t(`review.ended.${status}`);
  const count = countTiles(cellsOfNode(game, last)) / 2;
  const isLost = status === 'dead' || facts[last]?.position?.verdict === 'lost';
  return t(isLost ? 'review.ended.lost' : 'review.ended.given-up', { count });
}
