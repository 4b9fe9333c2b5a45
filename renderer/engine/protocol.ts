/**
 * The messages between the window and its worker. The worker holds the running game and does all searching and
 * dealing. The window has only the views that it was given; the rules are not among its programs.
 */
import type { Board, Cells, Move, Point, Shape } from '../../core/board/board.ts';
import type { CasualMeasure } from '../../core/coach/board-measure.ts';
import type { GameChoice } from '../../core/coach/choice-tally.ts';
import type { ChoiceTechnique } from '../../core/coach/choice-technique.ts';
import type { MeasureAim } from '../../core/coach/grade-names.ts';
import type { JournalRow } from '../../core/contract/schemas.ts';
import type { DealPlan } from '../../core/deal/deal-plan.ts';
import type { Reshuffle } from '../../core/deal/reshuffle.ts';
import type { GameTrace } from '../../core/game/game-trace.ts';
import type { Basis } from '../../core/game/modes/mode.ts';
import type { GameError, GameEvent } from '../../core/game/play/game.ts';
import type { RunFigures } from '../../core/game/run-figures.ts';
import type { ScoreRow } from '../../core/game/score-row.ts';
import type { DealProgress } from '../../core/game/setup/deal-record.ts';
import type { DealRecord, Entry, GameSetup } from '../../core/game/setup/entry.ts';
import type { GameView } from '../../core/game/view.ts';
import type { DealtPack, PackRequest } from '../../core/packs/deal-pack.ts';
import type { Result } from '../../core/result.ts';
import type { GameReview } from '../../core/review/game-review.ts';
import type { KeptReview } from '../../core/review/kept-review.ts';
import type { LossExplanation } from '../../core/review/loss-explanation.ts';
import type { LossStep } from '../../core/review/loss-steps.ts';
import type { JudgedMove } from '../../core/review/position-review.ts';
import type { Candidate, JudgedLink } from '../../core/review/puzzles/judged-link.ts';
import type { OwnMistake } from '../../core/review/puzzles/own-mistakes.ts';
import type { Position } from '../../core/review/puzzles/position-images.ts';
import type { Puzzle, PuzzleGrade, PuzzleKind } from '../../core/review/puzzles/puzzle.ts';
import type { StudyChoices } from '../../core/review/puzzles/study-choices.ts';
import type { PlayedOn } from '../../core/review/replay/play-on.ts';
import type { ReplayedGame } from '../../core/review/replay/replayed-game.ts';
import type { Slide } from '../../core/rules/gravity.ts';
import type { PairRefusal } from '../../core/rules/pair-refusal.ts';
import type { Rules } from '../../core/rules/rules.ts';
import type { DrawingVerdict } from '../../core/sentences/drawing-sentences.ts';
import type { StoryLine } from '../../core/sentences/story-sentences.ts';
import type { Hint } from '../../core/solve/hint.ts';
import type { Progress } from '../../core/solve/progress.ts';
import type { Rating } from '../../core/solve/rating.ts';
import type { Verdict } from '../../core/solve/verdict.ts';
import type { Drawing } from '../../core/templates/drawing.ts';
import type { DrawingFacts } from '../../core/templates/drawing-feedback.ts';
import type { PackDeal } from '../../core/templates/pack-deal.ts';
import type { WinTally } from '../../core/templates/win-share.ts';
import type { LabAnswers, LabRequest } from './lab-protocol.ts';
import type { SentView } from './sent-view.ts';

/**
 * Names one position on the board of one game, as long as it stays there: it rises with every entry that changes the board
 * and with every game that is opened, and never comes again.
 */
export type Revision = number;

/** A question about the position with that revision; `stale` once another is on the board. */
export type SearchRequest = {
  readonly type:
    | 'hint'
    | 'verdict'
    /** True where some pair is proved to keep the board winnable, and some other to lose it. */
    | 'find-choice'
    /** Counts the moves to take back to the last position that could be won. */
    | 'find-return'
    /** The move after which the board could not be won any more; `not-known` when no one move is proved to be it. */
    | 'find-loss'
    /** A whole clearing of the board; `lost` when it is proved that there is none. */
    | 'find-clearing'
    /** The tiles of the board laid anew so that it can be won, as few of them moved as was found. */
    | 'find-reshuffle';
  readonly revision: Revision;
};

