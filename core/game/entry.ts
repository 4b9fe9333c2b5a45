import type { Cells, Move } from '../board/board.ts';
import type { Rules } from '../rules/rules.ts';
import type { TemplateRevision } from '../templates/template.ts';
import type { PressedAssist } from './assist.ts';
import type { Mode } from './modes/table.ts';

/** A deal as it is stored for ever: enough to play it again even when a later dealer deals otherwise. */
export interface DealRecord {
  readonly template: TemplateRevision;
  readonly rules: Rules;
  readonly kinds: number;
  readonly copies: number;
  /** Unsigned 32-bit. */
  readonly seed: number;
  readonly dealerVersion: number;
  readonly cells: Cells;
  /** The proof that the deal can be cleared under its rules. */
  readonly witness: readonly Move[];
  /** Measured difficulty: share of uniform random games that end dead, in thousandths. */
  readonly lossPermille: number;
  /** The version of that measure; absent in deals from before it had one, which is 1: see `measureVersionOf`. */
  readonly measureVersion?: number;
}

/** What a game starts from; with its journal it says everything about the game. */
export interface GameSetup {
  readonly mode: Mode;
  /** The version of the mode's rules; absent in games from before they had one, which is 1: see `modeVersionOf`. */
  readonly modeVersion?: number;
  readonly scoreVersion: number;
  /** What the levels of a run are planned from, unsigned 32-bit; absent in older ones, see `basisOf`. */
  readonly runSeed?: number;
  /** Which of its mode's own boards it is, where a mode has such. */
  readonly boardId?: string;
  readonly deal: DealRecord;
}

/** One thing that happened, at `elapsedMs` of game clock (integer, monotonic within a game, pauses not counted). */
export type Entry =
  | {
      readonly type: 'link';
      readonly a: number;
      readonly b: number;
      readonly by: 'player' | 'auto';
      readonly elapsedMs: number;
    }
  | { readonly type: 'undo'; readonly elapsedMs: number }
  | { readonly type: 'redo'; readonly elapsedMs: number }
  | { readonly type: 'return'; readonly moves: number; readonly elapsedMs: number }
  | { readonly type: 'assist'; readonly assist: PressedAssist; readonly elapsedMs: number }
  | { readonly type: 'mercy'; readonly a: number; readonly b: number; readonly elapsedMs: number }
  | { readonly type: 'reshuffle'; readonly cells: Cells; readonly elapsedMs: number }
  | { readonly type: 'level'; readonly deal: DealRecord; readonly elapsedMs: number }
  | { readonly type: 'timeout'; readonly elapsedMs: number };
