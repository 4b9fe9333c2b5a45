/** The subject of a sentence, and the proofs of claims about it. */
import type { Cells, Move } from '../../core/board/board.ts';
import type { Entry, GameSetup } from '../../core/game/setup/entry.ts';
import type { ClaimName, ClaimOf } from '../../core/sentences/claim.ts';
import type { PlainPlay } from './plain-play.ts';

/** The subject of a sentence. */
export interface Subject {
  readonly play: PlainPlay;
  /** The boards of the pictures that are shown with it, in their order. */
  readonly pictures?: readonly Cells[];
  /** The positions of the game up to what was done last, before which the sentence was asked for; the last one is the newest. */
  readonly line?: readonly Cells[];
  /** The number of tiles of each picture that a drawing asks for. */
  readonly copies?: number;
  /** The steps to the end of the game after the move that was made in this position; null when that was taken back. */
  readonly later?: readonly Step[] | null;
  /** The pairs that the player took, those that were taken back too. */
  readonly choices?: readonly Chosen[];
  readonly journal?: Journal;
  /** The whole journal of the game of which `journal` is the part up to this position. */
  readonly whole?: Journal;
  /** The game that runs beside, and the time of both clocks at which they are compared. */
  readonly ghost?: { readonly journal: Journal; readonly atMs: number };
  /** An entry that was refused after the journal. */
  readonly tried?: Entry;
  /** The cells that the entry is claimed to lead to. */
  readonly claimedBoard?: Cells;
  /** The random games that were played from this position: each with the stream of the seed and its number. */
  readonly random?: { readonly seed: number; readonly games: number };
  /** The score that a file claims of the journal. */
  readonly claimedScore?: number;
  /** The levels of a pack, each with the random games by which it was measured; null where it was not. */
  readonly levels?: readonly (Subject | null)[];
  /** The deals of a drawing on each of which so many random games were played. */
  readonly sampled?: { readonly deals: readonly PlainPlay[]; readonly gamesEach: number };
}

/** A game from its deal on, as far as it was played. */
export interface Journal {
  readonly setup: GameSetup;
  readonly entries: readonly Entry[];
}

/** An entry of a journal, and how many pairs were taken after it. */
export interface Step {
  readonly by: string;
  readonly pairs: number;
}

/** A position in which the player took a pair. */
export interface Chosen {
  readonly cells: Cells;
  readonly move: Move;
}

export type Check<Name extends ClaimName> = (claim: ClaimOf<Name>, subject: Subject) => boolean;

export type Checks<Names extends ClaimName> = { readonly [Name in Names]: Check<Name> };
