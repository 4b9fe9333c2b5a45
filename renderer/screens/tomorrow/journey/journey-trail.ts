/**
 * Places the levels of the journey on their map: a path that winds upwards, row by row, in per cent of the
 * map.
 */

/** In per cent of the map's width and height, from its upper left corner. */
export interface TrailSpot {
  readonly x: number;
  readonly y: number;
}

/** The two ends of the path, and the least room at its sides. */
const BOTTOM = 96;
const TOP = 13;
const LEAST_SIDE = 5;
/** The last row is narrower by this much at each side, as the mountain is. */
const PEAK_INSET = 15;
/** Waves of the path and its climb along a row, as shares of the distance between rows. */
const WAVE = 0.16;
const CLIMB = 0.1;

/** As few rows as hold the levels, as even as they can be. */
function rowsOf(count: number, perRow: number): number[] {
  const rows = Math.ceil(count / perRow);
  return Array.from(
    { length: rows },
    (_, row) => Math.floor(((row + 1) * count) / rows) - Math.floor((row * count) / rows),
  );
}

/** The spots of each chapter's levels, at most `perRow` of them side by side. */
export function trailOf(counts: readonly number[], perRow: number): TrailSpot[][] {
  const rows = counts.map((count) => rowsOf(count, perRow));
  const total = rows.flat().length;
  // The fewer stand side by side, the narrower the map and the larger the share that half a level takes of it.
  const side = Math.max(LEAST_SIDE, 44 / perRow);
  let row = 0;
  return rows.map((sizes) => sizes.flatMap((size) => spotsOfRow(size, row++, { total, side })));
}

interface Trail {
  /** The number of its rows. */
  readonly total: number;
  /** The room at each side, in per cent of the width. */
  readonly side: number;
}

function spotsOfRow(size: number, row: number, { total, side }: Trail): TrailSpot[] {
  const pitch = (BOTTOM - TOP) / total;
  const middle = BOTTOM - (row + 0.5) * pitch;
  const inset = side + (total > 1 ? (PEAK_INSET * row) / (total - 1) : 0);
  return Array.from({ length: size }, (_, place) => {
    const along = size === 1 ? 0.5 : place / (size - 1);
    const x = inset + along * (100 - 2 * inset);
    // It climbs along the row, and is calm at both ends: the bend to the next row is long enough to be seen.
    const calm = Math.sin(Math.PI * along);
    const y = middle + pitch * ((0.5 - along) * CLIMB + calm * WAVE * Math.sin(place * 1.15 + row * 2.1));
    return { x: row % 2 === 0 ? x : 100 - x, y };
  });
}

/** A smooth path through the spots (Catmull–Rom), as SVG draws it. */
export function pathThrough(spots: readonly TrailSpot[]): string {
  const at = (index: number) => spots[Math.min(spots.length - 1, Math.max(0, index))] ?? { x: 0, y: 0 };
  const write = ({ x, y }: TrailSpot) => `${x.toFixed(2)} ${y.toFixed(2)}`;
  const pull = (from: TrailSpot, to: TrailSpot, by: TrailSpot) => ({
    x: by.x + (to.x - from.x) / 6,
    y: by.y + (to.y - from.y) / 6,
  });
  const curves = spots.slice(1).map((spot, index) => {
    const first = pull(at(index - 1), spot, at(index));
    const second = pull(at(index + 2), at(index), spot);
    return `C${write(first)} ${write(second)} ${write(spot)}`;
  });
  return spots.length === 0 ? '' : `M${write(at(0))}${curves.join('')}`;
}
