/**
 * What a sentence claims of a position or of a game, as data that the plain rules can prove or refute. The numbers of a claim
 * are the figures of its sentence, under the names that its text has for them; so a text cannot say another number than the one
 * that is proved.
 */
import type { Move } from '../board/board.ts';

/** Pairs that are assumed to go together; none where a claim holds whatever is played. */
type Assumed = readonly Move[];

/** Cells that a claim names lie on the position that the sentence is said of. */
export type Claim =
  /** No order of moves clears the position, as far as the assumed pairs go together. */
  | { readonly says: 'lost'; readonly chosen: Assumed }
  /** Tiles are left, and no two of them can be linked. */
  | { readonly says: 'dead' }
  /** These are all tiles of one kind, and their number is odd. */
  | { readonly says: 'odd-kind'; readonly cells: readonly number[]; readonly count: number }
  /**
   * In so many rounds of the relaxed closure the tiles `cells` go, and real play takes no others. In a round each tile goes
   * that could reach the place of one that it may go with, were the tiles of the rounds before it gone.
   */
  | {
      readonly says: 'frees-no-more';
      readonly cells: readonly number[];
      readonly chosen: Assumed;
      readonly count: number;
    }
  /** The tiles that go in that round of the relaxed closure, from 1. */
  | {
      readonly says: 'could-go';
      readonly cells: readonly number[];
      readonly chosen: Assumed;
      readonly round: number;
      readonly count: number;
    }
  /** No play takes any of these tiles; `going` others go in the relaxed closure. */
  | {
      readonly says: 'never-taken';
      readonly cells: readonly number[];
      readonly chosen: Assumed;
      readonly count: number;
      readonly going: number;
    }
  /**
   * With no other tiles on the board, a line between two of `cells` that may go together has so many turns at least, which
   * is more than the `count` that the rules allow.
   */
  | {
      readonly says: 'too-far';
      readonly cells: readonly number[];
      readonly chosen: Assumed;
      readonly turns: number;
      readonly count: number;
    }
  /** The tiles that this tile may go with, in reading order. */
  | {
      readonly says: 'partners';
      readonly tile: number;
      readonly cells: readonly number[];
      readonly chosen: Assumed;
      readonly count: number;
    }
  /** The last of the assumed pairs is the first tile with one of the `all` tiles that it may go with: the one of that index, from 1. */
  | { readonly says: 'case'; readonly chosen: Assumed; readonly index: number; readonly all: number }
  /** The pairs that can be linked, by their first and then their second cell. */
  | { readonly says: 'legal'; readonly moves: readonly Move[]; readonly count: number }
  /** One of the `all` pairs that can be linked: the one of that index, from 1. */
  | { readonly says: 'legal-move'; readonly move: Move; readonly index: number; readonly all: number }
  /** The same position stands in the picture of that number. */
  | { readonly says: 'seen-before'; readonly picture: number };

export type ClaimName = Claim['says'];
export type ClaimOf<Name extends ClaimName> = Extract<Claim, { readonly says: Name }>;
