/** Finds the share code in the picture of a game. */
import { codeInLink } from '../../../core/codes/code-link.ts';
import { PNG_TEXTS, readPngText } from '../../../core/templates/file/png.ts';
import { decodePicture } from './picture-file.ts';

/** A picture is looked at in these sizes of its longer side: a QR code is found in neither too many pixels nor too few. */
const SIDES = [1_080, 540] as const;

/** Returns the code that a picture carries in its file or shows as a QR code, or null. It is not yet checked as a code. */
export async function codeInPicture(file: Blob): Promise<string | null> {
  const decoded = await decodePicture(file);
  if (!decoded.ok) return null;
  const bitmap = decoded.value;
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const carried = readPngText(bytes, PNG_TEXTS.code);
    if (carried.ok) return carried.value;
    const isTemplate = readPngText(bytes, PNG_TEXTS.template).ok;
    return isTemplate ? null : await shownCode(bitmap);
  } finally {
    bitmap.close();
  }
}

async function shownCode(bitmap: ImageBitmap): Promise<string | null> {
  const { default: decodeQR } = await import('qr/decode.js');
  for (const side of SIDES) {
    const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
    const width = Math.max(1, Math.round(bitmap.width * scale));
    const height = Math.max(1, Math.round(bitmap.height * scale));
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (context === null) return null;
    context.drawImage(bitmap, 0, 0, width, height);
    try {
      const { data } = context.getImageData(0, 0, width, height);
      const text = decodeQR({ width, height, data }, { timeLimit: 250 });
      return codeInLink(text);
    } catch {
      // The library throws where it finds none.
    }
  }
  return null;
}
