/** Critical choices added up by the technique that explains them. */
import type { NamedTechnique } from './choice-technique.ts';

/** A decided critical choice of the player's. */
export interface GameChoice {
  /** Null where the declared order explains it by no technique. */
  readonly technique: NamedTechnique | null;
  readonly isKept: boolean;
  /** The number of the move, as a review counts. */
  readonly moveNumber: number;
}

/** Choices that a technique explains, or none does, and how many of them were kept. */
export interface ChoiceTally {
  readonly technique: NamedTechnique | null;
  readonly made: number;
  readonly kept: number;
}

/** Adds up choices by technique, in the order given; techniques without a choice are there with 0. */
export function tallyChoices(
  choices: readonly GameChoice[],
  techniques: readonly (NamedTechnique | null)[],
): ChoiceTally[] {
  return techniques.map((technique) => {
    const own = choices.filter((choice) => choice.technique === technique);
    return { technique, made: own.length, kept: own.filter(({ isKept }) => isKept).length };
  });
}

/** The technique by which most choices were lost, of equal ones the first; null where none was lost. */
export function weakestOf(tallies: readonly ChoiceTally[]): NamedTechnique | null {
  const lost = ({ made, kept }: ChoiceTally) => made - kept;
  const named = tallies.filter((tally) => tally.technique !== null && lost(tally) > 0);
  return named.toSorted((one, other) => lost(other) - lost(one))[0]?.technique ?? null;
}
