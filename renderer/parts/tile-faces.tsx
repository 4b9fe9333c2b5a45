/** Tiles in small, beside words about them. */
import { useEffect, useRef, useState } from 'react';
import { readPalette } from '../board/tiles/palette.ts';
import { TileAtlas } from '../board/tiles/tile-atlas.ts';
import { useTilePictures } from '../board/tiles/use-tile-pictures.ts';
import { textScale, watchTheme } from '../viewport/surroundings.ts';

/** Side of a tile in CSS pixels at the usual size of text. */
const CELL = 28;
/** Side of a tile where it is what is spoken of. */
export const FACE = 32;

/** The tiles of the chosen set in a small size, painted anew in each theme; null until their pictures are there. */
export function useSmallTiles(side = CELL): TileAtlas | null {
  const pictures = useTilePictures();
  const [atlas, setAtlas] = useState<TileAtlas | null>(null);
  useEffect(() => {
    if (pictures === null) return;
    const cell = Math.round(side * Math.max(1, textScale()) * window.devicePixelRatio);
    const paint = () => setAtlas(new TileAtlas(cell, readPalette(document.body), pictures));
    paint();
    return watchTheme(paint);
  }, [pictures, side]);
  return atlas;
}

interface TileFacesProps {
  readonly atlas: TileAtlas | null;
  /** The kinds of the pictures on the tiles, from 1. */
  readonly kinds: readonly number[];
  /** Side of a tile in CSS pixels. */
  readonly side?: number;
}

/** Tiles in a row. */
export function TileFaces({ atlas, kinds, side = CELL }: TileFacesProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const row = kinds.join();
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (element === null || !context || atlas === null || row === '') return;
    const { cell, pad } = atlas.shape;
    const shown = row.split(',').map(Number);
    element.width = shown.length * cell;
    element.height = cell;
    for (const [place, kind] of shown.entries())
      context.drawImage(atlas.tile(kind), place * cell - pad, -pad);
  }, [atlas, row]);
  if (row === '') return null;
  const width = kinds.length * side;
  return (
    <span data-part="tile-faces" aria-hidden="true">
      <canvas ref={canvas} style={{ aspectRatio: kinds.length, width }} width={width} height={side} />
    </span>
  );
}
