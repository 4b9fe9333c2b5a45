import { useContext, useEffect, useState } from 'react';
import { loadTilePictures, type TilePictures } from './tile-pictures.ts';
import { TileSetContext } from './tile-set-context.ts';

/** The chosen set's pictures; null until they are loaded. While another set loads, the one before stays. */
export function useTilePictures(): TilePictures | null {
  const set = useContext(TileSetContext);
  const [pictures, setPictures] = useState<TilePictures | null>(null);
  useEffect(() => {
    let isWanted = true;
    void loadTilePictures(set).then((loaded) => isWanted && setPictures(loaded));
    return () => {
      isWanted = false;
    };
  }, [set]);
  return pictures;
}