/** About positions that no game of the worker holds: each request brings its own. */
export type PuzzleQuestion =
  /** The legal pairs. */
  | { readonly type: 'puzzle-candidates'; readonly position: Position }
  /** Takes a pair and proves whether that keeps the game winnable. */
  | { readonly type: 'puzzle-link'; readonly position: Position; readonly move: Move }
  /** Why a position is lost, and how far it can be played on. */
  | { readonly type: 'puzzle-loss'; readonly position: Position }
  /** Why one pair loses; where none is named, of those beside the answers the one that is explained most shortly. */
  | {
      readonly type: 'puzzle-why';
      readonly position: Position;
      readonly answers: readonly Move[];
      readonly refuted: Move | null;
    }
  /** Which technique explains a choice whose moves are judged; `made` is the move that was made, null where none was. */
  | {
      readonly type: 'choice-technique';
      readonly position: Position;
      readonly judged: readonly JudgedMove[];
      readonly made: Move | null;
    }
  /** The choices along moves that clear a board. */
  | { readonly type: 'puzzle-choices'; readonly position: Position; readonly moves: readonly Move[] }
  /** For each cell, which of the moves takes the tile that lies there at the beginning; 0 where none does. */
  | { readonly type: 'taking-order'; readonly position: Position; readonly moves: readonly Move[] }
  /** Deals a new puzzle with its proofs; `not-known` when none is among so many boards as a seed is given. */
  | {
      readonly type: 'deal-puzzle';
      readonly kind: PuzzleKind;
      readonly grade: PuzzleGrade | null;
      readonly seed: number;
    }
  /** The player's critical choices in a game, with the techniques that explain them. */
  | {
      readonly type: 'game-choices';
      readonly setup: GameSetup;
      readonly journal: readonly JournalRow[];
      /** The stored review of the game, which makes a new one unnecessary. */
      readonly review: KeptReview | null;
    }
  /** The player's losing moves in a game. */
  | {
      readonly type: 'own-mistakes';
      readonly setup: GameSetup;
      readonly journal: readonly JournalRow[];
      /** The stored review of the game, which makes a new one unnecessary. */
      readonly review: KeptReview | null;
    };

/** A lost position: why, and its longest try, board by board; the first one is the position itself. */
export interface LossShow {
  readonly position: Position;
  readonly explanation: LossExplanation;
  readonly steps: readonly ShownStep[];
}

/** Another game than the one on the board: by its setup and the entries of its journal. */
export interface GameToReview {
  readonly setup: GameSetup;
  readonly entries: readonly Entry[];
}

/** The move that lost a board. */
export interface FoundLoss {
  /** Moves to take back to the position that could still be won. */
  readonly movesBack: number;
  /** That position, the pair that was taken in it, and its line. */
  readonly cells: Cells;
  readonly move: Move;
  readonly line: readonly Point[];
  /** The number of the move, from 1, in all levels. */
  readonly number: number;
}

/** Why a position is lost, in pictures: of the first board of a list that can be explained in as few as are shown. */
export interface ExplainedLoss {
  readonly index: number;
  readonly steps: readonly LossStep[];
}

