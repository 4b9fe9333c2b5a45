/** Practice that follows the player: which position comes next. */
import type { TechniqueId } from '../techniques/table.ts';

/** A position that can be practised. */
export interface PracticeItem {
  readonly id: string;
  /** On the scale of the ladder: how hard its board is to play to the end. It chooses, and is not shown. */
  readonly rating: number;
  readonly isStill: boolean;
  /** The techniques that find its move; of many positions none is known. */
  readonly techniques: readonly TechniqueId[];
}

/** The state of a player's practice. */
export interface PracticeState {
  /** The rating near which positions are chosen. */
  readonly target: number;
  /** Positions shown so far: every second one has no gravity. */
  readonly shown: number;
  /** The technique that comes first; null while none is known to be weak. */
  readonly technique: TechniqueId | null;
}

/** The target of a player whose rating is not known within this deviation. */
const FIRST_TARGET = 950;
const KNOWN_WITHIN = 150;
const STEP_UP = 40;
const STEP_DOWN = 60;

/** Practice begins at the player's rating, and gently while that is not known. */
export function beginPractice(
  rating: { readonly rating: number; readonly deviation: number } | undefined,
  technique: TechniqueId | null,
): PracticeState {
  const isKnown = rating !== undefined && rating.deviation <= KNOWN_WITHIN;
  return { target: isKnown ? rating.rating : FIRST_TARGET, shown: 0, technique };
}

/** After an answer: found at once, the next ones are harder, and gentler otherwise. */
export function practisedOn(state: PracticeState, wasFound: boolean): PracticeState {
  return { ...state, target: state.target + (wasFound ? STEP_UP : -STEP_DOWN), shown: state.shown + 1 };
}

/**
 * The position to practise next, null when none is left: with gravity and without it by turns, of these one that trains the
 * weak technique, and of these the nearest to the target. Where the items of a kind are used up, the others go on.
 */
export function nextToPractise<T extends PracticeItem>(
  items: readonly T[],
  { target, shown, technique }: PracticeState,
): T | null {
  const wantsStill = shown % 2 === 0;
  const distance = ({ isStill, techniques, rating }: T): number =>
    (isStill === wantsStill ? 0 : 2 * FAR) +
    (technique === null || techniques.includes(technique) ? 0 : FAR) +
    Math.abs(rating - target);
  let best: T | null = null;
  for (const item of items) if (best === null || distance(item) < distance(best)) best = item;
  return best;
}

/** Farther than any two ratings lie apart. */
const FAR = 100_000;
