/**
 * A technique: a habit that a player can learn. It scores the legal moves of a position, and a player with that habit takes
 * one of those with the highest score.
 */
import type { Rules } from '../rules/rules.ts';
import type { MoveChoice } from './choice.ts';

export interface Technique<Id extends string = string> {
  readonly id: Id;
  /** Returns whether the habit means anything under these rules. */
  appliesTo(rules: Rules): boolean;
  /** The score of each legal move, in the order of `choice.moves`; higher is better. Only their order counts. */
  scores(choice: MoveChoice): readonly number[];
}

/** Applies under every rules. */
export const ALWAYS = (): boolean => true;
