/** The findings of a review, by the positions of the replay that a screen shows. */
import type { Move } from '../../../core/board/board.ts';
import type { ReviewSummary } from '../../../core/contract/reviews.ts';
import { type ChoiceKind, choiceKindOf } from '../../../core/review/choice-kind.ts';
import type { GameReview, ReviewedMove } from '../../../core/review/game-review.ts';
import type { MoveVerdict, PositionReview } from '../../../core/review/position-review.ts';
import { type AfterLoss, afterLoss } from '../../../core/review/replay/after-loss.ts';
import { pathTo, type ReplayedGame } from '../../../core/review/replay/replayed-game.ts';

/** The facts known of a position, and of the move that led to it. */
export interface NodeFacts {
  readonly position: PositionReview | null;
  readonly made: ReviewedMove | null;
}

const NO_FACTS: NodeFacts = { position: null, made: null };

/** By position of the replay; nothing is known of any while there is no review. */
export function factsByNode(game: ReplayedGame, review: GameReview | null): readonly NodeFacts[] {
  const byEntry = new Map(review?.moves.map((made) => [made.entry, made]));
  const positions = new Map<number, PositionReview>();
  for (const { nodes, positions: found } of review?.stretches ?? [])
    for (const [at, node] of nodes.entries()) {
      const position = found[at];
      if (position !== undefined) positions.set(node, position);
    }
  return game.nodes.map(({ entry }, node) => {
    const facts = { position: positions.get(node) ?? null, made: byEntry.get(entry) ?? null };
    return facts.position === null && facts.made === null ? NO_FACTS : facts;
  });
}

/** A critical choice of the game whose move is decided. */
export interface CriticalChoice {
  readonly kind: ChoiceKind;
  /** The position in which it was made, and the one it led to. */
  readonly before: number;
  readonly after: number;
  readonly number: number;
  readonly made: ReviewedMove;
  readonly position: PositionReview;
  /** True if the move was taken back: it is not on the way to the end. */
  readonly isUndone: boolean;
  /** The continuation of a game whose board the move lost; null where it kept the board. */
  readonly afterwards: AfterLoss | null;
}

/** The critical choices in the order in which they were made. */
export function criticalChoices(game: ReplayedGame, facts: readonly NodeFacts[]): readonly CriticalChoice[] {
  const isOnWay = new Set(pathTo(game, game.last));
  return game.nodes.flatMap((node, after) => {
    const made = facts[after]?.made ?? null;
    const position = facts[node.parent]?.position ?? null;
    const kind = made === null ? null : choiceKindOf(made);
    if (made === null || position === null || kind === null) return [];
    const isUndone = !isOnWay.has(after);
    const afterwards = kind === 'lost' ? afterLoss(game, after) : null;
    return [{ kind, before: node.parent, after, number: node.pairs, made, position, isUndone, afterwards }];
  });
}

/** Counts the moves of the player that were made in positions of these in which some pair is not decided. */
export function undecidedMoves(
  game: ReplayedGame,
  facts: readonly NodeFacts[],
  isAsked: (before: number) => boolean,
): number {
  return game.nodes.filter(({ parent }, after) => {
    const isOpen = (facts[parent]?.position?.unknown ?? 0) > 0;
    return isOpen && isAsked(parent) && facts[after]?.made?.by === 'player';
  }).length;
}

/** A move that lost a board, and what came of it. */
export interface ToldLoss {
  readonly number: number;
  readonly pair: Move;
  readonly afterwards: AfterLoss;
}

/** So many losses are told of one game. */
const MOST_TOLD = 2;

/**
 * The losing moves to tell of a game that is over, in the order of play: the last ones on the way to its end, else the last one
 * that was taken back.
 */
export function toldLosses(choices: readonly CriticalChoice[]): readonly ToldLoss[] {
  const losses = choices.flatMap(({ number, made, afterwards }) =>
    afterwards === null ? [] : [{ number, pair: made.move, afterwards }],
  );
  const onTheWay = losses.filter(({ afterwards }) => afterwards.by !== 'taken-back');
  return onTheWay.length > 0 ? onTheWay.slice(-MOST_TOLD) : losses.slice(-1);
}

/** The position after the move that lost the position of the end, or null. */
export function losingNode(game: ReplayedGame, review: GameReview): number | null {
  const made = review.lostAt === null ? undefined : review.moves[review.lostAt];
  const node = game.nodes.findIndex(({ entry }) => entry === made?.entry);
  return made === undefined || node < 0 ? null : node;
}

/**
 * Makes the summary of a review for lists: the shares on the way to the end, and the number of the losing
 * move.
 */
export function summaryOf(
  game: ReplayedGame,
  review: GameReview,
): Pick<ReviewSummary, 'shares' | 'lostMove'> {
  const facts = factsByNode(game, review);
  const lost = losingNode(game, review);
  return {
    shares: pathTo(game, game.last).map((node) => facts[node]?.position?.wins?.winPermille ?? -1),
    lostMove: lost === null ? null : (game.nodes[lost]?.pairs ?? null),
  };
}

/** Moves of a position that are proved to do something, where its moves were listed. */
export function movesThat({ moves }: PositionReview, wanted: MoveVerdict): readonly Move[] {
  return moves.filter(({ verdict }) => verdict === wanted).map(({ move }) => move);
}
