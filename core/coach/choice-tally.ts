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

/** A technique by which choices were lost. */
export interface Weakness {
  readonly technique: NamedTechnique;
  /** Choices lost by it. */
  readonly own: number;
  /** All lost choices, also those that no technique explains. */
  readonly lost: number;
}

/** The technique by which more choices were lost than by any other, of equal ones the first; null where it explains none. */
export function weakestOf(tallies: readonly ChoiceTally[]): Weakness | null {
  const lostOf = ({ made, kept }: ChoiceTally) => made - kept;
  const lost = tallies.reduce((sum, tally) => sum + lostOf(tally), 0);
  const named = tallies.flatMap((tally) =>
    tally.technique === null ? [] : [{ technique: tally.technique, own: lostOf(tally), lost }],
  );
  return named.filter(({ own }) => own > 0).toSorted((one, other) => other.own - one.own)[0] ?? null;
}
