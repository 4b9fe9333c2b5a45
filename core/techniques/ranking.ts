import { pick, type Random } from '../random.ts';
import type { MoveChoice } from './choice.ts';
import type { Technique } from './technique.ts';

/** Returns the indices of the moves that a technique puts first; several where they have the same score. */
export function firstMoves(technique: Technique, choice: MoveChoice): number[] {
  return bestOf(technique.scores(choice));
}

/** Returns the indices of the highest scores. */
export function bestOf(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  return [...scores.keys()].filter((index) => scores[index] === most);
}

/** Returns whether a technique tells moves apart: one that scores all of them alike says nothing. */
export function tellsApart(scores: readonly number[]): boolean {
  return scores.some((score) => score !== scores[0]);
}

/**
 * The moves that some techniques, asked one after the other, put first: each decides among those that the ones before it left.
 * Those that do not apply under the rules are passed over.
 */
export function firstMovesBy(techniques: readonly Technique[], choice: MoveChoice): number[] {
  let left = [...choice.moves.keys()];
  for (const technique of techniques) {
    if (left.length < 2) break;
    if (!technique.appliesTo(choice.engine.rules)) continue;
    const scores = technique.scores(choice);
    left = bestOf(left.map((index) => scores[index] ?? 0)).map((at) => left[at] ?? 0);
  }
  return left;
}

/** The move of a player with these habits: one of those that they put first, by the stream. */
export function habitMove(techniques: readonly Technique[], choice: MoveChoice, random: Random): number {
  return pick(random, firstMovesBy(techniques, choice));
}
