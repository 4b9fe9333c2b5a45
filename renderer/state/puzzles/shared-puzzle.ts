/** Puzzles by their share codes. Those that come with the game have one; newly dealt ones and own mistakes have none. */
import type { SharedPuzzle } from '../../../core/codes/puzzle-symbols.ts';
import { makePuzzleCode } from '../../../core/codes/share-code.ts';
import type { FindCard, PuzzleSets, StudyCard } from './puzzle-sets.ts';

/** A puzzle that comes with the game. */
export type ShippedPuzzle =
  | { readonly kind: 'study'; readonly card: StudyCard }
  | { readonly kind: 'only-move'; readonly card: FindCard };

/** The puzzle that a code names; null when it does not come with this version. Linear in the number of puzzles. */
export function findShipped(sets: PuzzleSets, { kind, name }: SharedPuzzle): ShippedPuzzle | null {
  if (kind === 'study') {
    const card = [...sets.studies, ...sets.daily].find(({ id }) => id === name);
    return card === undefined ? null : { kind, card };
  }
  const card = [...sets.lessons, ...sets.onlyMoves, ...sets.drills].find(({ id }) => id === name);
  if (card === undefined) return null;
  // Who brings the code of an example solves it.
  const { isShown: _, ...asked } = card;
  return { kind, card: asked };
}

/** The code of a puzzle on the screen; null where others do not have it. */
export function codeOfCard(
  sets: PuzzleSets | null,
  kind: SharedPuzzle['kind'],
  card: FindCard | StudyCard,
): string | null {
  const shared = { kind, name: card.id };
  return sets === null || findShipped(sets, shared) === null ? null : makePuzzleCode(shared);
}
