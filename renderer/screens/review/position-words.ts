/** What is said of a position: what is proved flatly, what is estimated with its interval, and that nothing is known. */
import type { TFunction } from 'i18next';
import { type WinFigure, winsOf } from '../../../core/review/position-review.ts';
import { afterLoss } from '../../../core/review/replay/after-loss.ts';
import { tellShare } from '../../../core/solve/measured-share.ts';
import { choiceKindOf } from '../../state/review/review-facts.ts';
import type { ReviewedGame, ReviewNotice } from '../../state/review/reviewed-game.ts';
import { afterLossWords } from '../play/ending/losing-move-words.ts';

/** The sentences on what is proved, on what came of a board that was lost, and on random play; empty where there is nothing to say. */
export interface PositionWords {
  readonly proved: string;
  readonly afterwards: string;
  readonly estimated: string;
}

/** Of the position that is shown, and of the move that was made in it along the line. */
export function positionWords(t: TFunction, shown: ReviewedGame): PositionWords {
  const { game, facts, line, node } = shown;
  const next = line[line.indexOf(node) + 1] ?? -1;
  const position = facts[node]?.position ?? null;
  const made = facts[next]?.made ?? null;
  if (position === null) return { proved: '', afterwards: '', estimated: '' };
  const kind = made === null ? null : choiceKindOf(made);
  const move = game.nodes[next]?.pairs ?? 0;
  const { keep, legal } = position;
  const proved =
    kind === null
      ? t(
          `review.position.${position.legal === 0 && position.verdict === 'lost' ? 'dead' : position.verdict}`,
        )
      : t(`review.move.${kind}`, { move, keep, count: legal });
  const afterwards = kind === 'lost' ? afterLossWords(t, afterLoss(game, next)) : '';
  return { proved, afterwards, estimated: position.wins === null ? '' : winsWords(t, position.wins) };
}

/** The sentence on random play from a position; empty where no games were needed, or too few were played to tell. */
export function winsWords(t: TFunction, wins: WinFigure): string {
  const told = wins.games === 0 ? null : tellShare(winsOf(wins));
  return told === null ? '' : t('review.wins', { ...told });
}

/** Why what was asked for changed nothing. */
export function noticeWords(t: TFunction, why: ReviewNotice): string {
  return t(`review.notice.${why}`);
}

/** How many pairs keep a position winnable, and how many lose it. */
export function choiceCounts(t: TFunction, keep: number, lose: number): string {
  return t('review.choice-counts', { keep, lose });
}
