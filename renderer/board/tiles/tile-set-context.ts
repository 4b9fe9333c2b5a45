import { createContext, useContext, useEffect, useState } from 'react';
import { DEFAULT_TILE_SET, type PictureNames } from './tile-set.ts';
import { loadPictureNames } from './tile-sets.ts';

/** The id of the set that boards show. */
export const TileSetContext = createContext(DEFAULT_TILE_SET);

/** The names of the sets that were loaded, so that what comes later is spoken by them at once and not a second time. */
const known: Record<string, PictureNames> = {};
const NONE: PictureNames = [];

/** The names of the chosen set's pictures; none until they are loaded. */
export function usePictureNames(): PictureNames {
  const set = useContext(TileSetContext);
  const [, setLoaded] = useState(known[set]);
  useEffect(() => {
    void loadPictureNames(set).then((names) => {
      known[set] ??= names;
      setLoaded(known[set]);
    });
  }, [set]);
  return known[set] ?? NONE;
}
