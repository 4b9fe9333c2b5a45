import type { Cells, Move } from '../board/board.ts';
import type { Rules } from '../rules/rules.ts';
import type { TemplateRevision } from '../templates/template.ts';

/** Classic: untimed, one deal. Timed: a countdown that each link refills, level after level until it runs out. */
export const MODES = ['classic', 'timed'] as const;
export type Mode = (typeof MODES)[number];

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
  /** Of a timed run: what its levels are planned from, unsigned 32-bit; absent in older ones, see `runSeedOf`. */
  readonly runSeed?: number;
  readonly deal: DealRecord;
}

/** What marks a game as assisted. */
export const ASSISTS = ['hint', 'verdict', 'return', 'auto-play', 'undo', 'mercy', 'reshuffle'] as const;
export type Assist = (typeof ASSISTS)[number];
/** Those that are journaled when they are asked for, whatever comes of it. */
export const PRESSED_ASSISTS = ['hint', 'verdict', 'auto-play'] as const;
export type PressedAssist = (typeof PRESSED_ASSISTS)[number];

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
