import { drawText } from '../../../core/raster/digits.ts';
import { fillRectangle, type PixelArea, type Raster } from '../../../core/raster/raster.ts';
import type { MeasuredShare } from '../../../core/solve/measured-share.ts';
import { BAR_COLOURS, difficultyBar } from '../../../core/templates/difficulty-bar.ts';

/** Draws how hard a board is: the bar, and the share of random games that lose in per cent. */
export function drawDifficulty(raster: Raster, strip: PixelArea, loss: MeasuredShare): void {
  const { areas, numberAt, words } = difficultyBar(strip, loss);
  for (const { part, ...area } of areas) fillRectangle(raster, area, BAR_COLOURS[part]);
  const width = strip.x + strip.width - numberAt;
  drawText(raster, words, { ...strip, x: numberAt, width }, BAR_COLOURS.words);
}
