import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { cellSentence } from '../../core/sentences/board-sentences.ts';
import type { DescribeCell } from '../board/board-props.ts';
import { sentenceWords } from '../components/sentence-words.ts';
import { usePictureName } from '../components/use-picture-name.ts';

/**
 * The names of cells for screen readers, on a board so wide. The namer changes with language and tile set only: a move names
 * just the cells it changed.
 */
export function useCellNames(width: number): DescribeCell {
  const { t } = useTranslation();
  const pictureName = usePictureName();
  return useCallback(
    (cell: number, kind: number, isSelected: boolean) => {
      const words = sentenceWords(t, cellSentence(cell, kind, width), pictureName);
      return isSelected ? t('record.playing.selected', { cell: words }) : words;
    },
    [width, t, pictureName],
  );
}
