import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DescribeCell } from '../board/board-props.ts';
import { usePictureName } from '../components/use-picture-name.ts';
import { cellNamer } from './cell-namer.ts';

/**
 * The names of cells for screen readers, on a board so wide. The namer changes with language and tile set only: a move names
 * just the cells it changed.
 */
export function useCellNames(width: number): DescribeCell {
  const { t } = useTranslation();
  const pictureName = usePictureName();
  return useMemo(() => cellNamer(t, pictureName, width), [width, t, pictureName]);
}
