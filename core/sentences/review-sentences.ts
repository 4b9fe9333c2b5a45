/** The sentences of a review about positions, the choices made in them, and the move that lost. */
import type { Move, Point } from '../board/board.ts';
import type { ChoiceKind } from '../review/choice-kind.ts';
import type { GameReview } from '../review/game-review.ts';
import type { PositionReview } from '../review/position-review.ts';
import type { AfterLoss } from '../review/replay/after-loss.ts';
import { pathTo, type ReplayedGame } from '../review/replay/replayed-game.ts';
import type { ClaimOf } from './claim.ts';
import { type Sentence, sentence } from './sentence.ts';

/** A critical choice: the pair that was taken, and the number of the move. */
export interface MadeChoice {
  readonly kind: ChoiceKind;
  readonly pair: Move;
  readonly move: number;
}

type Counts = Pick<PositionReview, 'legal' | 'keep' | 'lose' | 'unknown'>;

/** States the verdict on a position, or that none is proved. */
export function positionSentence({ verdict, legal }: Pick<PositionReview, 'verdict' | 'legal'>): Sentence {
  if (verdict === 'unknown') return sentence('review.position.unknown', { says: 'nothing' });
  // A position that can be won and in which nothing links has no tiles left.
  if (verdict === 'winnable' && legal === 0) return sentence('review.notice.cleared', { says: 'cleared' });
  if (verdict === 'winnable') return sentence('review.position.winnable', { says: 'winnable' });
  if (legal === 0) return sentence('review.position.dead', { says: 'dead' });
  return sentence('review.position.lost', { says: 'lost', chosen: [] });
}

/** Says the outcome of a choice and the number of pairs that keep the position, and of those not decided where there are any. */
export function choiceSentence({ kind, pair, move }: MadeChoice, position: Counts): Sentence {
  const made = { says: 'made', pair, move } as const;
  const [keeps, loses] = [{ says: 'keeps', pair } as const, { says: 'loses', pair } as const];
  if (kind === 'only')
    return sentence('review.move.only', decided(position), made, { says: 'only-keeps', pair });
  if (position.unknown === 0)
    return kind === 'kept'
      ? sentence('review.move.kept', decided(position), made, keeps)
      : sentence('review.move.lost', decided(position), made, loses);
  return kind === 'kept'
    ? sentence('review.move.kept-some', someDecided(position), made, keeps)
    : // A position that a move lost could be won, so some pair kept it, even where it is not known which.
      sentence(
        'review.move.lost-some',
        someDecided({ ...position, keep: Math.max(1, position.keep) }),
        made,
        loses,
      );
}

/** Counts the pairs that keep a position winnable, those that lose it, and those not decided where there are any. */
export function choiceCountsSentence(position: Counts): Sentence {
  if (position.unknown === 0) return sentence('review.choice-counts', decided(position));
  return sentence('review.choice-counts-some', someDecided(position));
}

function decided({ legal: count, keep, lose }: Counts): ClaimOf<'decided'> {
  return { says: 'decided', count, keep, lose };
}

function someDecided({ legal: count, keep, lose, unknown }: Counts): ClaimOf<'choice'> {
  return { says: 'choice', count, keep, lose, unknown };
}

/** Of a board that is dead: which move lost it, and until when it could be won. */
export function foundLossSentences(move: number): readonly Sentence[] {
  const lostBy = { says: 'lost-by', move } as const;
  return [sentence('record.dead.found', lostBy), sentence('record.dead.found-note', lostBy)];
}

/** Which move of a game that is over lost a board, on the position in which it was made. */
export function lostAtSentence(pair: Move, move: number): Sentence {
  return sentence('record.dead.lost-at', { says: 'made', pair, move }, { says: 'loses', pair });
}

/** Says what followed the move that lost a board; null where nothing did. */
export function afterLossSentence(afterwards: AfterLoss): Sentence | null {
  switch (afterwards.by) {
    case 'nothing':
      return null;
    case 'taken-back':
      return sentence('record.dead.afterwards.taken-back', { says: 'taken-back' });
    case 'mercy':
      return sentence('record.dead.afterwards.mercy', { says: 'mercy-at', move: afterwards.move });
    case 'reshuffle':
      return sentence('record.dead.afterwards.reshuffle', {
        says: 'reshuffled-after',
        move: afterwards.move,
      });
  }
}

/** The board was lost when mercy had been taken, before any link after it. */
export function lostBeforeSentence(): Sentence {
  return sentence('record.dead.lost-before', { says: 'lost-since-mercy' });
}

/** No one move is proved to have lost it. */
export function notFoundSentence(): Sentence {
  return sentence('record.dead.not-found', { says: 'nothing' });
}

/** The tiles that no play could take once the losing pair was gone, on the position after it. */
export function lockedSentence(cells: readonly number[]): Sentence {
  return sentence('record.dead.locked', { says: 'stay', cells, count: cells.length, tiles: cells.length });
}

/**
 * Counts the critical choices kept in a game, as far as they are decided; says that no pair could have lost the board where
 * that is proved of every position that was met, also of those in which auto-play took the pair, and nobody did.
 */
export function keptChoicesSentence(review: GameReview): Sentence {
  const { kept, critical } = review;
  const undecided = undecidedOf(review);
  const choices = { says: 'choices', kept, critical, undecided } as const;
  if (critical > 0) return sentence('end.choices', choices);
  return sentence(couldNotBeLost(review) ? 'end.calm' : 'end.no-choices', choices);
}

function couldNotBeLost({ stretches }: GameReview): boolean {
  return stretches.every(({ positions }) =>
    positions.every(({ lose, unknown }) => lose === 0 && unknown === 0),
  );
}

