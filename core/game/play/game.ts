import type { Move, Point } from '../../board/board.ts';
import { hashCells } from '../../board/hash.ts';
import type { Result } from '../../result.ts';
import type { Blocked } from '../../rules/pair-refusal.ts';
import type { Assist } from '../modes/assist.ts';
import type { ToolCounts } from '../modes/earned-tools.ts';
import type { GameSetup } from '../setup/entry.ts';
import type { LinkPoints } from '../setup/score.ts';
import type { GameNode, GameTree } from './tree.ts';

/**
 * `dead`: tiles remain and nothing links; undo, mercy or a reshuffle may still save it. `level-won`: a level is
 * cleared and the next is due. `won`, `shown` (auto-play took the last pair or most of them: no rank, no
 * score entered) and `time-up` are final.
 */
export type GameStatus = 'playing' | 'dead' | 'level-won' | 'won' | 'shown' | 'time-up';

/** The nodes that redo goes through, as a linked list that values of a game share. */
export interface RedoPath {
  readonly index: number;
  readonly next: RedoPath | null;
}

/** One game as a value: the setup and its journal, replayed. */
export interface Game {
  readonly setup: GameSetup;
  /** Every node; the first `nodeCount` are this value's, see `GameTree`. */
  readonly tree: GameTree;
  readonly nodeCount: number;
  /** Index of the node on the board, and the node. */
  readonly cursor: number;
  readonly current: GameNode;
  /** The path of nodes from which undo and return went back, nearest first; a new move clears it. */
  readonly redo: RedoPath | null;
  readonly status: GameStatus;
  readonly elapsedMs: number;
  /** Game clock of the last link that was made, also when it was taken back: score table 1 counts from it. */
  readonly lastLinkMs: number;
  readonly assists: readonly Assist[];
  /** The player's links whose entries count wrong pairs, undone ones too, and those wrong pairs. */
  readonly tried: { readonly links: number; readonly misses: number };
  /** Tools that were spent; undo does not give them back. */
  readonly usedTools: ToolCounts;
  /**
   * The milliseconds for which freezes held the countdown in all, and the game clock at which the last one
   * ends.
   */
  readonly frozenMs: number;
  readonly frozenUntilMs: number;
  /** The number of times that it went on after its program ended while the clock ran. */
  readonly interruptions: number;
}

/** A link that was gone through once more, backwards or forwards. */
export interface RetracedLink {
  readonly move: Move;
  readonly line: readonly Point[];
}

/**
 * An event of an entry. Events are in order, and the board, the sounds and the announcements all follow from
 * them.
 */
export type GameEvent =
  | {
      readonly type: 'linked';
      readonly move: Move;
      readonly kind: number;
      readonly line: readonly Point[];
      readonly turns: number;
      readonly points: LinkPoints;
      readonly by: 'player' | 'auto';
    }
  | { readonly type: 'mercy'; readonly move: Move; readonly kind: number }
  | {
      readonly type: 'board-changed';
      readonly why: 'undo' | 'redo' | 'return' | 'reshuffle' | 'level';
      /** The one link that an undo took back or a redo made again; added by `withRetraced`. */
      readonly retraced?: RetracedLink;
    }
  | { readonly type: 'dead' | 'level-won' | 'won' | 'shown' | 'time-up' };

/** The codes of refusals that say nothing more. */
export const GAME_ERRORS = [
  'not-a-tile',
  'same-tile',
  'different-kinds',
  'game-over',
  'time-is-up',
  'time-left',
  'nothing-to-undo',
  'nothing-to-redo',
  'clock-went-back',
  'not-dead',
  'not-earned',
  'not-allowed',
  'level-not-won',
  'level-cleared',
  'bad-reshuffle',
  'bad-deal',
] as const;

/** Why an entry was refused. */
export type GameError = { readonly code: (typeof GAME_ERRORS)[number] } | Blocked;

/** A game after an entry, and what happened, in order, for the board to show. */
export interface Played {
  readonly game: Game;
  readonly events: readonly GameEvent[];
}
/** The result of an entry; a refused one leaves the game as it was. */
export type Step = Result<Played, GameError>;

/** The node on the board. */
export function currentNode(game: Game): GameNode {
  return game.current;
}

/** Name of the position on the board; a replay proves a journal by it. Linear in the area the first time. */
export function boardHashOf({ tree, cursor, current }: Game): string {
  const { width, height } = current.deal.template;
  return tree.hashAt(cursor, () => hashCells(width, height, current.cells));
}
