import { PNG_TEXTS, withPngText } from '../../../../core/templates/file/png.ts';
import { drawPicture, loadPictureFonts, type PictureForm } from './draw-picture.ts';
import { type PictureTheme, pictureColors } from './palette.ts';
import type { PictureContent } from './picture-content.ts';

/** The picture of a game as a PNG, which carries the share code too; null where the browser cannot make one. */
export async function makePicture(
  content: PictureContent,
  form: PictureForm,
  theme: PictureTheme,
): Promise<Blob | null> {
  await loadPictureFonts(content);
  const canvas = document.createElement('canvas');
  drawPicture(canvas, content, form, pictureColors(theme));
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (drawn === null) return null;
  if (content.code === null) return drawn;
  const png = withPngText(new Uint8Array(await drawn.arrayBuffer()), content.code, PNG_TEXTS.code);
  // A view on an ordinary buffer, which is what withPngText makes.
  return png === null ? drawn : new Blob([png as Uint8Array<ArrayBuffer>], { type: 'image/png' });
}
