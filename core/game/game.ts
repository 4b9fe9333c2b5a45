import type { Cells, Move, Point } from '../board/board.ts';
import type { Result } from '../result.ts';
import type { Assist, DealRecord, Entry, GameSetup } from './entry.ts';
import type { LinkPoints, ScoreBreakdown } from './score.ts';

/** `dead`: tiles remain and nothing links; undo may still save it. `won` of a timed level: the next level is due. */
export type GameStatus = 'playing' | 'dead' | 'won' | 'time-up';

/** A position in the undo tree; `moves` lead to it from its parent. */
export interface GameNode {
  readonly parent: number;
  readonly move: Move | null;
  readonly cells: Cells;
  /** What the link paid, counted only while the node lies between the root and the cursor. */
  readonly points: LinkPoints;
}

/** One game as a value: `entries.reduce(applyEntry, startGame(setup))`. */
export interface Game {
  readonly setup: GameSetup;
  readonly deal: DealRecord;
  readonly level: number;
  readonly nodes: readonly GameNode[];
  readonly cursor: number;
  readonly status: GameStatus;
  readonly elapsedMs: number;
  readonly assists: readonly Assist[];
  readonly score: ScoreBreakdown;
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
  | {
      readonly type: 'board-changed';
      readonly why: 'undo' | 'redo' | 'return' | 'reshuffle' | 'mercy' | 'level';
    }
  | { readonly type: 'dead' }
  | { readonly type: 'won' }
  | { readonly type: 'time-up' };

/** Why an entry was refused. */
export type GameError =
  | {
      readonly code:
        | 'not-a-tile'
        | 'same-tile'
        | 'different-kinds'
        | 'game-over'
        | 'nothing-to-undo'
        | 'nothing-to-redo'
        | 'clock-went-back'
        | 'not-dead'
        | 'bad-reshuffle'
        | 'level-not-won'
        | 'time-left';
    }
  /** `turnsNeeded`: the least turns that a line would need, or null when no line exists at all. */
  | { readonly code: 'blocked'; readonly turnsNeeded: number | null };

export type Step = Result<{ readonly game: Game; readonly events: readonly GameEvent[] }, GameError>;
export type { Entry };
