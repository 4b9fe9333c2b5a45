import { OWN_TILE_SET } from '../../../core/contract/own-tile-set.ts';
import type { OwnPicture } from '../../../core/contract/pictures.ts';
import type { ListedTileSet } from './tile-set.ts';

/** Each state of the own pictures is a set of its own, so that what was decoded for one is never shown for another. */
const states = new Map<string, readonly OwnPicture[]>();
let latest = 0;

/** Makes a state known and answers with the id under which boards find it. */
export function registerOwnSet(pictures: readonly OwnPicture[]): string {
  states.clear();
  latest += 1;
  states.set(latestOwnSet(), pictures);
  return latestOwnSet();
}

/** The id of the state that was registered last. */
export function latestOwnSet(): string {
  return `${OWN_TILE_SET}-${latest}`;
}

/** The own pictures of this id, or null when it names no state of them. */
export function ownPicturesOf(id: string): readonly OwnPicture[] | null {
  return states.get(id) ?? null;
}

/** The own pictures as a set. */
export function ownManifest(id: string, pictures: readonly OwnPicture[]): ListedTileSet {
  return {
    ...{ id, position: Number.MAX_SAFE_INTEGER, names: { en: OWN_TILE_SET }, style: 'printed', credits: [] },
    pictures: pictures.map((picture) => ({ id: picture.id, names: { en: picture.name } })),
  };
}

/** Decoded from its bytes: the content security policy takes no `data:` address. */
export function decodeOwnPicture({ data }: OwnPicture): Promise<ImageBitmap> {
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  return createImageBitmap(new Blob([bytes]));
}
