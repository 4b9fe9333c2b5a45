import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Board } from '../../../../core/board/board.ts';
import { cellSentence } from '../../../../core/sentences/board-sentences.ts';
import { sentenceWords } from '../../../components/sentence-words.ts';
import { usePictureName } from '../../../components/use-picture-name.ts';
import { cellOf } from './lab-marks.ts';

/** Names the places of a board with its ring for screen readers: what lies there, and where that is. */
export function usePlaceNames(board: Board, lane?: number): (place: number, kind: number) => string {
  const { t } = useTranslation();
  const pictureName = usePictureName();
  return useCallback(
    (place: number, kind: number) => {
      const cell = cellOf(board, place, lane);
      if (cell === null) return t('lab.board.lane');
      return sentenceWords(t, cellSentence(cell, kind, board.width), pictureName);
    },
    [board, lane, t, pictureName],
  );
}
