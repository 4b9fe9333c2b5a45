/**
 * The words about a position: what is proved is stated flatly, what is estimated with its interval, and
 * unknown as unknown.
 */
import type { TFunction } from 'i18next';
import { choiceKindOf } from '../../../core/review/choice-kind.ts';
import type { WinFigure } from '../../../core/review/position-review.ts';
import { afterLoss } from '../../../core/review/replay/after-loss.ts';
import {
  afterLossSentence,
  choiceSentence,
  noWinnableSentence,
  positionSentence,
  type StepNotice,
  stepNoticeSentence,
} from '../../../core/sentences/review-sentences.ts';
import { winsSentence } from '../../../core/sentences/share-sentences.ts';
import { sentenceWords } from '../../components/sentence-words.ts';
import { techniqueWords } from '../../components/technique-words.ts';
import { undecidedMoves } from '../../state/review/review-facts.ts';
import type { ReviewedGame, ReviewNotice } from '../../state/review/reviewed-game.ts';

/** The sentences on what is proved, on what came of a board that was lost, and on random play; empty where there is nothing to say. */
export interface PositionWords {
  readonly proved: string;
  /** Which technique explains the choice. */
  readonly technique: string;
  readonly afterwards: string;
  readonly estimated: string;
}

/** Of the position that is shown, and of the move that was made in it along the line. */
export function positionWords(t: TFunction, shown: ReviewedGame): PositionWords {
  const { game, facts, line, node } = shown;
  const next = line[line.indexOf(node) + 1] ?? -1;
  const position = facts[node]?.position ?? null;
  const made = facts[next]?.made ?? null;
  if (position === null) return { proved: '', technique: '', afterwards: '', estimated: '' };
  const kind = made === null ? null : choiceKindOf(made);
  const said =
    made === null || kind === null
      ? positionSentence(position)
      : choiceSentence({ kind, pair: made.move, move: game.nodes[next]?.pairs ?? 0 }, position);
  const proved = sentenceWords(t, said);
  const after = kind === 'lost' ? afterLossSentence(afterLoss(game, next)) : null;
  const afterwards = after === null ? '' : sentenceWords(t, after);
  const found = kind === null ? null : (shown.techniques.get(next) ?? null);
  const technique = found === null ? '' : techniqueWords(t, found);
  const estimated = position.wins === null ? '' : winsWords(t, position.wins);
  return { proved, technique, afterwards, estimated };
}

/** The sentence on random play from a position; empty where no games were needed, or too few were played to tell. */
export function winsWords(t: TFunction, wins: WinFigure): string {
  const said = winsSentence(wins);
  return said === null ? '' : sentenceWords(t, said);
}

/** Why what was asked for changed nothing. */
export function noticeWords(t: TFunction, shown: ReviewedGame, why: ReviewNotice): string {
  if (why === 'no-winnable') return sentenceWords(t, noWinnableSentence());
  const step = shown.why.state === 'none' ? stepNotice(shown, why) : null;
  return step === null ? t(`review.notice.${why}`) : sentenceWords(t, stepNoticeSentence(step));
}

/** Returns the claim of a notice about the game; null for a notice that claims nothing. */
export function stepNotice(
  { node, game, facts }: Pick<ReviewedGame, 'node' | 'game' | 'facts'>,
  why: ReviewNotice,
): StepNotice | null {
  switch (why) {
    case 'at-start':
    case 'at-end':
    case 'no-branch':
    case 'cleared':
      return { why };
    case 'no-choice-before':
      return { why, undecided: undecidedMoves(game, facts, (before) => before < node) };
    case 'no-choice-after':
      return { why, undecided: undecidedMoves(game, facts, (before) => before > node) };
    default:
      return null;
  }
}
