import type { Board } from '../../../../core/board/board.ts';
import type { ChoiceTechnique } from '../../../../core/coach/choice-technique.ts';
import type { GameReview } from '../../../../core/review/game-review.ts';
import type { ReplayedGame } from '../../../../core/review/replay/replayed-game.ts';
import type { EngineClient } from '../../../engine/client.ts';
import type { Journal } from '../../../state/play/journal.ts';
import {
  type CriticalChoice,
  criticalChoices,
  factsByNode,
  type ToldLoss,
  toldLosses,
} from '../../../state/review/review-facts.ts';
import type { ReviewMaker } from '../../../state/review/review-maker.ts';
import { boardOfNode } from '../../../state/review/reviewed-game.ts';

/** The part of its review that the end of a game shows. */
export interface ToldReview {
  readonly review: GameReview;
  /** The moves that lost a board, see `toldLosses`. */
  readonly losses: readonly ToldLoss[];
  /** The technique that explains the last of them, with the board on which it was made; null where none does. */
  readonly technique: ToldTechnique | null;
}

interface ToldTechnique {
  readonly found: ChoiceTechnique;
  readonly board: Board;
}

async function nameLast(
  engine: EngineClient,
  game: ReplayedGame,
  choices: readonly CriticalChoice[],
  losses: readonly ToldLoss[],
): Promise<ToldTechnique | null> {
  const last = losses.at(-1);
  const lost = choices.findLast(({ kind, number }) => kind === 'lost' && number === last?.number);
  const deal = lost && game.deals[game.nodes[lost.before]?.deal ?? 0];
  if (lost === undefined || deal === undefined) return null;
  const board = boardOfNode(game, lost.before);
  const position = { board, rules: deal.rules };
  const judged = lost.position.moves;
  const named = await engine.ask({ type: 'choice-technique', position, judged, made: lost.made.move });
  return named.ok && named.value !== null ? { found: named.value, board } : null;
}

/**
 * The review of a game that has just ended; null where it cannot be had. A game that is given up is over before its last
 * entries are kept: what is read before that lacks the moves that mostly matter.
 */
export async function tellReview(
  journal: Journal,
  reviews: ReviewMaker,
  engine: EngineClient,
  gameId: string,
): Promise<ToldReview | null> {
  if (!(await journal.settled())) return null;
  const loaded = await reviews.load(gameId);
  if (!loaded.ok) return null;
  const made = await reviews.review(loaded.value);
  if (!made.ok) return null;
  const { game } = loaded.value;
  const choices = criticalChoices(game, factsByNode(game, made.value));
  const losses = toldLosses(choices);
  return { review: made.value, losses, technique: await nameLast(engine, game, choices, losses) };
}
