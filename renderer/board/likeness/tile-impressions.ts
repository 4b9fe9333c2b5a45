import type { BoardPalette } from '../tiles/palette.ts';
import { TileAtlas } from '../tiles/tile-atlas.ts';
import type { TilePictures } from '../tiles/tile-pictures.ts';
import { TILE_STYLES } from '../tiles/tile-set.ts';
import { type Impressions, impressionsOn } from './likeness.ts';

/** Each tile as it is painted on a board with cells of `side` pixels, as the eye gets it. */
export function readTiles(
  pictures: TilePictures,
  side: number,
  palette: BoardPalette,
): readonly Impressions[] {
  const atlas = new TileAtlas(side, palette, pictures);
  const pixelsOf = (sprite: OffscreenCanvas) => {
    const context = new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('No canvas to read tiles from');
    context.drawImage(sprite, -atlas.shape.pad, -atlas.shape.pad);
    return context.getImageData(0, 0, side, side).data;
  };
  const readers = new Map(
    TILE_STYLES.map((style) => [style, impressionsOn(side, pixelsOf(atlas.blank(style)))]),
  );
  return pictures.flatMap(({ style }, index) => readers.get(style)?.(pixelsOf(atlas.tile(index + 1))) ?? []);
}
