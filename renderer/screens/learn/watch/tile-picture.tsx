import type { TilePicture } from '../../../board/tiles/tile-pictures.ts';

interface PictureOfProps {
  readonly picture: TilePicture | undefined;
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** A shipped picture; an own one has no address, so its tile stays blank. */
export function PictureOf({ picture, x, y, side }: PictureOfProps) {
  if (!(picture?.image instanceof HTMLImageElement)) return null;
  const { image, part } = picture;
  return (
    <svg
      x={x}
      y={y}
      width={side}
      height={side}
      viewBox={`${part.x} ${part.y} ${part.side} ${part.side}`}
      aria-hidden="true"
    >
      <image href={image.src} width={image.width} height={image.height} />
    </svg>
  );
}
