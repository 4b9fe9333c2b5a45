import { useEffect, useRef } from 'react';
import { type Cells, type Shape, WALL } from '../../../core/board/board.ts';
import { readPalette } from '../../board/palette.ts';
import { TileAtlas } from '../../board/tile-atlas.ts';
import { loadTilePictures } from '../../board/tile-pictures.ts';

/** Room for the picture, in CSS pixels. */
const WIDTH = 220;
const MOST_HEIGHT = 200;
const MOST_CELL = 36;

function paintDeal(
  canvas: HTMLCanvasElement,
  { width, height }: Shape,
  cells: Cells,
  pictures: readonly CanvasImageSource[],
): void {
  const ratio = window.devicePixelRatio;
  const cell = Math.max(2, Math.floor(Math.min(WIDTH / width, MOST_HEIGHT / height, MOST_CELL) * ratio));
  canvas.width = cell * width;
  canvas.height = cell * height;
  canvas.style.width = `${canvas.width / ratio}px`;
  const context = canvas.getContext('2d');
  if (context === null) return;
  const atlas = new TileAtlas(cell, readPalette(canvas.parentElement ?? document.body), pictures);
  const { pad } = atlas.shape;
  for (const [index, kind] of cells.entries()) {
    if (kind <= 0 && kind !== WALL) continue;
    const sprite = kind === WALL ? atlas.stone() : atlas.tile(kind);
    context.drawImage(sprite, (index % width) * cell - pad, Math.floor(index / width) * cell - pad);
  }
}

/** One deal of the drawing in small. */
export function SampleDeal({ shape, cells }: { readonly shape: Shape; readonly cells: Cells }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isWanted = true;
    void loadTilePictures().then((pictures) => {
      if (isWanted && canvas.current !== null) paintDeal(canvas.current, shape, cells, pictures);
    });
    return () => {
      isWanted = false;
    };
  }, [shape, cells]);
  return (
    <div className="sample-deal" aria-hidden="true">
      <canvas ref={canvas} width={WIDTH} height={1} />
    </div>
  );
}
