import type { Cells, Move, Point } from '../board/board.ts';
import type { Result } from '../result.ts';
import type { Assist, DealRecord, GameSetup } from './entry.ts';
import type { LinkPoints, ScoreBreakdown } from './score.ts';

/**
 * `dead`: tiles remain and nothing links; undo, mercy or a reshuffle may still save it. `level-won`: a level of the
 * timed challenge is cleared and the next is due. `won` and `time-up` are final.
 */
export type GameStatus = 'playing' | 'dead' | 'level-won' | 'won' | 'time-up';

/** A position in the undo tree. Every field tells of the path from the root to it, so undo is a step to the parent. */
export interface GameNode {
  /** Index of the parent, or -1 at the root. */
  readonly parent: number;
  /** What led here from the parent. */
  readonly by: 'deal' | 'link' | 'mercy' | 'reshuffle';
  readonly move: Move | null;
  readonly level: number;
  readonly deal: DealRecord;
  readonly cells: Cells;
  readonly state: 'playing' | 'dead' | 'cleared';
  readonly comboCount: number;
  /** Player's links on the path, in all levels. */
  readonly links: number;
  readonly score: ScoreBreakdown;
  /** Length of the countdown so far; 0 in an untimed game. */
  readonly limitMs: number;
}

/** One game as a value: the setup and its journal, replayed. */
export interface Game {
  readonly setup: GameSetup;
  readonly nodes: readonly GameNode[];
  /** The node on the board. */
  readonly cursor: number;
  /** For each node its child that redo goes to: the one most lately on the board; -1 when there is none. */
  readonly redoTo: readonly number[];
  readonly status: GameStatus;
  readonly elapsedMs: number;
  /** Game clock of the last link, which the combo window counts from. */
  readonly lastLinkMs: number;
  readonly assists: readonly Assist[];
}

/** What happened, in order; it feeds the board, the sounds and the announcements alike. */
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
  | { readonly type: 'board-changed'; readonly why: 'undo' | 'redo' | 'return' | 'reshuffle' | 'level' }
  | { readonly type: 'dead' | 'level-won' | 'won' | 'time-up' };

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
  'level-not-won',
  'bad-reshuffle',
  'bad-deal',
] as const;

/** Why an entry was refused. */
export type GameError =
  | { readonly code: (typeof GAME_ERRORS)[number] }
  /** `turnsNeeded`: the least turns that a line would need, or null when no line exists at all. */
  | { readonly code: 'blocked'; readonly turnsNeeded: number | null };

/** A game after an entry, and what happened, in order, for the board to show. */
export interface Played {
  readonly game: Game;
  readonly events: readonly GameEvent[];
}
/** What an entry leads to; a refused one leaves the game as it was. */
export type Step = Result<Played, GameError>;

/** The node on the board. */
export function currentNode(game: Game): GameNode {
  return nodeAt(game, game.cursor);
}

/** A node by its index, which must exist. */
export function nodeAt(game: Game, index: number): GameNode {
  const node = game.nodes[index];
  if (node === undefined) throw new RangeError(`no node ${index} in a game of ${game.nodes.length}`);
  return node;
}
