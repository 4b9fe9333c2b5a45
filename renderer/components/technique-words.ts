import type { TFunction } from 'i18next';
import type { Board } from '../../core/board/board.ts';
import type { ChoiceTechnique } from '../../core/coach/choice-technique.ts';
import { techniqueSentence } from '../../core/sentences/technique-sentences.ts';
import { sentenceWords } from './sentence-words.ts';
import type { PictureName } from './use-picture-name.ts';

/** Says which technique explains a choice, on the board on which it was made; empty where there is nothing to say. */
export function techniqueWords(
  t: TFunction,
  found: ChoiceTechnique,
  board: Board,
  pictureName: PictureName,
): string {
  const said = techniqueSentence(found, board);
  return said === null ? '' : sentenceWords(t, said, pictureName);
}
