import { OWN_TILE_SET } from '../../../core/contract/own-tile-set.ts';
import { decodeOwnPictures, ownManifest, ownPicturesOf } from './own-set.ts';
import {
  DEFAULT_TILE_SET,
  fillUp,
  type ListedTileSet,
  type PictureNames,
  type TileSetManifest,
} from './tile-set.ts';

/** Each set's manifest is a chunk of its own: only the chosen one is loaded. */
const MANIFESTS = import.meta.glob<TileSetManifest>('../../../resources/tiles/*/set.json', {
  import: 'default',
});
const pathOf = (id: string) => `../../../resources/tiles/${id}/set.json`;

/** The ids of all shipped sets: the names of the folders. */
export const TILE_SET_IDS: readonly string[] = Object.keys(MANIFESTS).map(
  (path) => path.split('/').at(-2) ?? '',
);

/** The manifest of a set; that of the default set when there is no such folder, as after a newer version. */
export async function loadManifest(id: string): Promise<ListedTileSet> {
  const own = ownPicturesOf(id);
  if (own !== null) return ownManifest(id, own);
  // The own pictures are still being read; the set that is shown meanwhile stays.
  if (id === OWN_TILE_SET) return new Promise(() => undefined);
  const known = TILE_SET_IDS.includes(id) ? id : DEFAULT_TILE_SET;
  const load = MANIFESTS[pathOf(known)];
  if (load === undefined) throw new Error(`resources/tiles has no ${known}`);
  return { ...(await load()), id: known };
}

/** All sets in the order in which they are offered. */
export async function listTileSets(): Promise<readonly ListedTileSet[]> {
  const sets = await Promise.all(TILE_SET_IDS.map(loadManifest));
  return sets.sort((a, b) => a.position - b.position);
}

/** Loads the names of the pictures of a set by kind. */
export async function loadPictureNames(id: string): Promise<PictureNames> {
  const [own, filler] = await Promise.all([loadManifest(id), loadManifest(DEFAULT_TILE_SET)]);
  const namesOf = ({ pictures }: TileSetManifest) => pictures.map(({ names }) => names);
  const shown = ownPicturesOf(id) === null ? null : await decodeOwnPictures(id);
  const ownNames = namesOf(own).map((names, index) =>
    shown !== null && shown[index] === null ? null : names,
  );
  return fillUp(ownNames, namesOf(filler));
}
