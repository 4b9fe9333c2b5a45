import type { TFunction } from 'i18next';
import { figuresOf, type Sentence } from '../../core/sentences/sentence.ts';

/** A sentence about a board or a game, in the language of `t`. */
export function sentenceWords(t: TFunction, said: Sentence): string {
  return t(said.key, figuresOf(said));
}
