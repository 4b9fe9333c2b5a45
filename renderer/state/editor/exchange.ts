/** Templates in and out of the window: files, PNG pictures, the clipboard. */
import { err, ok, type Result } from '../../../core/result.ts';
import type { Design } from '../../../core/templates/design.ts';
import { type GreyPicture, greyOfPixels } from '../../../core/templates/edit/picture.ts';
import { makeTemplateFile, templateText } from '../../../core/templates/file/file.ts';
import type { FileError } from '../../../core/templates/file/file-error.ts';
import { MAX_FILE_BYTES, type Pack } from '../../../core/templates/file/file-form.ts';
import { withPngText } from '../../../core/templates/file/png.ts';
import { offerFile } from '../offer-file.ts';
import { decodePicture, PICTURE_FILES, type PictureFault } from '../pictures/picture-file.ts';

export const FILE_ENDING = '.twofold.json';
/** The file types that a file dialog offers for templates, and for pictures that become boards. */
export const FILE_TYPES = `.twofold,.json,${PICTURE_FILES}`;
/** The longer side of a picture is made no longer than this before it is looked at. */
const MOST_PIXELS = 512;

export function fileText(designs: readonly Design[], pack: Pack | null): string {
  return makeTemplateFile({ pack, designs });
}

/** Offers templates as a file; returns the name of the file. */
export function offerTemplates(name: string, designs: readonly Design[], pack: Pack | null): string {
  return offerFile(name, FILE_ENDING, fileText(designs, pack), 'application/json');
}

/** Offers a picture that carries its template; returns the name of the file, or null when the canvas could not be made a PNG. */
export async function offerPicture(design: Design, picture: HTMLCanvasElement): Promise<string | null> {
  const blob = await new Promise<Blob | null>((resolve) => picture.toBlob(resolve, 'image/png'));
  if (blob === null) return null;
  const png = withPngText(new Uint8Array(await blob.arrayBuffer()), fileText([design], null));
  if (png === null) return null;
  // A view on an ordinary buffer, which is what withPngText makes.
  return offerFile(design.name, '.png', png as Uint8Array<ArrayBuffer>, 'image/png');
}

/** The text of a template file that was opened or dropped. The storage says whether it is one. */
export async function readTemplateText(file: File): Promise<Result<string, FileError>> {
  // Not even read when it is far too large to be ours.
  if (file.size > MAX_FILE_BYTES)
    return err({ code: 'file-too-large', details: { bytes: file.size, limit: MAX_FILE_BYTES } });
  return templateText(new Uint8Array(await file.arrayBuffer()));
}

/** The picture in a file in grey, or why it cannot be shown. */
export async function readGreyPicture(file: Blob): Promise<Result<GreyPicture, PictureFault>> {
  const decoded = await decodePicture(file);
  if (!decoded.ok) return decoded;
  const bitmap = decoded.value;
  const scale = Math.min(1, MOST_PIXELS / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const grey = greyOf(width, height, (context) => context.drawImage(bitmap, 0, 0, width, height));
  bitmap.close();
  return grey === null ? err('not-a-picture') : ok(grey);
}

/** A text as a grey picture, one line, as the system writes it. */
export function greyText(text: string, font: string): GreyPicture | null {
  const size = 96;
  const measure = new OffscreenCanvas(1, 1).getContext('2d');
  if (measure === null) return null;
  // Strokes of a middling weight: the gaps between them stay open on few cells.
  const style = `500 ${size}px ${font}`;
  measure.font = style;
  const width = Math.max(1, Math.ceil(measure.measureText(text).width));
  return greyOf(width, Math.round(size * 1.4), (context) => {
    context.font = style;
    context.textBaseline = 'middle';
    context.fillText(text, 0, size * 0.7);
  });
}

function greyOf(
  width: number,
  height: number,
  paint: (context: OffscreenCanvasRenderingContext2D) => void,
): GreyPicture | null {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (context === null) return null;
  context.fillStyle = '#000';
  paint(context);
  const { data: rgba } = context.getImageData(0, 0, width, height);
  return greyOfPixels({ width, height, rgba });
}
