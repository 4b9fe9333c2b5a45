import { ALWAYS, type Technique } from './technique.ts';

/** Take the pair whose tiles have the fewest partners to link to. */
export const fewestPartners: Technique<'fewest-partners'> = {
  id: 'fewest-partners',
  appliesTo: ALWAYS,
  scores: ({ moves, linksOf }) => moves.map(([a, b]) => -((linksOf[a] ?? 0) + (linksOf[b] ?? 0))),
};
