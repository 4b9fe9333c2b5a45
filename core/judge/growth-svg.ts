/** A chart of growth as SVG. Colours are variables of the page that it stands in, with a value for a picture alone. */
import { escapeMarkup } from '../text/escape-markup.ts';
import type { GrowthChart } from './growth-chart.ts';

/** Colours that differ in lightness too, and dashes, so that the curves are told apart without colour: five algorithms, a program. */
const STROKES = [
  ['#1d4e89', ''],
  ['#8a5a00', '8 4'],
  ['#6a3d9a', '3 3'],
  ['#4a4a4a', '10 3 2 3'],
  ['#2d6a4f', '1 4'],
  ['#b3261e', ''],
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
    return `<polyline points="${points.map((point) => point.join(',')).join(' ')}" ${stroke}/><line x1="${x}" y1="${y - 4}" x2="${x + 28}" y2="${y - 4}" ${stroke}/><text x="${x + 36}" y="${y}" ${SMALL}>${escapeMarkup(name)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${whole}" width="${width}" height="${whole}" role="img" aria-label="${escapeMarkup(label)}" font-family="sans-serif">${grid.join('')}${lines.join('')}</svg>`;
}

const SMALL = 'font-size="12" fill="var(--ink, #26241f)"';
