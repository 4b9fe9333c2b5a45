/** What the window and its worker say to each other. The worker holds the rules and the running game, the window neither. */
import type { Cells, Move } from '../../core/board/board.ts';
import type { JournalRow } from '../../core/contract/schemas.ts';
import type { DealError } from '../../core/deal/deal.ts';
import type { WinTally } from '../../core/deal/estimate.ts';
import type { Reshuffle } from '../../core/deal/reshuffle.ts';
import type { DealRecord, Entry, GameSetup } from '../../core/game/entry.ts';
import type { GameError, GameEvent } from '../../core/game/game.ts';
import type { DealPlan } from '../../core/game/levels.ts';
import type { GameView } from '../../core/game/view.ts';
import type { Result } from '../../core/result.ts';
import type { Hint } from '../../core/solve/hint.ts';
import type { Drawing } from '../../core/templates/drawing.ts';
import type { DrawingFacts } from '../../core/templates/feedback.ts';
import type { TemplateRevision } from '../../core/templates/template.ts';

export type EngineRequest =
  /** Deals a plan. */
  | { readonly type: 'deal'; readonly plan: DealPlan }
  /** Deals a level of the timed challenge. */
  | {
      readonly type: 'deal-level';
      readonly level: number;
      readonly templates: readonly TemplateRevision[];
      readonly runSeed: number;
    }
  /** Makes a game the current one: replays its journal and checks each board hash. */
  | { readonly type: 'open'; readonly setup: GameSetup; readonly journal: readonly JournalRow[] }
  /** Applies an entry to the current game. */
  | { readonly type: 'apply'; readonly entry: Entry }
  | { readonly type: 'hint' }
  | { readonly type: 'verdict' }
  /** How many moves to take back to the last position that could be won. */
  | { readonly type: 'find-return' }
  /** A whole clearing of the current board; `lost` when it is proved that there is none. */
  | { readonly type: 'find-clearing' }
  /** The tiles of the current board laid anew so that it can be won, as few of them moved as was found. */
  | { readonly type: 'find-reshuffle' }
  /** The deal played along its witness, for the board behind the home screen. */
  | { readonly type: 'play-through'; readonly deal: DealRecord }
  /** What can be told of a drawing at once. */
  | { readonly type: 'drawing-facts'; readonly drawing: Drawing }
  /** Whether a drawing can be dealt at all; with a deal to show when it can. */
  | { readonly type: 'judge'; readonly drawing: Drawing; readonly seed: number }
  /** As many random games on deals of a drawing as fit into a time; tallies add up. */
  | {
      readonly type: 'sample-wins';
      readonly drawing: Drawing;
      readonly firstSeed: number;
      readonly limitMs: number;
    };

export type Judgement =
  | { readonly verdict: 'solvable'; readonly cells: Cells }
  | {
      readonly verdict: 'impossible';
      readonly reason: Extract<DealError, { code: 'impossible' }>['reason'];
    }
  | { readonly verdict: 'not-known' };

export type RequestType = EngineRequest['type'];

/** `stale`: the game went on meanwhile. `not-known`: the time for the search was over. `lost`: proved so. */
export const ENGINE_ERRORS = [
  'cancelled',
  'stale',
  'not-known',
  'lost',
  'bad-filling',
  'cannot-deal',
  'bad-journal',
  'crashed',
] as const;
export type EngineError = (typeof ENGINE_ERRORS)[number];

export interface Applied {
  readonly view: GameView;
  readonly events: readonly GameEvent[];
  readonly boardHash: string;
}

export interface ShownStep {
  readonly cells: Cells;
  readonly events: readonly GameEvent[];
}

/** Whether the current board can still be won: proved yes, proved no, or not known within the time. */
export type BoardVerdict = 'winnable' | 'lost' | 'not-known';

/** What each request is answered with. */
export interface EngineReplies {
  readonly deal: Result<DealRecord, EngineError>;
  readonly 'deal-level': Result<DealRecord, EngineError>;
  readonly open: Result<GameView, EngineError>;
  readonly apply: Result<Applied, GameError | { readonly code: EngineError }>;
  readonly hint: Result<Hint, EngineError>;
  readonly verdict: Result<BoardVerdict, EngineError>;
  readonly 'find-return': Result<number, EngineError>;
  readonly 'find-clearing': Result<readonly Move[], EngineError>;
  readonly 'find-reshuffle': Result<Reshuffle, EngineError>;
  readonly 'play-through': Result<readonly ShownStep[], EngineError>;
  readonly 'drawing-facts': Result<DrawingFacts, EngineError>;
  readonly judge: Result<Judgement, EngineError>;
  readonly 'sample-wins': Result<WinTally, EngineError>;
}
export type EngineReply<T extends RequestType> = EngineReplies[T];

/** `id` names a request; a reply and its progress carry the same. */
export type ToWorker =
  | { readonly kind: 'request'; readonly id: number; readonly request: EngineRequest }
  | { readonly kind: 'cancel'; readonly id: number };

/** `revision` counts what happened to the current game, so that an answer about an older board can be told. */
export type FromWorker =
  | {
      readonly kind: 'reply';
      readonly id: number;
      readonly revision: number;
      readonly reply: EngineReplies[RequestType];
    }
  | { readonly kind: 'progress'; readonly id: number; readonly nodes: number }
  | { readonly kind: 'bug'; readonly id: number; readonly message: string };
