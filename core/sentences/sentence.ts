/** A sentence about a board or a game: its key in the files of words, and what it claims. */
import type { ClaimName, ClaimOf } from './claim.ts';
import type { Figure } from './figure.ts';
import type { SENTENCES } from './sentences.ts';

export type SentenceKey = keyof typeof SENTENCES;

type ClaimsOf<Names extends readonly ClaimName[]> = {
  readonly [Index in keyof Names]: ClaimOf<Names[Index]>;
};

/** Keys of the command line's file of words, and those of the files that a window reads. */
export type LineKey = Extract<SentenceKey, `cli.${string}`>;
type WindowKey = Exclude<SentenceKey, LineKey>;

/** A sentence of the command line. */
export type LineSentence = Sentence<LineKey>;
export type AnySentence = Sentence<SentenceKey>;

/** It carries the claims that the table names for its key, in the same order. */
export type Sentence<Key extends SentenceKey = WindowKey> = Key extends SentenceKey
  ? { readonly key: Key; readonly claims: ClaimsOf<(typeof SENTENCES)[Key]> }
  : never;

export function sentence<Key extends SentenceKey>(
  key: Key,
  ...claims: ClaimsOf<(typeof SENTENCES)[Key]>
): Sentence<Key> {
  return { key, claims } as unknown as Sentence<Key>;
}

/** Returns the figures of a sentence's text: the numbers of its claims, and those that are said by name. */
export function figuresOf({ claims }: AnySentence): Readonly<Record<string, Figure>> {
  return Object.fromEntries(claims.flatMap((claim) => Object.entries(claim).filter(isFigure)));
}

function isFigure(entry: [string, unknown]): entry is [string, Figure] {
  const [, value] = entry;
  return typeof value === 'number' || (typeof value === 'object' && value !== null && !Array.isArray(value));
}
