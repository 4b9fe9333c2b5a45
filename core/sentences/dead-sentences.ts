/** The sentences about a board on which nothing links. */
import { type Sentence, sentence } from './sentence.ts';

/** A board that is stuck with so few pairs was nearly cleared. */
const FEW_LEFT = 6;

/** Nothing links on a board with so many pairs. */
export function deadSentences(
  count: number,
): Readonly<Record<'heading' | 'title' | 'left' | 'announced', Sentence>> {
  const dead = { says: 'dead' } as const;
  return {
    heading:
      count <= FEW_LEFT
        ? sentence('dead.close', dead, { says: 'few-left', most: FEW_LEFT })
        : sentence('dead.stuck', dead),
    title: sentence('dead.title', dead),
    left: sentence('dead.left', { says: 'pairs-left', count }, dead),
    announced: sentence('announce.dead', dead),
  };
}
