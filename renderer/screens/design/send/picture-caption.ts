import type { TFunction } from 'i18next';
import { countSlots } from '../../../../core/board/board.ts';
import type { CasualMeasure } from '../../../../core/coach/board-measure.ts';
import { stuckSentence } from '../../../../core/sentences/share-sentences.ts';
import { otherShare } from '../../../../core/solve/measured-share.ts';
import type { Design } from '../../../../core/templates/design.ts';
import type { WinShare } from '../../../../core/templates/win-share.ts';
import { sentenceWords } from '../../../components/sentence-words.ts';
import { measuredWords } from '../../../parts/board-measure.tsx';
import { slotWords } from './slot-words.ts';

/** The games on a template: the casual player's on its sample deal, and random ones; null where they are not known. */
interface PlayedGames {
  readonly casual: CasualMeasure | null;
  readonly random: WinShare | null;
}

/**
 * Makes the caption of a template's picture: its name, then its size and its pairs, and how hard it is in the words of the
 * editor, as far as that is measured.
 */
export function pictureCaption(
  t: TFunction,
  design: Design,
  { casual, random }: PlayedGames,
): readonly [string, ...string[]] {
  const { width, height, marks } = design;
  const facts = [t('editor.size', { width, height }), slotWords(t, countSlots(marks))];
  const words = measuredWords(t, casual);
  const stuck = random && stuckSentence(otherShare(random));
  if (words !== null) return [design.name, [...facts, words.name].join(' · '), words.sentence];
  return [design.name, facts.join(' · '), ...(stuck === null ? [] : [sentenceWords(t, stuck)])];
}
