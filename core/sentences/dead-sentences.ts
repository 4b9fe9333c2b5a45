/** The sentences about a board on which nothing links. */
import { type Sentence, sentence } from './sentence.ts';

/** Nothing links on a board with so many pairs. */
export function deadSentences(count: number): Readonly<Record<'title' | 'left' | 'announced', Sentence>> {
  const dead = { says: 'dead' } as const;
  return {
    title: sentence('dead.title', dead),
    left: sentence('dead.left', { says: 'pairs-left', count }, dead),
    announced: sentence('announce.dead', dead),
  };
}
