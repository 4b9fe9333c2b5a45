/** A sentence about a board or a game: its key in the files of words, and what it claims. */
import type { ClaimName, ClaimOf } from './claim.ts';
import type { SENTENCES } from './sentences.ts';

export type SentenceKey = keyof typeof SENTENCES;

type ClaimsOf<Names extends readonly ClaimName[]> = {
  readonly [Index in keyof Names]: ClaimOf<Names[Index]>;
};

/** It carries the claims that the table names for its key, in the same order. */
export type Sentence<Key extends SentenceKey = SentenceKey> = Key extends SentenceKey
  ? { readonly key: Key; readonly claims: ClaimsOf<(typeof SENTENCES)[Key]> }
  : never;

export function sentence<Key extends SentenceKey>(
  key: Key,
  ...claims: ClaimsOf<(typeof SENTENCES)[Key]>
): Sentence<Key> {
  return { key, claims } as unknown as Sentence<Key>;
}

/** What is filled into the text of a sentence: the numbers of its claims. */
export function figuresOf({ claims }: Sentence): Readonly<Record<string, number>> {
  const figures = claims.flatMap((claim) =>
    Object.entries(claim).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
  return Object.fromEntries(figures);
}
