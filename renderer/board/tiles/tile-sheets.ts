/// <reference path="../../virtual-modules.d.ts" />
import { COLUMNS, SHEETS, SIDE, STEP } from 'virtual:tile-sheets';

/** The place of a picture on its image: a square, in pixels of the image. */
export interface PicturePart {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

const decoded = new Map<string, Promise<HTMLImageElement>>();

/** The sheet with all pictures of a shipped set; decoded once for the whole window. */
export function loadSheet(set: string): Promise<HTMLImageElement> {
  const known = decoded.get(set);
  if (known !== undefined) return known;
  const loading = decodeSheet(set);
  decoded.set(set, loading);
  // A set that could not be loaded is tried again at the next request.
  loading.catch(() => decoded.delete(set));
  return loading;
}

/** The content security policy lets pictures come from the app's own origin only: a sheet is a file of the build. */
async function decodeSheet(set: string): Promise<HTMLImageElement> {
  const address = SHEETS[set];
  if (address === undefined) throw new Error(`There is no tile set ${set}`);
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** Returns the place of the picture that has an index in its set's list. */
export function partOf(index: number): PicturePart {
  return { x: STEP * (index % COLUMNS), y: STEP * Math.floor(index / COLUMNS), side: SIDE };
}
