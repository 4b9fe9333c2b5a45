/** A picture as bytes, and a few things that can be drawn into it. Colours are `0xRRGGBB`. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  /** Four bytes a pixel, row by row: red, green, blue, and 255 for opaque. The whole of its buffer. */
  readonly pixels: Uint8Array<ArrayBuffer>;
}

/** Bytes of a pixel. */
export const PIXEL_BYTES = 4;

export function makeRaster(width: number, height: number, colour: number): Raster {
  const raster = { width, height, pixels: new Uint8Array(width * height * PIXEL_BYTES).fill(0xff) };
  fillRectangle(raster, { x: 0, y: 0, width, height }, colour);
  return raster;
}

export interface PixelArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function fillRectangle(raster: Raster, rectangle: PixelArea, colour: number): void {
  fillRounded(raster, rectangle, 0, colour);
}

/** A rectangle with round corners; each pixel is as much of the colour as the rectangle covers of it. */
export function fillRounded(
  raster: Raster,
  { x, y, width, height }: PixelArea,
  radius: number,
  colour: number,
): void {
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const share = radius === 0 ? 1 : coverAt(column + 0.5, row + 0.5, width, height, radius);
      if (share > 0) mix(raster, x + column, y + row, colour, share);
    }
}

/** The share of the pixel around a point within the corners, from 0 to 1; by its distance from the nearest corner's centre. */
function coverAt(x: number, y: number, width: number, height: number, radius: number): number {
  const dx = Math.max(radius - x, x - (width - radius), 0);
  const dy = Math.max(radius - y, y - (height - radius), 0);
  return Math.max(0, Math.min(1, radius - Math.hypot(dx, dy) + 0.5));
}

/** A square that stands on a corner, as far from its middle as `reach`. */
export function fillDiamond(raster: Raster, x: number, y: number, reach: number, colour: number): void {
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) {
      const share = Math.max(0, Math.min(1, reach - Math.abs(dx) - Math.abs(dy) + 0.5));
      if (share > 0) mix(raster, x + dx, y + dy, colour, share);
    }
}

/** Mixes a share of a colour into a pixel; outside of the picture nothing happens. */
export function mix(
  { width, height, pixels }: Raster,
  x: number,
  y: number,
  colour: number,
  share: number,
): void {
  if (x < 0 || y < 0 || x >= width || y >= height) return;
  const at = (y * width + x) * PIXEL_BYTES;
  for (let channel = 0; channel < 3; channel++) {
    const before = pixels[at + channel] ?? 0;
    const wanted = (colour >> (16 - 8 * channel)) & 0xff;
    pixels[at + channel] = Math.round(before + (wanted - before) * share);
  }
}
