import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { usePictureName } from '../components/use-picture-name.ts';

/**
 * The names of cells for screen readers, on a board so wide. The namer changes with language and tile set only: a move names
 * just the cells it changed.
 */
export function useCellNames(width: number): (cell: number, kind: number) => string {
  const { t } = useTranslation();
  const pictureName = usePictureName();
  return useCallback(
    (cell: number, kind: number) => {
      if (kind === 0) return t('play.empty-cell');
      if (kind < 0) return t('play.wall');
      const place = { row: Math.floor(cell / width) + 1, column: (cell % width) + 1 };
      return t('play.tile', { picture: pictureName(kind), ...place });
    },
    [width, t, pictureName],
  );
}
