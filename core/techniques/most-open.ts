import { ALWAYS, type Technique } from './technique.ts';

/** Take the pair after which the most pairs are open. */
export const mostOpen: Technique<'most-open'> = {
  id: 'most-open',
  appliesTo: ALWAYS,
  scores: ({ openAfter }) => openAfter,
};
