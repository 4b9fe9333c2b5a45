/** The critical choices that a player made in a game, each with the technique that explains it. */
import type { Entry, GameSetup } from '../game/setup/entry.ts';
import { type GameReview, reviewGame } from '../review/game-review.ts';
import { positionsBefore } from '../review/puzzles/own-mistakes.ts';
import type { ReviewOptions } from '../review/stretch-review.ts';
import type { ShareProgress } from '../solve/progress.ts';
import { choiceTechnique, type NamedTechnique } from './choice-technique.ts';

/** A decided critical choice of the player's. */
export interface GameChoice {
  /** Null where the declared order explains it by no technique. */
  readonly technique: NamedTechnique | null;
  readonly isKept: boolean;
  /** The number of the move, as a review counts. */
  readonly moveNumber: number;
}

/** The player's own choices in a reviewed game, in the order in which they were made; those of auto-play are none. */
export function choicesIn(
  { moves, stretches }: GameReview,
  setup: GameSetup,
  entries: readonly Entry[],
): GameChoice[] {
  const made = moves.filter(
    ({ isCritical, by, verdict }) => isCritical && by === 'player' && verdict !== 'unknown',
  );
  const positions = positionsBefore(setup, entries, new Set(made.map(({ entry }) => entry)));
  return made.flatMap(({ entry, stretch, position, move, verdict }) => {
    const found = stretches[stretch]?.positions[position];
    const before = positions.get(entry);
    if (found === undefined || before === undefined) return [];
    const isKept = verdict === 'keep';
    const explained = choiceTechnique(before.board, before.rules, found.moves, isKept ? null : move);
    return [{ technique: explained?.technique ?? null, isKept, moveNumber: before.moveNumber }];
  });
}

/** The same for a game that was not reviewed yet; none of a journal that cannot be replayed. */
export function* findChoices(
  setup: GameSetup,
  entries: readonly Entry[],
  options: ReviewOptions,
): Generator<ShareProgress, GameChoice[]> {
  const reviewed = yield* reviewGame(setup, entries, options);
  return reviewed.ok ? choicesIn(reviewed.value, setup, entries) : [];
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
