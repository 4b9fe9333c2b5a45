import type { TFunction } from 'i18next';
import { slotsSentence } from '../../../../core/sentences/drawing-sentences.ts';
import { sentenceWords } from '../../../components/sentence-words.ts';

/** Tells the slots as pairs, or as slots where they do not pair up. */
export function slotWords(t: TFunction, slots: number): string {
  return sentenceWords(t, slotsSentence(slots));
}
