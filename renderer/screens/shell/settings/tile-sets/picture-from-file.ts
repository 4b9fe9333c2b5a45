import { MAX_PICTURE_NAME } from '../../../../../core/contract/own-tile-set.ts';
import type { OwnPicture } from '../../../../../core/contract/pictures.ts';
import { err, ok, type Result } from '../../../../../core/result.ts';
import { cleanName } from '../../../../../core/templates/check.ts';
import { decodePicture, type PictureFault } from '../../../../state/pictures/picture-file.ts';

/** Side of a kept picture, in pixels: a large tile at pixel ratio 2. */
const SIDE = 128;
const SMALLEST_SIDE = 16;

/** Why a file is no picture for a tile. */
export type PictureRefusal = PictureFault | 'too-small' | 'blank';

/** The middle square of a picture file, made as small as tiles need it. The file itself is not kept. */
export async function pictureFromFile(file: File): Promise<Result<OwnPicture, PictureRefusal>> {
  const decoded = await decodePicture(file);
  if (!decoded.ok) return decoded;
  const image = decoded.value;
  const side = Math.min(image.width, image.height);
  if (side < SMALLEST_SIDE) return err('too-small');
  const canvas = new OffscreenCanvas(SIDE, SIDE);
  const context = canvas.getContext('2d');
  if (context === null) return err('not-a-picture');
  context.imageSmoothingQuality = 'high';
  const [left, top] = [(image.width - side) / 2, (image.height - side) / 2];
  context.drawImage(image, left, top, side, side, 0, 0, SIDE, SIDE);
  image.close();
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  if (data.every((value, at) => at % 4 !== 3 || value === 0)) return err('blank');
  // A browser that writes no WebP writes PNG instead.
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 });
  return ok({ id: crypto.randomUUID(), name: nameOf(file), data: base64(await blob.arrayBuffer()) });
}

/** The file's name without its ending and without what a name may not hold. */
function nameOf({ name }: File): string {
  const plain = cleanName(name.replace(/\.[^.]*$/, '').trim(), MAX_PICTURE_NAME);
  return plain === '' ? '?' : plain;
}

function base64(buffer: ArrayBuffer): string {
  return btoa(Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join(''));
}
