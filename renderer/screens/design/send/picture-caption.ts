import type { TFunction } from 'i18next';
import { countSlots } from '../../../../core/board/board.ts';
import { captionSentence } from '../../../../core/sentences/share-sentences.ts';
import type { Design } from '../../../../core/templates/design.ts';
import type { WinShare } from '../../../../core/templates/win-share.ts';
import { sentenceWords } from '../../../components/sentence-words.ts';
import { measuredGrade } from '../../../components/words.ts';
import { slotWords } from './slot-words.ts';

/**
 * Makes the caption of a template's picture: its name, then its size, its pairs and its difficulty, as far as
 * that is measured.
 */
export function pictureCaption(
  t: TFunction,
  design: Design,
  share: WinShare | null,
): readonly [string, string] {
  const { width, height, marks } = design;
  const facts = [t('editor.size', { width, height }), slotWords(t, countSlots(marks))];
  const said = share && captionSentence(share);
  if (share === null || said === null) return [design.name, facts.join(' · ')];
  return [design.name, [...facts, measuredGrade(t, share), sentenceWords(t, said)].join(' · ')];
}
