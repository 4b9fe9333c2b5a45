import { ALWAYS, type Technique } from './technique.ts';

/** Take the last two of a kind: they go with each other in any case. Without gravity this can never be a mistake. */
export const lastPair: Technique<'last-pair'> = {
  id: 'last-pair',
  appliesTo: ALWAYS,
  scores: ({ engine, moves }) => moves.map(([a]) => (engine.countOf(engine.kindAt(a)) === 2 ? 1 : 0)),
};
