/** Practice as a deck that follows the player: near the rating, with gravity and without it by turns, the weak technique first. */
import {
  beginPractice,
  nextToPractise,
  type PracticeItem,
  type PracticeState,
  practisedOn,
} from '../../../core/coach/practice.ts';
import { FIRST_RATING } from '../../../core/coach/rating/glicko.ts';
import { ratingsOnPlayerScale } from '../../../core/coach/rating/shown-ratings.ts';
import type { TechniqueId } from '../../../core/techniques/table.ts';
import type { CardDeck } from './find-play.ts';
import type { FindState } from './find-state.ts';
import { unsolved } from './puzzle-order.ts';
import type { FindCard, PuzzleSets } from './puzzle-sets.ts';
import type { PuzzleShelfState } from './puzzle-shelf.ts';

type Item = PracticeItem & { readonly card: FindCard };
type Shelf = Pick<PuzzleShelfState, 'record' | 'solved'> & { readonly sets: PuzzleSets };

/** The position that practice begins with; null when all are solved. */
export function firstToPractise(shelf: Shelf, technique: TechniqueId | null): FindCard | null {
  return nextToPractise(itemsOf(shelf), beginOf(shelf, technique))?.card ?? null;
}

export function practiceDeck(shelf: Shelf, technique: TechniqueId | null): CardDeck {
  let left = itemsOf(shelf);
  let state = beginOf(shelf, technique);
  const follow = ({ phase, card, isHelped }: FindState): FindCard | null => {
    if (card !== null) state = practisedOn(state, phase.name === 'right' && !isHelped);
    const next = nextToPractise(left, state);
    left = left.filter((item) => item !== next);
    return next?.card ?? null;
  };
  return { way: 'practice', cards: [], follow, more: null };
}

function beginOf({ record }: Shelf, technique: TechniqueId | null): PracticeState {
  return beginPractice(record?.rating, technique);
}

function itemsOf({ sets: { drills, onlyMoves }, solved }: Shelf): Item[] {
  const ratings = ratingsOnPlayerScale(['only-moves', 'drills']);
  const techniquesOf = new Map(drills.map(({ id, techniques }) => [id, techniques]));
  return unsolved<FindCard>([...drills, ...onlyMoves], solved).map((card) => ({
    id: card.id,
    card,
    rating: ratings.get(card.id) ?? FIRST_RATING.rating,
    isStill: card.position.rules.gravity === 'none',
    techniques: techniquesOf.get(card.id) ?? [],
  }));
}
