/** The sentences about a board on which nothing links. */
import { type Sentence, sentence } from './sentence.ts';

/** A board that is stuck with so few pairs, and no more than this part of those that it had, was nearly cleared. */
const FEW_LEFT = 6;
const PART_LEFT = 3;

const dead = { says: 'dead' } as const;

/** Nothing links on a board with `count` of the `all` pairs that it had: over the card that tells it. */
export function deadHeading(count: number, all: number): Sentence {
  const isClose = count <= FEW_LEFT && PART_LEFT * count <= all;
  return isClose
    ? sentence('record.dead.close', dead, { says: 'few-left', most: FEW_LEFT, part: PART_LEFT, all })
    : sentence('record.dead.stuck', dead);
}

/** Nothing links on a board with so many pairs. */
export function deadSentences(count: number): Readonly<Record<'left' | 'announced', Sentence>> {
  return {
    left: sentence('record.dead.left', { says: 'pairs-left', count }, dead),
    announced: sentence('announce.dead', dead),
  };
}
