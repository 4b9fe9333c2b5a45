import { useEffect, useRef } from 'react';
import { type Cells, type Shape, WALL } from '../../../../core/board/board.ts';
import { inkedArea, wholeArea } from '../../../../core/templates/edit/marks.ts';
import { readPalette } from '../../../board/tiles/palette.ts';
import { TileAtlas } from '../../../board/tiles/tile-atlas.ts';
import type { TilePictures } from '../../../board/tiles/tile-pictures.ts';
import { useTilePictures } from '../../../board/tiles/use-tile-pictures.ts';
import { textScale } from '../../../viewport/surroundings.ts';

/** Room for the picture, in CSS pixels at the usual size of text. */
const WIDTH = 220;
const MOST_HEIGHT = 200;
const MOST_CELL = 36;

function paintDeal(canvas: HTMLCanvasElement, shape: Shape, cells: Cells, pictures: TilePictures): void {
  const ratio = window.devicePixelRatio;
  const scale = ratio * textScale();
  // Only what is drawn is shown, as large as it can be.
  const { left, top, right, bottom } = inkedArea(shape) ?? wholeArea(shape);
  const width = right - left + 1;
  const height = bottom - top + 1;
  const cell = Math.max(2, Math.floor(Math.min(WIDTH / width, MOST_HEIGHT / height, MOST_CELL) * scale));
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
    const column = (index % shape.width) - left;
    const row = Math.floor(index / shape.width) - top;
    context.drawImage(sprite, column * cell - pad, row * cell - pad);
  }
}

/** One deal of the drawing in small. */
export function SampleDeal({ shape, cells }: { readonly shape: Shape; readonly cells: Cells }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pictures = useTilePictures();
  useEffect(() => {
    if (pictures !== null && canvas.current !== null) paintDeal(canvas.current, shape, cells, pictures);
  }, [pictures, shape, cells]);
  return (
    <div className="sample-deal" aria-hidden="true">
      <canvas ref={canvas} width={WIDTH} height={1} />
    </div>
  );
}
