/** Shapes from pictures: a grey picture is laid over the grid, and each cell takes the mean darkness under it. */
import { GAP, type Shape, SLOT } from '../../board/board.ts';
import { type Area, inkedArea } from './marks.ts';
import { pieceOf } from './piece.ts';

/** Row-major darkness of pixels: 0 is white paper, 255 is black ink. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly darkness: Uint8Array;
  /** The picture has transparent parts: they are the paper, so no dark rim is taken for a ground that is to be turned. */
  readonly isCutOut?: true;
}

/** Row-major red, green, blue and opacity of pixels, as a canvas gives them: not multiplied by the opacity. */
export interface ColourPixels {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8ClampedArray;
}

const WHITE = 255;
const HALF = 128;

/**
 * A picture in grey. An opaque one is as dark as it is. Of one with transparent parts these are paper, whatever its colours:
 * what is light is ink where it lies on nothing or on a dark ground, so that a white shape is one too. Linear in the pixels.
 */
export function greyOfPixels(pixels: ColourPixels): GreyPicture {
  const { width, height, rgba } = pixels;
  const light = Uint8Array.from({ length: width * height }, (_, pixel) => lightnessAt(rgba, pixel));
  const opacity = Uint8Array.from({ length: width * height }, (_, pixel) => rgba[4 * pixel + 3] ?? 0);
  if (opacity.every((value) => value === WHITE))
    return { width, height, darkness: light.map((value) => WHITE - value) };
  const rim = rimOf(width, height);
  const isGroundSeen = mean(rim.map((pixel) => opacity[pixel] ?? 0)) >= HALF;
  // On nothing the paper is what the picture stands out from.
  const isPaperLight = isGroundSeen
    ? seenLightness(light, opacity, rim) >= HALF
    : seenLightness(light, opacity, light.keys()) < HALF;
  const ink = light.map((value, pixel) => {
    const tone = isPaperLight ? WHITE - value : value;
    return Math.round((tone * (opacity[pixel] ?? 0)) / WHITE);
  });
  const toned: GreyPicture = { width, height, darkness: ink, isCutOut: true };
  const covered: GreyPicture = { width, height, darkness: opacity, isCutOut: true };
  // A ground all of one tone shows by its holes alone.
  return isGroundSeen && parting(covered).variance > parting(toned).variance ? covered : toned;
}

/** Luma by ITU-R BT.709. */
function lightnessAt(rgba: Uint8ClampedArray, pixel: number): number {
  const [red = 0, green = 0, blue = 0] = rgba.subarray(4 * pixel, 4 * pixel + 3);
  return Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue);
}

/** The outermost pixels. */
export function rimOf(width: number, height: number): number[] {
  return Array.from({ length: width * height }, (_, pixel) => pixel).filter((pixel) => {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    return x === 0 || y === 0 || x === width - 1 || y === height - 1;
  });
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** Mean lightness of pixels as far as they are seen; that of paper when none is. */
function seenLightness(light: Uint8Array, opacity: Uint8Array, pixels: Iterable<number>): number {
  let [sum, weight] = [0, 0];
  for (const pixel of pixels) {
    sum += (light[pixel] ?? 0) * (opacity[pixel] ?? 0);
    weight += opacity[pixel] ?? 0;
  }
  return weight === 0 ? WHITE : sum / weight;
}

export interface PictureOptions {
  /** Cells of the shape. */
  readonly width: number;
  readonly height: number;
  /** 0 to 255: a cell whose mean darkness is at least this becomes a slot. */
  readonly threshold: number;
  /** Light cells become slots instead. */
  readonly isInverted: boolean;
}

/** Draws a shape from a picture stretched over the grid. Linear in the pixels. */
export function shapeFromPicture(picture: GreyPicture, options: PictureOptions): Shape {
  const { width, height, threshold, isInverted } = options;
  const marks = Array.from({ length: width * height }, (_, cell) => {
    const mean = meanDarkness(picture, cell % width, Math.floor(cell / width), width, height);
    return mean >= threshold !== isInverted ? SLOT : GAP;
  });
  return { width, height, marks };
}

/** Mean over the pixels under a cell, at least one. */
function meanDarkness(
  { width, height, darkness }: GreyPicture,
  column: number,
  row: number,
  columns: number,
  rows: number,
): number {
  const left = Math.floor((column * width) / columns);
  const top = Math.floor((row * height) / rows);
  const right = Math.max(left + 1, Math.floor(((column + 1) * width) / columns));
  const bottom = Math.max(top + 1, Math.floor(((row + 1) * height) / rows));
  let sum = 0;
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) sum += darkness[y * width + x] ?? 0;
  return sum / ((right - left) * (bottom - top));
}

/** A picture whose longer side has at most so many pixels, each the mean of those it stands for. Linear in the pixels. */
export function reducedPicture(picture: GreyPicture, most: number): GreyPicture {
  const scale = Math.min(1, most / Math.max(picture.width, picture.height));
  if (scale === 1) return picture;
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const darkness = Uint8Array.from({ length: width * height }, (_, pixel) =>
    Math.round(meanDarkness(picture, pixel % width, Math.floor(pixel / width), width, height)),
  );
  return { width, height, darkness };
}

/**
 * The threshold that parts a picture's dark pixels from its light ones best (Otsu: the greatest variance between the
 * two), from 1 to 255; 128 when all pixels are alike.
 */
export function bestThreshold(picture: GreyPicture): number {
  return parting(picture).threshold;
}

/** Otsu's threshold, and the variance between what it parts. */
function parting({ darkness }: GreyPicture): { readonly variance: number; readonly threshold: number } {
  const counts = new Float64Array(256);
  for (const value of darkness) counts[value] = (counts[value] ?? 0) + 1;
  const total = darkness.length;
  const sum = counts.reduce((all, count, value) => all + count * value, 0);
  let below = 0;
  let sumBelow = 0;
  let best = { variance: 0, threshold: 128 };
  for (let threshold = 1; threshold < 256; threshold++) {
    below += counts[threshold - 1] ?? 0;
    sumBelow += (counts[threshold - 1] ?? 0) * (threshold - 1);
    if (below === 0 || below === total) continue;
    const distance = sumBelow / below - (sum - sumBelow) / (total - below);
    const variance = below * (total - below) * distance * distance;
    if (variance > best.variance) best = { variance, threshold };
  }
  return best;
}

/**
 * A picture drawn as large as it fits on a grid, its sides in proportion, without empty room around it. Null when
 * nothing would be drawn.
 */
export function picturePiece(picture: GreyPicture, options: PictureOptions): Shape | null {
  const { width, height } = options;
  const fine = shapeFromPicture(picture, { ...options, width: picture.width, height: picture.height });
  const area = inkedArea(fine);
  if (area === null) return null;
  const cut = cutPicture(picture, area);
  const scale = Math.min(width / cut.width, height / cut.height);
  const fitted = shapeFromPicture(cut, {
    ...options,
    width: Math.max(1, Math.min(width, Math.round(cut.width * scale))),
    height: Math.max(1, Math.min(height, Math.round(cut.height * scale))),
  });
  const inked = inkedArea(fitted);
  return inked === null ? null : pieceOf(fitted, inked);
}

function cutPicture(picture: GreyPicture, { left, top, right, bottom }: Area): GreyPicture {
  const width = right - left + 1;
  const height = bottom - top + 1;
  const darkness = Uint8Array.from(
    { length: width * height },
    (_, pixel) =>
      picture.darkness[(top + Math.floor(pixel / width)) * picture.width + left + (pixel % width)] ?? 0,
  );
  return { width, height, darkness };
}