export type EngineRequest =
  | PuzzleQuestion
  /** Deals a plan; with an aim at the two measures the nearest of a few seeds, instead of the plan's own aim. */
  | { readonly type: 'deal'; readonly plan: DealPlan; readonly aim?: MeasureAim }
  /** Deals one of the boards that were composed for the preset *tension*, by any seed. */
  | { readonly type: 'deal-tension'; readonly seed: number }
  /** Deals the board that a mode, under a version of its rules, plans for a level from 1. */
  | {
      readonly type: 'deal-level';
      readonly of: Pick<GameSetup, 'mode' | 'modeVersion'>;
      readonly basis: Basis;
      readonly level: number;
    }
  /** Makes a game the current one: replays its journal and checks each board hash. */
  | { readonly type: 'open'; readonly setup: GameSetup; readonly journal: readonly JournalRow[] }
  /** Applies an entry to the current game; with a revision, only while that position is on the board. */
  | { readonly type: 'apply'; readonly entry: Entry; readonly revision: Revision | null }
  /** The score of the current game, for a test-play, which no host records. */
  | { readonly type: 'score-row'; readonly gameId: string }
  | SearchRequest
  /** Decides without a bound whether a board can be cleared; one worker sends this to another. */
  | { readonly type: 'prove'; readonly board: Board; readonly rules: Rules; readonly seed: number }
  /** The figures of the current game, level by level. */
  | { readonly type: 'run-figures' }
  /** The trace of the current game, entry by entry. */
  | { readonly type: 'trace' }
  /** The trace of a stored game. The game on the board stays. */
  | { readonly type: 'trace-stored'; readonly setup: GameSetup; readonly journal: readonly JournalRow[] }
  /** The deal played along its witness, for the board behind the home screen. */
  | { readonly type: 'play-through'; readonly deal: DealRecord }
  /** Rates a deal by random play, in as many games as fit into a time; the rating is shown, and stored nowhere. */
  | { readonly type: 'rate-deal'; readonly deal: DealRecord }
  /** The games of the casual player on a board; null where it is too large for them. */
  | { readonly type: 'measure-board'; readonly board: Board; readonly rules: Rules }
  /** Deals the levels of a pack so that both measures rise; how far it is, is reported. */
  | { readonly type: 'deal-pack'; readonly request: PackRequest }
  /** Measures a level of a pack by the games of both players. */
  | {
      readonly type: 'rate-level';
      readonly template: Shape & { readonly rules: Rules };
      readonly deal: PackDeal;
    }
  /** The facts about a drawing that need no deal. */
  | { readonly type: 'drawing-facts'; readonly drawing: Drawing }
  /** Decides whether a drawing can be dealt at all, with a deal to show when it can. */
  | { readonly type: 'judge'; readonly drawing: Drawing; readonly seed: number }
  /** As many random games on deals of a drawing as fit into a time; tallies add up. */
  | {
      readonly type: 'sample-wins';
      readonly drawing: Drawing;
      readonly firstSeed: number;
      readonly limitMs: number;
    }
  /** Every position of a game with how it came about. */
  | ({ readonly type: 'replay' } & GameToReview)
  /**
   * Proves the verdict of each position and move of a game. The work is bounded by nodes, and progress is
   * reported.
   */
  | ({ readonly type: 'review' } & GameToReview)
  /**
   * Why boards are lost: of the first one, or of the first after it whose explanation is small enough to be shown. They are
   * of one line of play and each is proved lost. `not-known` when none can be shown.
   */
  | { readonly type: 'explain-loss'; readonly boards: readonly Board[]; readonly rules: Rules }
  /** The lines of legal moves on a board. */
  | {
      readonly type: 'lines';
      readonly board: Board;
      readonly rules: Rules;
      readonly moves: readonly Move[];
    }
  /** The story of a game that is over; what is proved of its choices where there is a review of it. */
  | ({ readonly type: 'story'; readonly review: GameReview | null } & GameToReview)
  /** A new game that stands in a position of another one. */
  | ({ readonly type: 'play-on'; readonly node: number } & GameToReview)
  | LabRequest;

/** The verdict whether a drawing can be dealt, with a deal to show when it can. */
export type Judgement =
  | { readonly verdict: 'solvable'; readonly cells: Cells }
  | Exclude<DrawingVerdict, { readonly verdict: 'solvable' }>;

export type RequestType = EngineRequest['type'];

/** `stale`: another position is on the board than the one that was meant. `not-known`: the time for the search was over. `lost`: proved so. */
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

/** A game and the position that is now on its board. */
export interface OnBoard {
  readonly view: GameView;
  readonly revision: Revision;
}

export interface Applied extends OnBoard {
  readonly events: readonly GameEvent[];
  /** The slides of tiles after a pair was taken, see `slides` in core/rules. */
  readonly slides: readonly Slide[];
  readonly boardHash: string;
}

/** `OnBoard` or `Applied` between the threads. */
export type SentOnBoard = Omit<OnBoard, 'view'> &
  Partial<Omit<Applied, 'view'>> & { readonly view: SentView };

export interface ShownStep {
  readonly cells: Cells;
  readonly events: readonly GameEvent[];
}

/** A pair that was taken, with what the board has to show of it. */
export interface ShownLink extends JudgedLink {
  readonly events: readonly GameEvent[];
}

/** A pair that loses, and why. */
export interface RefutedPair extends LossShow {
  readonly move: Move;
  readonly kind: number;
}

/** The random games that were played on a deal, and those of them that were lost. */
export type DealRating = Pick<Rating, 'games' | 'lost'>;

/**
 * The verdict whether the current board can still be won: proved yes, proved no, or not known within the
 * time.
 */
