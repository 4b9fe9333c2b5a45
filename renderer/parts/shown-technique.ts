import type { TFunction } from 'i18next';
import type { Board } from '../../core/board/board.ts';
import type { ChoiceTechnique } from '../../core/coach/choice-technique.ts';
import { techniqueWords } from '../components/technique-words.ts';
import type { PictureName } from '../components/use-picture-name.ts';
import { type GridSize, turnCells, turnPair, turnSize } from './turned-board.ts';

/** Says which technique explains a choice, by the rows and columns that are seen. */
export function shownTechniqueWords(
  t: TFunction,
  found: ChoiceTechnique,
  { board, turned }: { readonly board: Board; readonly turned: GridSize | null },
  pictureName: PictureName,
): string {
  if (turned === null) return techniqueWords(t, found, board, pictureName);
  const first = found.first.map((pair) => turnPair(pair, turned));
  const losing = turnPair(found.losing, turned);
  const cells = turnCells(board.cells, turned);
  return techniqueWords(
    t,
    { ...found, first, losing },
    { ...board, ...turnSize(turned), cells },
    pictureName,
  );
}
