import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { usePictureNames } from '../board/tiles/tile-set-context.ts';
import { localName } from './words.ts';

/** Returns the name of the picture on a tile of this kind (1 or more), in the language of the window. */
export type PictureName = (kind: number) => string;

/** Names kinds by the chosen tile set; a new function with each set and language. */
export function usePictureName(): PictureName {
  const { t } = useTranslation();
  const names = usePictureNames();
  return useCallback(
    (kind) => {
      const name = names[kind - 1];
      return name === undefined ? t('tiles.unnamed', { kind }) : localName(t, name);
    },
    [names, t],
  );
}
