import { DEFAULT_SETTINGS } from '../../../core/contract/settings.ts';
import type { LocalNames } from '../../../core/local-names.ts';
import { MAX_KINDS } from '../../../core/templates/limits.ts';

/**
 * Pictures lie on their tile in one of these ways. `carved`: cut into ivory, with a dark inner rim and a pale lower lip.
 * `printed`: as they are, on ivory. `contrast`: each picture is a shape in black on white, or in white on black in the dark
 * theme.
 */
export const TILE_STYLES = ['carved', 'printed', 'contrast'] as const;
/** One of `TILE_STYLES`. */
export type TileStyle = (typeof TILE_STYLES)[number];

/** Whose pictures of a set are, and what they may be used for. */
interface Credit {
  readonly author: string;
  readonly source: string;
  /** Package and version that they were taken from. */
  readonly taken?: string;
  readonly licence: string;
  /** The licence's text in resources/licences, where it asks to be shipped. */
  readonly text?: string;
  /** Ids; absent where there is no other credit: all. */
  readonly pictures?: readonly string[];
}

/** The `set.json` of a folder in resources/tiles. */
export interface TileSetManifest {
  /** The place of the set in the list, from 1. */
  readonly position: number;
  readonly names: LocalNames;
  readonly style: TileStyle;
  /** Its tiles may be as alike as this (`likeness`), where that is more than `MOST_ALIKE`: the settings say so. */
  readonly mostAlike?: number;
  readonly credits: readonly Credit[];
  readonly pictures: readonly { readonly id: string; readonly names: LocalNames }[];
}

/** A set in the list of those that can be chosen. */
export interface ListedTileSet extends TileSetManifest {
  readonly id: string;
}

/** The set that is shown until the player chooses one, and whose pictures fill up shorter sets. */
export const DEFAULT_TILE_SET = DEFAULT_SETTINGS.tileSet;

/** Names of the pictures of kinds 1, 2, 3 … */
export type PictureNames = readonly LocalNames[];

/**
 * A list for every kind that a board may have. Where a set has no picture (null, or beyond its end) it shows that of the
 * default set: kind k shows picture k of that one, so a kind's picture does not depend on the board.
 */
export function fillUp<T extends NonNullable<unknown>>(
  own: readonly (T | null)[],
  filler: readonly T[],
): readonly T[] {
  const kinds = Math.min(MAX_KINDS, Math.max(own.length, filler.length));
  return Array.from({ length: kinds }, (_, index) => own[index] ?? filler[index]).filter(
    (each) => each !== undefined,
  );
}
