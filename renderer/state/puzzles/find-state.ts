/** A position in which a move is to be found, on the screen. */
import { createStore } from 'zustand/vanilla';
import type { Board, Move } from '../../../core/board/board.ts';
import type { ChoiceTechnique } from '../../../core/coach/choice-technique.ts';
import type { BridgeErrorCode } from '../../../core/contract/contract.ts';
import type { RunState } from '../../../core/contract/puzzle-channels.ts';
import type { GameEvent } from '../../../core/game/play/game.ts';
import type { Candidate } from '../../../core/review/puzzles/judged-link.ts';
import type { PuzzleWay } from '../../../core/review/puzzles/puzzle-answer.ts';
import type { PairRefusal } from '../../../core/rules/pair-refusal.ts';
import type { LossShow, RefutedPair, ShownLink } from '../../engine/protocol.ts';
import { IDLE, type Selection } from '../picking/selection.ts';
import type { FindCard } from './puzzle-sets.ts';

export type FindWay = Exclude<PuzzleWay, 'study'>;

/** Why a pair was not taken; `unknown`: nothing could be proved of it within the bounds. */
export type LinkRefusal = PairRefusal | { readonly code: 'unknown' };
export type RefusedLink = LinkRefusal & { readonly pair: Move };

export type FindPhase =
  /** Nothing is shown yet, or nothing is left to be shown. */
  | { readonly name: 'opening' | 'empty' }
  | { readonly name: 'asking'; readonly refusal: RefusedLink | null }
  /** The pair is proved and kept. */
  | { readonly name: 'checking' }
  | { readonly name: 'right'; readonly link: ShownLink; readonly why: RefutedPair | null }
  /** `step`: how far the longest try has been played; 0 is the board after the pair. */
  | {
      readonly name: 'wrong';
      readonly link: ShownLink;
      readonly loss: LossShow | null;
      readonly step: number;
    }
  /** The answer stands on the board, shown and not found by the player. */
  | {
      readonly name: 'told';
      readonly answer: Candidate;
      readonly why: RefutedPair | null;
    }
  /** The answer is not kept, so nothing is said of it. */
  | { readonly name: 'trouble'; readonly code: BridgeErrorCode }
  /** A storm is over, or a streak after its last board was looked at. */
  | { readonly name: 'over' };

export interface FindState {
  readonly way: FindWay;
  readonly card: FindCard | null;
  readonly candidates: readonly Candidate[];
  readonly selection: Selection;
  /** Index of the candidate that is looked at. */
  readonly chosen: number | null;
  readonly board: Board | null;
  /** The events that led to this board from the one before. */
  readonly events: readonly GameEvent[];
  readonly phase: FindPhase;
  /** The technique that explains the choice, once an answer was given or shown; null where none does. */
  readonly technique: ChoiceTechnique | null;
  readonly isHelped: boolean;
  /** Of a streak or a storm: how the storage has it. */
  readonly run: RunState | null;
  /** Of a streak or a storm: of what was solved since it was opened, the first one of the highest grade. */
  readonly hardest: FindCard | null;
  /** Of a storm: what came of the answer before. */
  readonly last: 'right' | 'wrong' | null;
}

export const NO_FIND: FindState = {
  way: 'practice',
  card: null,
  candidates: [],
  selection: IDLE,
  chosen: null,
  board: null,
  events: [],
  phase: { name: 'opening' },
  technique: null,
  isHelped: false,
  run: null,
  hardest: null,
  last: null,
};

export function createFindStore() {
  return createStore<FindState>(() => NO_FIND);
}
