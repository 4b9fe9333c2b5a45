import { drawText } from './digits.ts';
import { fillRectangle, type PixelArea, type Raster } from './raster.ts';

/** Share of random games that lose, with its 95 % confidence interval, in thousandths. */
export interface LossFigure {
  readonly lossPermille: number;
  readonly lowPermille: number;
  readonly highPermille: number;
}

/** As the window has them in the light: what keeps a game in jade, what loses it in vermilion. */
const COLOURS = { wins: 0x1f7a63, loses: 0xb23b2a, interval: 0x2b2f2e, words: 0x2b2f2e } as const;
/** Of the strip's width, what the number takes. */
const NUMBER_SHARE = 0.22;

/**
 * How hard a board is, without a word: a bar whose red part is the share of random games that lose, with a bracket for its
 * interval, and that share in per cent.
 */
export function drawDifficulty(raster: Raster, { x, y, width, height }: PixelArea, figure: LossFigure): void {
  const number = Math.round(width * NUMBER_SHARE);
  const bar = { x, y: y + Math.round(height * 0.3), width: width - number, height: Math.round(height * 0.4) };
  const at = (permille: number) => bar.x + Math.round((bar.width * permille) / 1_000);
  const end = at(figure.lossPermille);
  fillRectangle(raster, { ...bar, width: end - bar.x }, COLOURS.loses);
  fillRectangle(raster, { ...bar, x: end, width: bar.x + bar.width - end }, COLOURS.wins);
  const line = Math.max(1, Math.round(height / 16));
  const [low, high] = [at(figure.lowPermille), at(figure.highPermille)];
  for (const edge of [low, high - line])
    fillRectangle(
      raster,
      { x: edge, y: y + Math.round(height * 0.15), width: line, height: Math.round(height * 0.7) },
      COLOURS.interval,
    );
  fillRectangle(
    raster,
    { x: low, y: y + Math.round(height * 0.5) - (line >> 1), width: high - low, height: line },
    COLOURS.interval,
  );
  const text = `${Math.round(figure.lossPermille / 10)}%`;
  drawText(raster, text, { x: x + width - number, y, width: number, height }, COLOURS.words);
}
