import type { TFunction } from 'i18next';
import type { GameView } from '../../../core/game/view.ts';
import {
  type GivenHint,
  placedHintSentence,
  unprovedSentence,
} from '../../../core/sentences/hint-sentences.ts';
import { sentenceWords } from '../../components/sentence-words.ts';
import type { PictureName } from '../../components/use-picture-name.ts';
import { boardOf } from '../turned-board.ts';

/** Returns the words of a hint at its step, with the places, for screen readers. */
export function hintAnnouncement(
  t: TFunction,
  hint: GivenHint,
  view: GameView,
  pictureName: PictureName,
): string[] {
  const unproved = unprovedSentence(hint);
  const said = [...(unproved === null ? [] : [unproved]), placedHintSentence(hint, boardOf(view))];
  return said.map((each) => sentenceWords(t, each, pictureName));
}
