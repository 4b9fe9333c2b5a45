import { createContext, useContext, useEffect, useState } from 'react';
import { DEFAULT_TILE_SET, type PictureNames } from './tile-set.ts';
import { loadPictureNames } from './tile-sets.ts';

/** The id of the set that boards show. */
export const TileSetContext = createContext(DEFAULT_TILE_SET);

/** The names of the sets that were loaded, so that what comes later is spoken by them at once and not a second time. */
const known = new Map<string, PictureNames>();

/** The names of the chosen set's pictures; none until they are loaded. */
export function usePictureNames(): PictureNames {
  const set = useContext(TileSetContext);
  const [names, setNames] = useState<PictureNames>(known.get(set) ?? []);
  useEffect(() => {
    let isWanted = true;
    void loadPictureNames(set).then((loaded) => {
      if (!known.has(set)) known.set(set, loaded);
      if (isWanted) setNames(known.get(set) ?? loaded);
    });
    return () => {
      isWanted = false;
    };
  }, [set]);
  return names;
}
