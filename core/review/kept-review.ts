/**
 * A review as it is kept with its game: every fact that took a proof or a game to find, and none that follows from a
 * replay.
 */

import type { Proof } from '../solve/positions/proof.ts';
import type { GameReview, ReviewedMove, StretchReview, StretchStart } from './game-review.ts';
import type { MoveVerdict, PositionReview } from './position-review.ts';

/** Verdicts of positions and of moves, one letter each. */
export const PROOF_LETTERS = ['w', 'l', 'u'] as const;
export const MOVE_LETTERS = ['k', 'l', 'u'] as const;
type ProofLetter = (typeof PROOF_LETTERS)[number];
type MoveLetter = (typeof MOVE_LETTERS)[number];

export interface KeptPosition {
  readonly verdict: ProofLetter;
  /** The number of moves that keep it winnable, that lose it, and that are not known to do either. */
  readonly counts: readonly [keep: number, lose: number, unknown: number];
  /** Games, those won, and the thousandths of the share with the ends of its interval. */
  readonly wins: readonly [games: number, won: number, share: number, low: number, high: number] | null;
  /** The moves and a letter for each, where they do not all come to the same. */
  readonly moves?: readonly (readonly [a: number, b: number, verdict: MoveLetter])[];
}

export interface KeptStretch {
  readonly start: StretchStart;
  readonly level: number;
  readonly nodes: readonly number[];
  readonly losing: readonly number[];
  readonly positions: readonly KeptPosition[];
}

/** A move: its entry, stretch and position, the cells, and what is proved of it. */
export interface KeptMove {
  readonly entry: number;
  readonly stretch: number;
  readonly position: number;
  readonly move: readonly [a: number, b: number];
  readonly isAuto: boolean;
  readonly verdict: MoveLetter;
  /** `critical`: some moves keep and some lose; `only`: it alone kept; `losing`: it lost a winnable position. */
  readonly marks: readonly ReviewMark[];
}

export const REVIEW_MARKS = ['critical', 'only', 'losing'] as const;
export type ReviewMark = (typeof REVIEW_MARKS)[number];

export interface KeptReview {
  readonly version: number;
  /** Length of the journal that was reviewed. */
  readonly entries: number;
  readonly critical: number;
  readonly kept: number;
  readonly only: number;
  readonly lostAt: number | null;
  readonly stretches: readonly KeptStretch[];
  readonly moves: readonly KeptMove[];
}

const PROOFS: Readonly<Record<ProofLetter, Proof>> = { w: 'winnable', l: 'lost', u: 'unknown' };
const PROOF_LETTER: Readonly<Record<Proof, ProofLetter>> = { winnable: 'w', lost: 'l', unknown: 'u' };
const VERDICTS: Readonly<Record<MoveLetter, MoveVerdict>> = { k: 'keep', l: 'lose', u: 'unknown' };
const VERDICT_LETTER: Readonly<Record<MoveVerdict, MoveLetter>> = { keep: 'k', lose: 'l', unknown: 'u' };

/** The review in the form in which it is kept; `entries` is the length of the journal. */
export function makeKeptReview(review: GameReview, entries: number): KeptReview {
  const { version, critical, kept, only, lostAt } = review;
  return {
    version,
    entries,
    critical,
    kept,
    only,
    lostAt,
    stretches: review.stretches.map(keptStretch),
    moves: review.moves.map(keptMove),
  };
}

/** The review that was kept. Where all moves of a position come to the same they are only counted, not listed. */
export function parseKeptReview(kept: KeptReview): GameReview {
  const { version, critical, only, lostAt } = kept;
  return {
    version,
    critical,
    kept: kept.kept,
    only,
    lostAt,
    stretches: kept.stretches.map((stretch) => ({
      ...stretch,
      positions: stretch.positions.map(positionOf),
    })),
    moves: kept.moves.map(moveOf),
  };
}

function keptStretch({ positions, ...stretch }: StretchReview): KeptStretch {
  return { ...stretch, positions: positions.map(keptPosition) };
}

function keptPosition({ verdict, keep, lose, unknown, wins, moves }: PositionReview): KeptPosition {
  const isMixed = [keep, lose, unknown].filter((count) => count > 0).length > 1;
  const told = {
    verdict: PROOF_LETTER[verdict],
    counts: [keep, lose, unknown] as const,
    wins:
      wins === null
        ? null
        : ([wins.games, wins.won, wins.winPermille, wins.lowPermille, wins.highPermille] as const),
  };
  if (!isMixed) return told;
  return {
    ...told,
    moves: moves.map(({ move: [a, b], verdict: judged }) => [a, b, VERDICT_LETTER[judged]] as const),
  };
}

function positionOf({
  verdict,
  counts: [keep, lose, unknown],
  wins,
  moves = [],
}: KeptPosition): PositionReview {
  return {
    verdict: PROOFS[verdict],
    moves: moves.map(([a, b, letter]) => ({ move: [a, b], verdict: VERDICTS[letter] })),
    legal: keep + lose + unknown,
    keep,
    lose,
    unknown,
    wins: wins && {
      games: wins[0],
      won: wins[1],
      winPermille: wins[2],
      lowPermille: wins[3],
      highPermille: wins[4],
    },
  };
}

function keptMove(made: ReviewedMove): KeptMove {
  const marks: ReviewMark[] = [];
  if (made.isCritical) marks.push('critical');
  if (made.isOnly) marks.push('only');
  if (made.isLosing) marks.push('losing');
  const { entry, stretch, position, move, by, verdict } = made;
  return { entry, stretch, position, move, isAuto: by === 'auto', verdict: VERDICT_LETTER[verdict], marks };
}

function moveOf({ entry, stretch, position, move, isAuto, verdict, marks }: KeptMove): ReviewedMove {
  return {
    entry,
    stretch,
    position,
    move,
    by: isAuto ? 'auto' : 'player',
    verdict: VERDICTS[verdict],
    isCritical: marks.includes('critical'),
    isOnly: marks.includes('only'),
    isLosing: marks.includes('losing'),
  };
}
