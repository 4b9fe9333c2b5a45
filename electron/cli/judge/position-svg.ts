/** A position with its line as SVG. Colours are variables of the page, with a value for a picture alone. */

import type { JudgeQuestion } from '../../../core/judge/question.ts';
import type { ShownPosition } from '../../../core/judge/verdict.ts';
import { escapeMarkup } from '../../../core/text/escape-markup.ts';

const CELL = 36;
const INSET = 2;

/** The board with numbers for tiles, and the lane around it where the line goes there. */
export function positionSvg(
  { width, height }: Pick<JudgeQuestion, 'width' | 'height'>,
  shown: ShownPosition,
  label: string,
): string {
  const isAround = (shown.line ?? []).some(([x, y]) => x < 0 || y < 0 || x >= width || y >= height);
  const ring = isAround ? 1 : 0;
  const [across, down] = [(width + 2 * ring) * CELL, (height + 2 * ring) * CELL];
  const middle = (at: number) => (at + ring + 0.5) * CELL;
  const cells = shown.cells.map((kind, cell) => {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    const isEnd = shown.pair?.includes(cell) === true;
    const [fill, stroke] =
      kind > 0
        ? ['var(--tile, #fffdf6)', isEnd ? 'var(--line, #b3261e)' : 'var(--edge, #8a8272)']
        : ['none', 'var(--cell, #ddd6c6)'];
    const side = CELL - 2 * INSET;
    const square = `<rect x="${(x + ring) * CELL + INSET}" y="${(y + ring) * CELL + INSET}" width="${side}" height="${side}" rx="5" fill="${fill}" stroke="${stroke}" stroke-width="${isEnd ? 2.5 : 1}"/>`;
    if (kind <= 0) return square;
    return `${square}<text x="${middle(x)}" y="${middle(y) + 6}" text-anchor="middle" font-size="17" fill="var(--ink, #26241f)">${kind}</text>`;
  });
  const line = (shown.line ?? []).map(([x, y]) => `${middle(x)},${middle(y)}`).join(' ');
  // Below the tiles, so that it ends at their edges.
  const drawn =
    line === ''
      ? ''
      : `<polyline points="${line}" fill="none" stroke="var(--line, #b3261e)" stroke-width="4" stroke-linejoin="round"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${across} ${down}" width="${across}" height="${down}" role="img" aria-label="${escapeMarkup(label)}" font-family="sans-serif">${drawn}${cells.join('')}</svg>`;
}
