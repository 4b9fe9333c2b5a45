import type { TFunction } from 'i18next';
import type { ChoiceTechnique } from '../../core/coach/choice-technique.ts';
import { techniqueSentence } from '../../core/sentences/technique-sentences.ts';
import { sentenceWords } from './sentence-words.ts';

/** Says which technique explains a choice, by the pair that the board marks; empty where there is nothing to say. */
export function techniqueWords(t: TFunction, found: ChoiceTechnique): string {
  const said = techniqueSentence(found);
  return said === null ? '' : sentenceWords(t, said);
}
