import { ALWAYS, type Technique } from './technique.ts';

/**
 * Take the pair that opens the most new ones: those open after it, less those that were open before and have neither of its tiles.
 * Under gravity, pairs that the fall parts count against it.
 */
export const unlock: Technique<'unlock'> = {
  id: 'unlock',
  appliesTo: ALWAYS,
  scores: ({ moves, openAfter, linksOf }) =>
    moves.map(([a, b], index) => (openAfter[index] ?? 0) + (linksOf[a] ?? 0) + (linksOf[b] ?? 0)),
};