export type BoardVerdict = 'winnable' | 'lost' | 'not-known';

type LabReplies = { readonly [T in keyof LabAnswers]: Result<LabAnswers[T], EngineError> };

/** The answer to each request. */
export interface EngineReplies extends LabReplies {
  readonly deal: Result<DealRecord, EngineError>;
  readonly 'deal-tension': Result<DealRecord, EngineError>;
  readonly 'deal-level': Result<DealRecord, EngineError>;
  readonly open: Result<OnBoard, EngineError>;
  readonly apply: Result<Applied, GameError | { readonly code: EngineError }>;
  /** null for a game that was shown, which has no score; `stale` while it goes on. */
  readonly 'score-row': Result<ScoreRow | null, EngineError>;
  readonly hint: Result<Hint, EngineError>;
  readonly verdict: Result<BoardVerdict, EngineError>;
  readonly 'find-choice': Result<boolean, EngineError>;
  readonly 'find-return': Result<number, EngineError>;
  readonly 'find-loss': Result<FoundLoss, EngineError>;
  readonly 'find-clearing': Result<readonly Move[], EngineError>;
  readonly 'find-reshuffle': Result<Reshuffle, EngineError>;
  readonly prove: Result<Verdict, EngineError>;
  readonly 'run-figures': Result<RunFigures, EngineError>;
  readonly trace: Result<GameTrace, EngineError>;
  readonly 'trace-stored': Result<GameTrace, EngineError>;
  readonly 'play-through': Result<readonly ShownStep[], EngineError>;
  readonly 'rate-deal': Result<DealRating, EngineError>;
  readonly 'measure-board': Result<CasualMeasure | null, EngineError>;
  readonly 'deal-pack': Result<DealtPack, EngineError>;
  readonly 'rate-level': Result<PackDeal, EngineError>;
  readonly 'drawing-facts': Result<DrawingFacts, EngineError>;
  readonly judge: Result<Judgement, EngineError>;
  readonly 'sample-wins': Result<WinTally, EngineError>;
  readonly 'puzzle-candidates': Result<readonly Candidate[], EngineError>;
  readonly 'puzzle-link': Result<Result<ShownLink, PairRefusal>, EngineError>;
  readonly 'puzzle-loss': Result<LossShow, EngineError>;
  readonly 'puzzle-why': Result<RefutedPair | null, EngineError>;
  readonly 'choice-technique': Result<ChoiceTechnique | null, EngineError>;
  readonly 'puzzle-choices': Result<StudyChoices, EngineError>;
  readonly 'taking-order': Result<readonly number[], EngineError>;
  readonly 'deal-puzzle': Result<Puzzle, EngineError>;
  readonly 'game-choices': Result<readonly GameChoice[], EngineError>;
  readonly 'own-mistakes': Result<readonly OwnMistake[], EngineError>;
  readonly replay: Result<ReplayedGame, EngineError>;
  readonly review: Result<KeptReview, EngineError>;
  readonly 'explain-loss': Result<ExplainedLoss, EngineError>;
  readonly lines: Result<readonly (readonly Point[])[], EngineError>;
  readonly story: Result<readonly StoryLine[], EngineError>;
  readonly 'play-on': Result<PlayedOn, EngineError>;
}
export type EngineReply<T extends RequestType> = EngineReplies[T];

/** `id` names a request; a reply and its progress carry the same. */
export type ToWorker =
  | { readonly kind: 'request'; readonly id: number; readonly request: EngineRequest }
  | { readonly kind: 'cancel'; readonly id: number }
  /** Of a deal that chooses among seeds: its own seed will do. */
  | { readonly kind: 'skip'; readonly id: number };

export interface SearchProgress extends Progress {
  /** The share of the work that is done, in thousandths, where it is known. */
  readonly permille?: number;
  /** Of a review: the node after the losing move, once it is proved. */
  readonly lostNode?: number | null;
}

export type FromWorker =
  | { readonly kind: 'reply'; readonly id: number; readonly reply: EngineReplies[RequestType] }
  /** The reply to what put another position on the board. */
  | { readonly kind: 'on-board'; readonly id: number; readonly reply: SentOnBoard }
  | ({ readonly kind: 'progress'; readonly id: number } & SearchProgress)
  | { readonly kind: 'dealing'; readonly id: number; readonly progress: DealProgress }
  | { readonly kind: 'bug'; readonly id: number; readonly message: string };
