import type { TFunction } from 'i18next';
import { EMPTY } from '../../core/board/board.ts';
import { cellSentence } from '../../core/sentences/board-sentences.ts';
import type { DescribeCell } from '../board/board-props.ts';
import { sentenceWords } from '../components/sentence-words.ts';
import type { PictureName } from '../components/use-picture-name.ts';

/** Signs that no words have, in the places of what differs from tile to tile. */
const PLACES = { picture: '\uE000', row: '\uE001', column: '\uE002' } as const;

/**
 * Names cells by their sentences. The words of a tile are looked up once for all and filled for each: a board may have thousands,
 * and what looks them up takes twenty times as long.
 */
export function cellNamer(t: TFunction, pictureName: PictureName, width: number): DescribeCell {
  const parts = sentenceWords(t, cellSentence(0, 1, width), pictureName, PLACES).split(/([\uE000-\uE002])/);
  const pictures = new Map<number, string>();
  const known = (kind: number) => {
    const name = pictures.get(kind) ?? pictureName(kind);
    pictures.set(kind, name);
    return name;
  };
  const filled = (part: string, cell: number, kind: number) => {
    if (part === PLACES.picture) return known(kind);
    if (part === PLACES.row) return String(Math.floor(cell / width) + 1);
    return part === PLACES.column ? String((cell % width) + 1) : part;
  };
  return (cell, kind, isSelected) => {
    const words =
      kind > EMPTY
        ? parts.map((part) => filled(part, cell, kind)).join('')
        : sentenceWords(t, cellSentence(cell, kind, width), pictureName);
    return isSelected ? t('record.playing.selected', { cell: words }) : words;
  };
}
