import { useEffect, useRef, useState } from 'react';
import type { Gravity } from '../../../../core/rules/rules.ts';
import { readPalette } from '../../../board/tiles/palette.ts';
import { TileAtlas } from '../../../board/tiles/tile-atlas.ts';
import { useTilePictures } from '../../../board/tiles/use-tile-pictures.ts';
import { GRAVITY_CELL, GravityPicture } from '../../../components/pictures/gravity-picture.tsx';
import { watchTheme } from '../../../viewport/surroundings.ts';

/** Side of a tile in CSS pixels: about as large as it is shown at most. */
const SIDE = 64;

function useAtlas(): TileAtlas | null {
  const pictures = useTilePictures();
  const [atlas, setAtlas] = useState<TileAtlas | null>(null);
  useEffect(() => {
    if (pictures === null) return;
    const cell = Math.round(SIDE * window.devicePixelRatio);
    const paint = () => setAtlas(new TileAtlas(cell, readPalette(document.body), pictures));
    paint();
    return watchTheme(paint);
  }, [pictures]);
  return atlas;
}

function Face({ atlas, kind }: { readonly atlas: TileAtlas; readonly kind: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { cell, pad } = atlas.shape;
  const side = cell + 2 * pad;
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.clearRect(0, 0, side, side);
    context.drawImage(atlas.tile(kind), 0, 0);
  }, [atlas, kind, side]);
  const unit = GRAVITY_CELL / cell;
  const size = side * unit;
  return (
    <foreignObject x={-pad * unit} y={-pad * unit} width={size} height={size}>
      <canvas ref={canvas} width={side} height={side} />
    </foreignObject>
  );
}

/** The picture of a gravity with tiles of the chosen set. */
export function CarvedGravity({ gravity }: { readonly gravity: Gravity }) {
  const atlas = useAtlas();
  if (atlas === null) return <GravityPicture gravity={gravity} />;
  return <GravityPicture gravity={gravity} faceOf={(place) => <Face atlas={atlas} kind={place + 1} />} />;
}
