import { mostOpen } from './most-open.ts';
import { restPairs } from './rest-pairs.ts';
import { ALWAYS, type Technique } from './technique.ts';

/**
 * The order in which techniques are asked, declared before any choice is looked at: the second decides between moves that the
 * first one scores alike.
 */
export const DECLARED_ORDER: readonly [Technique<'rest-pairs'>, Technique<'most-open'>] = [
  restPairs,
  mostOpen,
];

/** More than the moves that can be open after any move. */
const MORE_THAN_OPEN = 2 ** 32;

/** Ask the techniques of the declared order one after the other. */
export const inOrder: Technique<'in-order'> = {
  id: 'in-order',
  appliesTo: ALWAYS,
  scores(choice) {
    const [rest, open] = DECLARED_ORDER.map((technique) => technique.scores(choice));
    return choice.moves.map((_, index) => (rest?.[index] ?? 0) * MORE_THAN_OPEN + (open?.[index] ?? 0));
  },
};
