/** What puzzles say of their positions. */
import { type Sentence, sentence } from './sentence.ts';

/** The search for what a pair does ended at its bounds. */
export function undecidedSentence(): Sentence {
  return sentence('puzzle.find.unknown', { says: 'nothing' });
}
