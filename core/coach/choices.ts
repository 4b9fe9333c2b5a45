/** The choices of a board: critical choices that the casual player meets, found by reviewing its games. */
import type { Board } from '../board/board.ts';
import { isCritical, type PositionReview, verdictOf } from '../review/position-review.ts';
import type { Stretch } from '../review/proving/stretch.ts';
import { reviewStretch } from '../review/stretch-review.ts';
import type { Rules } from '../rules/rules.ts';
import { runToEnd } from '../solve/progress.ts';
import { medianOf } from './board-measure.ts';
import type { CasualGame } from './casual-player.ts';
import { gameTree } from './game-tree.ts';

/** The critical choices of the games won that were reviewed. */
export interface ChoiceMeasure {
  readonly games: number;
  /** Games in which there was at least one. */
  readonly withChoice: number;
  /** The median number of them in a game. */
  readonly median: number;
  /** The median over the games with a choice of where the first and the last one lie: move over moves, from 0 to 1. */
  readonly first: number | null;
  readonly last: number | null;
  /** Games in which a choice lay in the first eighth. */
  readonly early: number;
}

/** Nodes that the proofs of one game may take on average, unless told otherwise. */
const NODES_A_GAME = 40_000;
const EIGHTH = 1 / 8;

/** Reviews the first `most` games won among some on one board. All are reviewed as one tree, so that they share their proofs. */
export function measureChoices(
  board: Board,
  rules: Rules,
  games: readonly CasualGame[],
  most: number,
  nodesAGame = NODES_A_GAME,
): ChoiceMeasure {
  const reviewed = games.filter(({ isWon, returns }) => isWon && returns === 0).slice(0, most);
  const { stretch, paths } = gameTree(board, rules, reviewed);
  const options = { nodeLimit: nodesAGame * reviewed.length, seed: 1, games: 0 };
  const positions = reviewed.length === 0 ? [] : runToEnd(reviewStretch(stretch, options));
  const places = paths.map((path) => choicePlaces(path, stretch, positions));
  const withChoice = places.filter((each) => each.length > 0);
  return {
    games: reviewed.length,
    withChoice: withChoice.length,
    median: medianOf(places.map((each) => each.length)) ?? 0,
    first: medianOf(withChoice.map((each) => each[0] ?? 0)),
    last: medianOf(withChoice.map((each) => each.at(-1) ?? 0)),
    early: places.filter((each) => (each[0] ?? 1) < EIGHTH).length,
  };
}

/**
 * Returns the places on a game's path of its decided choices: the move's number from 0 over the number of
 * moves.
 */
function choicePlaces(
  path: readonly number[],
  { steps }: Stretch,
  positions: readonly PositionReview[],
): number[] {
  return path.flatMap((node, index) => {
    const step = steps[node - 1];
    const position = positions[step?.parent ?? -1];
    if (step === undefined || position === undefined) return [];
    const isChoice = isCritical(position) && verdictOf(position, step.move) !== 'unknown';
    return isChoice ? [index / path.length] : [];
  });
}
