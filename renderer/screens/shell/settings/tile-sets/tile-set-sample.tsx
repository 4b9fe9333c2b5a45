import { useEffect, useRef, useState } from 'react';
import { readPalette } from '../../../../board/tiles/palette.ts';
import { TileAtlas } from '../../../../board/tiles/tile-atlas.ts';
import { loadSample, type TilePictures } from '../../../../board/tiles/tile-pictures.ts';
import type { ListedTileSet } from '../../../../board/tiles/tile-set.ts';
import { watchTheme, watchViewport } from '../../../../viewport/surroundings.ts';
import styles from './tile-sets.module.css';

const TILES = 2;
/** Side of a tile in CSS pixels before the canvas has its size. */
const CELL = 40;

function paintSample(canvas: HTMLCanvasElement, pictures: TilePictures): void {
  const cell = Math.round((canvas.clientHeight || CELL) * window.devicePixelRatio);
  const atlas = new TileAtlas(cell, readPalette(canvas.parentElement ?? document.body), pictures);
  canvas.width = cell * pictures.length;
  canvas.height = cell;
  const context = canvas.getContext('2d');
  for (const index of pictures.keys()) {
    context?.drawImage(atlas.tile(index + 1), index * cell - atlas.shape.pad, -atlas.shape.pad);
  }
}

interface TileSetSampleProps {
  readonly set: ListedTileSet;
  readonly from?: number;
  readonly count?: number;
}

/** Some tiles of a set, by default the first two. */
export function TileSetSample({ set, from = 0, count = TILES }: TileSetSampleProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [pictures, setPictures] = useState<TilePictures | null>(null);
  useEffect(() => {
    let isWanted = true;
    void loadSample(set, count, from).then((loaded) => isWanted && setPictures(loaded));
    return () => {
      isWanted = false;
    };
  }, [set, count, from]);
  useEffect(() => {
    const element = canvas.current;
    if (element === null || pictures === null) return;
    const paint = () => paintSample(element, pictures);
    const stops = [watchTheme(paint), watchViewport(element, paint)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [pictures]);
  return (
    <span aria-hidden="true">
      <canvas ref={canvas} className={styles.sample} style={{ aspectRatio: count }} />
    </span>
  );
}
