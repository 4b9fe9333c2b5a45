/** Packs out of the window: as a file, as a picture that carries it, as a code. */
import type { SharedPack } from '../../../core/codes/pack-symbols.ts';
import { makePackCode } from '../../../core/codes/share-code.ts';
import {
  fileOfLevels,
  levelsOfShared,
  type PackLevel,
  packToShare,
} from '../../../core/packs/pack-levels.ts';
import { packRaster } from '../../../core/packs/pack-raster.ts';
import { makeTemplateFile } from '../../../core/templates/file/file.ts';
import type { Pack } from '../../../core/templates/file/file-form.ts';
import { withPngText } from '../../../core/templates/file/png.ts';
import { offerFile } from '../offer-file.ts';
import { FILE_ENDING } from './exchange.ts';

function textOf({ name, author }: Pack, levels: readonly PackLevel[]): string {
  return makeTemplateFile(
    fileOfLevels(
      { name, author },
      levels.map(({ design, deal }) => ({ design, deal })),
    ),
  );
}

/** Offers a pack as a file; returns the name of the file. */
export function offerPack(pack: Pack, levels: readonly PackLevel[]): string {
  return offerFile(pack.name, FILE_ENDING, textOf(pack, levels), 'application/json');
}

/** Offers a picture that carries the pack; returns the name of the file, or null when the canvas could not be made a PNG. */
export async function offerPackPicture(pack: Pack, levels: readonly PackLevel[]): Promise<string | null> {
  const { width, height, pixels } = packRaster(levels);
  const canvas = new OffscreenCanvas(width, height);
  const image = new ImageData(new Uint8ClampedArray(pixels.buffer), width, height);
  canvas.getContext('2d')?.putImageData(image, 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  const png = withPngText(new Uint8Array(await blob.arrayBuffer()), textOf(pack, levels));
  if (png === null) return null;
  // A view on an ordinary buffer, which is what withPngText makes.
  return offerFile(pack.name, '.png', png as Uint8Array<ArrayBuffer>, 'image/png');
}

/** The text of the file of a pack that came as a code. */
export function fileOfPack(pack: SharedPack): string {
  return textOf(pack, levelsOfShared(pack));
}

/** The code of a pack; null where a level has no deal, or all of them are too long together. */
export function codeOfPack(pack: Pack, levels: readonly PackLevel[]): string | null {
  const shared = packToShare(pack, levels);
  return shared === null ? null : makePackCode(shared);
}
