import { createContext, useContext, useEffect, useState } from 'react';
import { DEFAULT_TILE_SET, type PictureNames } from './tile-set.ts';
import { loadPictureNames } from './tile-sets.ts';

/** The id of the set that boards show. */
export const TileSetContext = createContext(DEFAULT_TILE_SET);

/** The names of the chosen set's pictures; none until they are loaded. */
export function usePictureNames(): PictureNames {
  const set = useContext(TileSetContext);
  const [names, setNames] = useState<PictureNames>([]);
  useEffect(() => {
    let isWanted = true;
    void loadPictureNames(set).then((loaded) => isWanted && setNames(loaded));
    return () => {
      isWanted = false;
    };
  }, [set]);
  return names;
}
