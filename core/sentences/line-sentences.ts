/**
 * The sentences of the command line about boards and the games on them. The command line itself fills in
 * counts of work and places.
 */
import type { Move } from '../board/board.ts';
import type { LineReview } from '../review/line-review.ts';
import { isOnlyMove } from '../review/line-review.ts';
import { type PositionReview, verdictOf } from '../review/position-review.ts';
import type { HintReason } from '../solve/hint.ts';
import type { LossProof } from '../solve/verdict.ts';
import { type LineSentence, sentence } from './sentence.ts';

const NOTHING = { says: 'nothing' } as const;
const WINNABLE = { says: 'winnable' } as const;
const LOST = { says: 'lost', chosen: [] } as const;
const DEAD = { says: 'dead' } as const;

/** The answer of `solve`; `proof` is that of a loss. */
export type Solved =
  | { readonly verdict: 'solvable'; readonly witness: readonly Move[] }
  | { readonly verdict: 'unsolvable'; readonly proof: LossProof }
  | { readonly verdict: 'unknown' };

export function solvedSentence(solved: Solved): LineSentence {
  switch (solved.verdict) {
    case 'solvable':
      return sentence('cli.solve.solvable', { says: 'clears', moves: solved.witness });
    case 'unknown':
      return sentence('cli.solve.unknown', NOTHING);
    case 'unsolvable':
      return UNSOLVABLE[solved.proof]();
  }
}

const UNSOLVABLE = {
  'odd-kind': () => sentence('cli.solve.odd-kind', { says: 'odd-tiles' }, LOST),
  closure: () => sentence('cli.solve.closure', { says: 'some-tile-stays' }, LOST),
  exhausted: () => sentence('cli.solve.exhausted', LOST),
} as const;

/** Why `hint` names a pair. */
export function hintReasonSentence(pair: Move, reason: HintReason): LineSentence {
  const keeps = { says: 'keeps', pair } as const;
  switch (reason.why) {
    case 'last-two':
      return sentence('cli.hint.last-two', { says: 'last-two', pair }, keeps);
    case 'whole-kind':
      return sentence('cli.hint.whole-kind', { says: 'whole-kind', pair }, keeps);
    case 'only-move':
      return sentence('cli.hint.only-move', { says: 'only-link', pair }, keeps);
    case 'on-the-way':
      return sentence('cli.hint.on-the-way', keeps);
    case 'opens':
      return sentence('cli.hint.opens', { says: 'opens-tile', pair, tile: { cell: reason.cell } }, keeps);
    case 'most-open':
      return sentence('cli.hint.most-open', { says: 'leaves-most', pair, open: reason.open }, keeps);
  }
}

/** Returns the answer of `hint` when there is no pair. */
export function noHintSentence(verdict: 'unsolvable' | 'unknown' | 'cleared'): LineSentence {
  if (verdict === 'cleared') return sentence('cli.hint.cleared', { says: 'cleared' });
  return verdict === 'unknown'
    ? sentence('cli.hint.unknown', NOTHING)
    : sentence('cli.hint.unsolvable', LOST);
}

/** Why no line is drawn between two cells: they are no pair, or any line needs too many turns, or there is none. */
export function noLineSentence(
  pair: Move,
  isPair: boolean,
  turns: number | null,
  most: number,
): LineSentence {
  if (!isPair) return sentence('cli.line.no-pair', { says: 'no-pair', pair });
  if (turns === null) return sentence('cli.line.none', { says: 'no-line', pair });
  return sentence('cli.line.blocked', { says: 'blocked', pair, needed: turns, most });
}

/** Counts the pairs that can be linked. */
export function linksSentence(moves: readonly Move[]): LineSentence {
  return sentence('cli.links.count', { says: 'legal', moves, count: moves.length });
}

/** Says the end of a game that was played; `unsolvable` and `unknown` end it before the first move. */
export function gameEndingSentence(
  ending: 'cleared' | 'dead' | 'unsolvable' | 'unknown',
  tiles: number,
): LineSentence {
  switch (ending) {
    case 'cleared':
      return sentence('cli.autoplay.cleared', { says: 'cleared' });
    case 'dead':
      return sentence('cli.autoplay.dead', DEAD, { says: 'left', tiles });
    case 'unsolvable':
      return sentence('cli.autoplay.unsolvable', LOST);
    case 'unknown':
      return sentence('cli.autoplay.unknown', NOTHING);
  }
}

/** Says the state of the board after a line of play that is legal to its end. */
export function lineEndSentence(ending: 'cleared' | 'dead' | 'open', tiles: number): LineSentence {
  if (ending === 'cleared') return sentence('cli.replay.line-cleared', { says: 'cleared' });
  const left = { says: 'left', tiles } as const;
  return ending === 'dead'
    ? sentence('cli.replay.line-dead', DEAD, left)
    : sentence('cli.replay.line-open', { says: 'alive' }, left);
}

/** The move of a line of play that is no legal link, on the position in which it was to be made. */
export function illegalSentence(pair: Move, index: number): LineSentence {
  return sentence('cli.replay.line-illegal', { says: 'illegal', pair, index });
}

/** Of a move under review: what it did, and what is known of the position before it. */
export function movedSentences(position: PositionReview, pair: Move): readonly LineSentence[] {
  const { verdict, legal, keep, lose, unknown } = position;
  return [
    madeSentence(position, pair),
    BEFORE[verdict](),
    sentence('cli.review.moves', { says: 'judged', legal, keep, lose, unknown }),
  ];
}

const BEFORE = {
  winnable: () => sentence('cli.review.winnable', WINNABLE),
  lost: () => sentence('cli.review.lost', LOST),
  unknown: () => sentence('cli.review.unknown', NOTHING),
} as const;

function madeSentence(position: PositionReview, pair: Move): LineSentence {
  if (isOnlyMove({ position, move: pair }))
    return sentence('cli.review.made-only', { says: 'only-keeps', pair });
  switch (verdictOf(position, pair)) {
    case 'keep':
      return sentence('cli.review.made-keep', { says: 'keeps', pair });
    case 'lose':
      return sentence('cli.review.made-lose', { says: 'loses', pair });
    case 'unknown':
      return sentence('cli.review.made-unknown', NOTHING);
  }
}

/** Counts the critical choices of a line of play that were kept. */
export function lineChoicesSentence({ kept, critical, positions }: LineReview): LineSentence {
  const undecided = positions.filter(({ unknown }) => unknown > 0).length;
  return sentence('cli.review.choices', { says: 'choices', kept, critical, undecided });
}

/** The move that lost a line of play, on the position in which it was made; or that none is proved to have. */
export function lineLossSentence({ lostAt, positions }: LineReview, moves: readonly Move[]): LineSentence {
  const pair = moves[lostAt ?? -1];
  if (lostAt !== null && pair !== undefined)
    return sentence(
      'cli.review.lost-at',
      { says: 'loses', pair },
      { says: 'numbered', pair, index: lostAt + 1 },
    );
  if (positions[0]?.verdict === 'lost') return sentence('cli.review.lost-before', LOST);
  return sentence('cli.review.not-lost', NOTHING);
}
