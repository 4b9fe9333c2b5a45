import { fillRectangle, type PixelArea, type Raster } from './raster.ts';

/** Digits and a few signs, three columns by five rows. */
const GLYPHS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [
    '0 xxx x.x x.x x.x xxx',
    '1 .x. xx. .x. .x. xxx',
    '2 xxx ..x xxx x.. xxx',
    '3 xxx ..x .xx ..x xxx',
    '4 x.x x.x xxx ..x ..x',
    '5 xxx x.. xxx ..x xxx',
    '6 xxx x.. xxx x.x xxx',
    '7 xxx ..x .x. .x. .x.',
    '8 xxx x.x xxx x.x xxx',
    '9 xxx x.x xxx ..x xxx',
    '% x.x ..x .x. x.. x.x',
    ': ... .x. ... .x. ...',
    '× ... x.x .x. x.x ...',
  ].map((line) => {
    const [sign = '', ...rows] = line.split(' ');
    return [sign, rows];
  }),
);

const [GLYPH_COLUMNS, GLYPH_ROWS] = [3, 5];

/** Writes digits in the middle of an area, in dots as large as it leaves room for. */
export function drawText(raster: Raster, text: string, area: PixelArea, colour: number): void {
  const columns = text.length * (GLYPH_COLUMNS + 1) - 1;
  const dot = Math.max(
    1,
    Math.floor(Math.min((area.width * 0.7) / columns, (area.height * 0.5) / GLYPH_ROWS)),
  );
  const left = area.x + Math.round((area.width - columns * dot) / 2);
  const top = area.y + Math.round((area.height - GLYPH_ROWS * dot) / 2);
  for (const [place, sign] of [...text].entries())
    for (const [row, dots] of (GLYPHS[sign] ?? []).entries())
      for (const [column, mark] of [...dots].entries()) {
        if (mark !== 'x') continue;
        const x = left + (place * (GLYPH_COLUMNS + 1) + column) * dot;
        fillRectangle(raster, { x, y: top + row * dot, width: dot, height: dot }, colour);
      }
}
