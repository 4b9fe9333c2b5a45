/** A game that is open for review, as plain data: which position is shown, what is known of it, and why it is lost. */
import { type Board, countTiles } from '../../../core/board/board.ts';
import type { ChoiceTechnique } from '../../../core/coach/choice-technique.ts';
import type { SavedGame } from '../../../core/contract/schemas.ts';
import type { GameReview } from '../../../core/review/game-review.ts';
import { cellsOfNode, pathTo, type ReplayedGame } from '../../../core/review/replay/replayed-game.ts';
import type { Rules } from '../../../core/rules/rules.ts';
import type { TemplateRevision } from '../../../core/templates/template.ts';
import type { ExplainedLoss } from '../../engine/protocol.ts';
import { type CriticalChoice, factsByNode, type NodeFacts } from './review-facts.ts';
import type { LoadedGame, ReviewProgress, ReviewTrouble } from './review-maker.ts';

/** A replay runs at so many times the pace of one position a beat. */
export const REPLAY_PACES = [0.5, 1, 2, 4] as const;
export type ReplayPace = (typeof REPLAY_PACES)[number];

/** The review of the game that is shown. */
export type MakingState =
  | ({ readonly state: 'making' } & ReviewProgress)
  | { readonly state: 'failed'; readonly trouble: ReviewTrouble }
  | { readonly state: 'made'; readonly review: GameReview };

/** Why a position is lost. `from` is the position that was asked about, `at` the one that is explained. */
export type WhyState =
  | { readonly state: 'none' }
  | { readonly state: 'searching'; readonly from: number }
  | { readonly state: 'not-shown'; readonly from: number }
  | {
      readonly state: 'shown';
      readonly from: number;
      readonly at: number;
      readonly loss: ExplainedLoss;
      readonly step: number;
    };

/** An explanation that was asked for, and one whose pictures are there. */
export type OpenWhy = Exclude<WhyState, { state: 'none' }>;
export type ShownWhy = Extract<WhyState, { state: 'shown' }>;

export const NO_WHY: WhyState = { state: 'none' };

/** Why what was asked for changed nothing. */
export type ReviewNotice =
  | 'at-start'
  | 'at-end'
  | 'no-branch'
  | 'no-choice-before'
  | 'no-choice-after'
  | 'making'
  | 'not-made'
  | 'no-loss'
  | 'no-winnable'
  | 'cleared'
  | 'searching';

/** A game that is open for review. */
export interface ReviewedGame {
  readonly saved: SavedGame;
  readonly game: ReplayedGame;
  readonly making: MakingState;
  readonly facts: readonly NodeFacts[];
  readonly choices: readonly CriticalChoice[];
  /** The position that is shown, and the line through it that steps follow. */
  readonly node: number;
  readonly line: readonly number[];
  readonly isPlaying: boolean;
  readonly pace: ReplayPace;
  readonly why: WhyState;
  /** By the position that a choice led to, the technique that explains it; null where none does, missing where it was not asked for. */
  readonly techniques: ReadonlyMap<number, ChoiceTechnique | null>;
  /** Said until something changes. */
  readonly notice: ReviewNotice | null;
}

/** A loaded game at its end, before anything is known of it; one that was cleared at its deal, for at its end nothing is left to see. */
export function openedReview({ saved, game }: LoadedGame): ReviewedGame {
  const line = pathTo(game, game.last);
  const isCleared = countTiles(cellsOfNode(game, game.last)) === 0;
  return {
    saved,
    game,
    making: { state: 'making', permille: 0, lostNode: null },
    facts: factsByNode(game, null),
    choices: [],
    node: isCleared ? (line[0] ?? game.last) : game.last,
    line,
    isPlaying: false,
    pace: 1,
    why: NO_WHY,
    techniques: new Map(),
    notice: null,
  };
}

function dealOfNode({ deals, nodes }: ReplayedGame, node: number) {
  const deal = deals[nodes[node]?.deal ?? 0] ?? deals[0];
  if (deal === undefined) throw new Error('a game without a deal');
  return deal;
}

/** The template that a position of a replayed game was dealt on. */
export function templateOfNode(game: ReplayedGame, node: number): TemplateRevision {
  return dealOfNode(game, node).template;
}

/** The rules that a position of a replayed game is played by. */
export function rulesOfNode(game: ReplayedGame, node: number): Rules {
  return dealOfNode(game, node).rules;
}

/** The board of a position of a replayed game. */
export function boardOfNode(game: ReplayedGame, node: number): Board {
  const { width, height, marks } = templateOfNode(game, node);
  return { width, height, marks, cells: cellsOfNode(game, node) };
}
