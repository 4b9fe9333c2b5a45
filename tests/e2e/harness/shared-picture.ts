/** The picture in the sheet that shares a result. */
import type { Page } from '@playwright/test';
import jsQR from 'jsqr';

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

export const sharedPicture = (page: Page) => page.getByTestId('share-picture');

/** The picture that stands in the sheet, scaled and saved as a JPEG of a quality of 60, and read again. */
export async function asSmallJpeg(page: Page, scale: number): Promise<Pixels & { readonly jpeg: Buffer }> {
  const answer = await sharedPicture(page).evaluate(async (image: HTMLImageElement, by) => {
    const width = Math.round(image.naturalWidth * by);
    const height = Math.round(image.naturalHeight * by);
    const contextOf = () => {
      const context = new OffscreenCanvas(width, height).getContext('2d');
      if (context === null) throw new Error('no canvas');
      return context;
    };
    const small = contextOf();
    small.drawImage(image, 0, 0, width, height);
    const jpeg = await small.canvas.convertToBlob({ type: 'image/jpeg', quality: 0.6 });
    const again = contextOf();
    again.drawImage(await createImageBitmap(jpeg), 0, 0);
    const base64 = (bytes: Uint8Array) => {
      let text = '';
      for (let at = 0; at < bytes.length; at += 30_000)
        text += String.fromCharCode(...bytes.subarray(at, at + 30_000));
      return btoa(text);
    };
    const { data } = again.getImageData(0, 0, width, height);
    return {
      width,
      height,
      pixels: base64(new Uint8Array(data.buffer)),
      jpeg: base64(new Uint8Array(await jpeg.arrayBuffer())),
    };
  }, scale);
  const { width, height } = answer;
  const data = new Uint8ClampedArray(Buffer.from(answer.pixels, 'base64'));
  return { width, height, data, jpeg: Buffer.from(answer.jpeg, 'base64') };
}

/** The text of the QR code, as a decoder that is not ours reads it. */
export const linkIn = ({ data, width, height }: Pixels) => jsQR(data, width, height)?.data;
