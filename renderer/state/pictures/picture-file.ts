/** A picture file, decoded within limits: what the player chose may be anything. */

import { PICTURE_HEAD_BYTES, pictureKindOf } from '../../../core/picture-kind.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { decodeText } from '../../../core/text/decode-text.ts';
import { plainSvg, type SvgFault } from './plain-svg.ts';

/** The file types that a file dialog offers, which are those that can be read. */
export const PICTURE_FILES = '.png,.jpg,.jpeg,.webp,.gif,.avif,.bmp,.svg';

/** Why a file is no picture. */
export type PictureFault =
  | 'too-large'
  | 'too-many-pixels'
  | 'not-a-picture'
  | 'svg-no-size'
  | 'svg-too-much'
  | 'svg-more-than-shapes';

const MOST_BYTES = 20 * 1024 * 1024;
/** An SVG of shapes has less; one of more took seconds to draw. */
const MOST_SVG_BYTES = 2_000_000;
/** 256 MB while it is decoded: more than a camera makes. */
const MOST_PIXELS = 64_000_000;
/** An SVG has the size that it is drawn with: enough for a tile at any zoom and for a board, at most so long. */
const SVG_SHORTER = 512;
const SVG_LONGEST = 4_096;

const SVG_FAULTS = {
  'not-svg': 'not-a-picture',
  'no-size': 'svg-no-size',
  'too-much': 'svg-too-much',
  'more-than-shapes': 'svg-more-than-shapes',
} as const satisfies Readonly<Record<SvgFault, PictureFault>>;

/** Decodes a picture; the caller closes it. */
export async function decodePicture(file: Blob): Promise<Result<ImageBitmap, PictureFault>> {
  if (file.size > MOST_BYTES) return err('too-large');
  // It is gone, changed since it was chosen, or a folder.
  const head = await file
    .slice(0, PICTURE_HEAD_BYTES)
    .arrayBuffer()
    .catch(() => null);
  const kind = head === null ? null : pictureKindOf(new Uint8Array(head));
  if (kind === null) return err('not-a-picture');
  return kind === 'svg' ? decodeSvg(file) : decodeRaster(file);
}

/** The image element knows a picture's size before it is decoded. */
async function decodeRaster(file: Blob): Promise<Result<ImageBitmap, PictureFault>> {
  const size = await withImage(file, async ({ naturalWidth, naturalHeight }) => naturalWidth * naturalHeight);
  if (size === null || size === 0) return err('not-a-picture');
  if (size > MOST_PIXELS) return err('too-many-pixels');
  const bitmap = await createImageBitmap(file).catch(() => null);
  return bitmap === null ? err('not-a-picture') : ok(bitmap);
}

async function decodeSvg(file: Blob): Promise<Result<ImageBitmap, PictureFault>> {
  if (file.size > MOST_SVG_BYTES) return err('svg-too-much');
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (!text.ok) return err('not-a-picture');
  const svg = plainSvg(text.value, SVG_SHORTER, SVG_LONGEST);
  if (!svg.ok) return err(SVG_FAULTS[svg.error]);
  const { width, height } = svg.value;
  const drawn = await withImage(new Blob([svg.value.text], { type: 'image/svg+xml' }), async (image) => {
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    return canvas.transferToImageBitmap();
  });
  return drawn === null ? err('not-a-picture') : ok(drawn);
}

/** Hands over an image element that has loaded the file; null when it does not load. */
async function withImage<T>(file: Blob, use: (image: HTMLImageElement) => Promise<T>): Promise<T | null> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    const hasLoaded = new Promise<boolean>((resolve) => {
      image.onload = () => resolve(true);
      image.onerror = () => resolve(false);
    });
    image.src = address;
    return (await hasLoaded) ? await use(image) : null;
  } finally {
    URL.revokeObjectURL(address);
  }
}
