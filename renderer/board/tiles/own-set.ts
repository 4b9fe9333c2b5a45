import { OWN_TILE_SET } from '../../../core/contract/own-tile-set.ts';
import type { KeptPicture } from '../../../core/contract/pictures.ts';
import type { ListedTileSet } from './tile-set.ts';

/** Each state of the own pictures is a set of its own, so that what was decoded for one is never shown for another. */
const states = new Map<string, readonly KeptPicture[]>();
let latest = 0;

/** Makes a state known and answers with the id under which boards find it. */
export function registerOwnSet(pictures: readonly KeptPicture[]): string {
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
export function ownPicturesOf(id: string): readonly KeptPicture[] | null {
  return states.get(id) ?? null;
}

/** The own pictures as a set. */
export function ownManifest(id: string, pictures: readonly KeptPicture[]): ListedTileSet {
  return {
    id,
    position: Number.MAX_SAFE_INTEGER,
    names: { en: OWN_TILE_SET },
    style: 'printed',
    credits: [],
    pictures: pictures.map((picture) => ({ id: picture.id, names: { en: picture.name } })),
  };
}

/** Of the state that was registered last. */
let decoded: { readonly id: string; readonly images: Promise<readonly (ImageBitmap | null)[]> } | null = null;

/** The own pictures of this id, decoded once; null in the place of each one that cannot be shown. Never rejects. */
export function decodeOwnPictures(id: string): Promise<readonly (ImageBitmap | null)[]> {
  const pictures = states.get(id) ?? [];
  if (decoded?.id === id) return decoded.images;
  const images = Promise.all(pictures.map(decode));
  if (id === latestOwnSet()) decoded = { id, images };
  return images;
}

/** Decoded from its bytes: the content security policy takes no `data:` address. */
async function decode({ data, isUnshowable }: KeptPicture): Promise<ImageBitmap | null> {
  if (isUnshowable) return null;
  try {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    return await createImageBitmap(new Blob([bytes]));
  } catch {
    return null;
  }
}
