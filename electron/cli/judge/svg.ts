/** Pictures of a report as SVG: a position with its line, and a chart. Colours are variables of the page, with a value for a picture alone. */
import type { GrowthChart } from '../../../core/judge/growth-chart.ts';
import type { JudgeQuestion } from '../../../core/judge/question.ts';
import type { ShownPosition } from '../../../core/judge/verdict.ts';

const CELL = 36;
const INSET = 2;

/** A text between tags. */
export function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

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
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${across} ${down}" width="${across}" height="${down}" role="img" aria-label="${escapeText(label)}" font-family="sans-serif">${drawn}${cells.join('')}</svg>`;
}

/** Colours that differ in lightness too, and dashes, so that the curves are told apart without colour. */
const STROKES = [
  ['#b3261e', ''],
  ['#2d6a4f', ''],
  ['#1d4e89', '8 4'],
  ['#8a5a00', '3 3'],
  ['#6a3d9a', '10 3 2 3'],
  ['#4a4a4a', '1 4'],
] as const;

/** A chart with its legend below. */
export function chartSvg(chart: GrowthChart, label: string): string {
  const { width, height, left, right, top, bottom, columns, rows, curves } = chart;
  const whole = height + 22 * Math.ceil(curves.length / 2);
  const grid = [
    ...columns.map(
      ({ at, words }) =>
        `<line x1="${at}" y1="${top}" x2="${at}" y2="${bottom}" stroke="var(--cell, #ddd6c6)"/><text x="${at}" y="${bottom + 18}" text-anchor="middle" ${SMALL}>${words}</text>`,
    ),
    ...rows.map(
      ({ at, words }) =>
        `<line x1="${left}" y1="${at}" x2="${right}" y2="${at}" stroke="var(--cell, #ddd6c6)"/><text x="${left - 6}" y="${at + 4}" text-anchor="end" ${SMALL}>${words}</text>`,
    ),
  ];
  const lines = curves.map(({ name, points }, index) => {
    const [colour, dashes] = STROKES[index % STROKES.length] ?? STROKES[0];
    const stroke = `fill="none" stroke="${colour}" stroke-width="2.5" stroke-dasharray="${dashes}"`;
    const [x, y] = [left + (index % 2) * ((right - left) / 2), height + 16 + 22 * Math.floor(index / 2)];
    return `<polyline points="${points.map((point) => point.join(',')).join(' ')}" ${stroke}/><line x1="${x}" y1="${y - 4}" x2="${x + 28}" y2="${y - 4}" ${stroke}/><text x="${x + 36}" y="${y}" ${SMALL}>${escapeText(name)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${whole}" width="${width}" height="${whole}" role="img" aria-label="${escapeText(label)}" font-family="sans-serif">${grid.join('')}${lines.join('')}</svg>`;
}

const SMALL = 'font-size="12" fill="var(--ink, #26241f)"';
