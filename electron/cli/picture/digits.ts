import { fillRectangle, type Raster } from './raster.ts';

/** The ten digits, three columns by five rows. */
const DIGITS = [
  'xxx x.x x.x x.x xxx',
  '.x. xx. .x. .x. xxx',
  'xxx ..x xxx x.. xxx',
  'xxx ..x .xx ..x xxx',
  'x.x x.x xxx ..x ..x',
  'xxx x.. xxx ..x xxx',
  'xxx x.. xxx x.x xxx',
  'xxx ..x .x. .x. .x.',
  'xxx x.x xxx x.x xxx',
  'xxx x.x xxx ..x xxx',
].map((glyph) => glyph.split(' '));

const [GLYPH_COLUMNS, GLYPH_ROWS] = [3, 5];

/** Writes a number in the middle of a square, in dots as large as it leaves room for. */
export function drawNumber(
  raster: Raster,
  number: number,
  square: { readonly x: number; readonly y: number; readonly side: number },
  colour: number,
): void {
  const digits = [...String(number)].map(Number);
  const columns = digits.length * (GLYPH_COLUMNS + 1) - 1;
  const dot = Math.max(
    1,
    Math.floor(Math.min((square.side * 0.7) / columns, (square.side * 0.5) / GLYPH_ROWS)),
  );
  const left = square.x + Math.round((square.side - columns * dot) / 2);
  const top = square.y + Math.round((square.side - GLYPH_ROWS * dot) / 2);
  for (const [place, digit] of digits.entries())
    for (const [row, dots] of (DIGITS[digit] ?? []).entries())
      for (const [column, mark] of [...dots].entries()) {
        if (mark !== 'x') continue;
        const x = left + (place * (GLYPH_COLUMNS + 1) + column) * dot;
        fillRectangle(raster, { x, y: top + row * dot, width: dot, height: dot }, colour);
      }
}
