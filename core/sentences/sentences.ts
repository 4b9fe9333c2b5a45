/**
 * Every sentence about a board or a game, by its key in the files of words, with the claims that it carries. A test proves
 * each of them on hundreds of positions, and finds a text in the files of words that makes a claim and is missing here.
 */
import type { ClaimName } from './claim.ts';

export const SENTENCES = {
  'review.why.odd-kind': ['odd-kind'],
  'review.why.rounds': ['frees-no-more'],
  'review.why.rounds-case': ['frees-no-more'],
  'review.why.row-rounds': ['frees-no-more'],
  'review.why.round': ['could-go'],
  'review.why.row-round': ['could-go'],
  'review.why.staying': ['never-taken', 'lost'],
  'review.why.staying-all': ['never-taken'],
  'review.why.staying-case': ['never-taken', 'lost'],
  'review.why.staying-all-case': ['never-taken', 'lost'],
  'review.why.row-staying': ['never-taken'],
  'review.why.row-staying-case': ['never-taken'],
  'review.why.blocked': ['too-far'],
  'review.why.blocked-case': ['too-far'],
  'review.why.partners': ['partners', 'lost'],
  'review.why.partners-case': ['partners', 'lost'],
  'review.why.partner': ['case'],
  'review.why.moves': ['legal', 'lost'],
  'review.why.move': ['legal-move'],
  'review.why.dead': ['dead'],
  'review.why.shown': ['seen-before', 'lost'],
} as const satisfies Readonly<Record<string, readonly ClaimName[]>>;