/** In how many positions in which the player took a pair some pair is not decided. */
function undecidedOf({ moves, stretches }: GameReview): number {
  const isUndecided = ({ stretch, position, by }: GameReview['moves'][number]) =>
    by === 'player' && (stretches[stretch]?.positions[position]?.unknown ?? 0) > 0;
  return moves.filter(isUndecided).length;
}

/** No position to go on from is known, which is not that there is none. */
export function noWinnableSentence(): Sentence {
  return sentence('review.notice.no-winnable', { says: 'nothing' });
}

/** Why a step through a game under review leads nowhere; `undecided`: choices on that side of which some pair is not decided. */
export type StepNotice =
  | { readonly why: 'at-start' | 'at-end' | 'no-branch' | 'cleared' }
  | { readonly why: 'no-choice-before' | 'no-choice-after'; readonly undecided: number };

export function stepNoticeSentence(notice: StepNotice): Sentence {
  switch (notice.why) {
    case 'at-start':
      return sentence('review.notice.at-start', { says: 'first-position' });
    case 'at-end':
      return sentence('review.notice.at-end', { says: 'last-position' });
    case 'no-branch':
      return sentence('review.notice.no-branch', { says: 'one-way' });
    case 'cleared':
      return sentence('review.notice.cleared', { says: 'cleared' });
    case 'no-choice-before':
    case 'no-choice-after': {
      const { undecided } = notice;
      return sentence(`review.notice.${notice.why}`, { says: 'choices', kept: 0, critical: 0, undecided });
    }
  }
}

/** That a review found no critical choice of the player's, or, of a board cleared by links, that no pair could have lost it. */
export function noChoicesSentence(review: GameReview, isWon: boolean): Sentence {
  const key = isWon && couldNotBeLost(review) ? 'review.no-wrong' : 'review.no-choices';
  return sentence(key, { says: 'choices', kept: 0, critical: 0, undecided: undecidedOf(review) });
}

/** Says the outcome of a critical choice in a word or two, on the position in which it was made. */
export function choiceKindSentence(kind: ChoiceKind, pair: Move): Sentence {
  if (kind === 'only') return sentence('review.choice.only', { says: 'only-keeps', pair });
  if (kind === 'kept') return sentence('review.choice.kept', { says: 'keeps', pair });
  return sentence('review.choice.lost', { says: 'loses', pair });
}

/**
 * Says in a word or two what followed a choice: that it was taken back, or what saved the board that it lost;
 * null where nothing did.
 */
export function shortAfterSentence(isUndone: boolean, afterwards: AfterLoss | null): Sentence | null {
  if (isUndone) return sentence('review.undone', { says: 'taken-back' });
  if (afterwards?.by === 'mercy')
    return sentence('review.afterwards.mercy', { says: 'mercy-at', move: afterwards.move });
  if (afterwards?.by === 'reshuffle')
    return sentence('review.afterwards.reshuffle', { says: 'reshuffled-after', move: afterwards.move });
  return null;
}

/**
 * The reason why a position is remarkable: few pairs could be linked, the line was long, or the player looked
 * for long.
 */
export type MomentFact =
  | { readonly kind: 'narrow'; readonly legal: number; readonly pairsLeft: number }
  | {
      readonly kind: 'long-line';
      readonly points: readonly Point[];
      readonly turns: number;
      readonly steps: number;
    }
  | { readonly kind: 'long-look'; readonly lookedMs: number };

/** Random play wins fewer games from the position than from any other before a link. */
export interface RiskyFact {
  readonly kind: 'risky';
}

/** The heading of a moment: that it is the one that stands out most. */
export function momentTitle(fact: MomentFact | RiskyFact): Sentence {
  switch (fact.kind) {
    case 'risky':
      return sentence('review.moment.risky', { says: 'fewest-wins' });
    case 'narrow': {
      const { legal, pairsLeft: left } = fact;
      return sentence('review.moment.narrow', { says: 'narrowest', legal, left });
    }
    case 'long-line':
      return sentence('review.moment.long-line', { says: 'longest-line', steps: fact.steps });
    case 'long-look':
      return sentence('review.moment.long-look', { says: 'longest-look', ms: fact.lookedMs });
  }
}

/**
 * Names a way of the tree beside the one that is shown, its fork first: by the first of its moves that was taken back, or as the way that
 * stayed.
 */
export function branchSentence(
  game: Pick<ReplayedGame, 'nodes' | 'last'>,
  nodes: readonly number[],
): Sentence {
  const stayed = new Set(pathTo(game, game.last));
  const beside = nodes.slice(1);
  const leaving = beside.find((node) => !stayed.has(node));
  const { by = 'deal', pairs: move = 0 } = game.nodes[leaving ?? beside[0] ?? -1] ?? {};
  if (leaving === undefined) return sentence('review.branch-kept', { says: 'stays-from', move });
  const isPair = by === 'link' || by === 'mercy';
  return isPair
    ? sentence('review.branch', { says: 'taken-back-from', move })
    : sentence('review.branch-after', { says: 'taken-back-after', move });
}

export function momentSentence(fact: MomentFact): Sentence {
  switch (fact.kind) {
    case 'narrow':
      return sentence(
        'review.moment.narrow-fact',
        { says: 'open-now', count: fact.legal },
        { says: 'left-pairs', left: fact.pairsLeft },
      );
    case 'long-line': {
      const { points, steps } = fact;
      return sentence('review.moment.long-line-fact', { says: 'drawn', points, count: fact.turns, steps });
    }
    case 'long-look':
      return sentence('review.moment.long-look-fact', { says: 'looked', time: { ms: fact.lookedMs } });
  }
}
