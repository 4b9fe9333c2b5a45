import type { PackLevel } from '../../../core/packs/pack-levels.ts';
import { packRaster } from '../../../core/packs/pack-raster.ts';
import { withPngText } from '../../../core/templates/file/png.ts';
import { makePng } from './make-png.ts';

/** The picture of a pack, which carries the text of its file. */
export function drawPack(levels: readonly PackLevel[], text: string): Uint8Array {
  const png = withPngText(makePng(packRaster(levels)), text);
  if (png === null) throw new Error('the picture is no PNG');
  return png;
}
