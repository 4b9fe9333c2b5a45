import { useId } from 'react';
import { type Shape, SLOT, WALL } from '../../../core/board/board.ts';
import styles from './face-down-shape.module.css';
import { ridgeOutline } from './landscape.tsx';

/** Side of a cell in the units of the picture, and of the tile in it. */
const CELL = 46;
const WIDTH = 44;
const HEIGHT = 40;
const RADIUS = 6;
/** The ivory body and its lower edge stand out this far below the back. */
const BODY = 3.5;
const EDGE = 5;
type Box = Readonly<Record<'x' | 'y' | 'width' | 'height' | 'radius', number>>;

/** A rectangle with round corners as a closed path. */
function roundedBox({ x, y, width, height, radius }: Box): string {
  const arc = (across: number, down: number) => `a${radius} ${radius} 0 0 1 ${across} ${down}`;
  const [flat, upright] = [width - 2 * radius, height - 2 * radius];
  return [
    `M${x + radius} ${y}h${flat}${arc(radius, radius)}v${upright}${arc(-radius, radius)}`,
    `h${-flat}${arc(-radius, -radius)}v${-upright}${arc(radius, -radius)}z`,
  ].join('');
}

/** The same box in each of these cells, as one path. */
function inEach(cells: readonly number[], columns: number, { x, y, ...size }: Box): string {
  return cells
    .map((cell) =>
      roundedBox({ x: x + (cell % columns) * CELL, y: y + Math.floor(cell / columns) * CELL, ...size }),
    )
    .join('');
}

const TILE: Box = { x: 1, y: 0.5, width: WIDTH, height: HEIGHT, radius: RADIUS };
const below = (depth: number): Box => ({ ...TILE, y: TILE.y + depth });

/** The hills on the backs, as shares of the picture's height. */
const HILLS = [
  { name: 'far', at: 0.72, height: 0.42, seed: 11 },
  { name: 'near', at: 0.86, height: 0.3, seed: 83 },
] as const;

/** Returns the place for a moon on which it covers most tiles; of equal ones the one at the upper right. */
function moonOn({ width, height, marks }: Shape) {
  const radius = Math.max(1.2, Math.min(width, height) * 0.2);
  const covered = (column: number, row: number) =>
    marks.filter(
      (mark, cell) =>
        mark === SLOT && Math.hypot((cell % width) - column, Math.floor(cell / width) - row) < radius,
    ).length -
    row / height +
    column / width;
  const places = marks.map((_, cell) => ({ column: cell % width, row: Math.floor(cell / width) }));
  const fitting = places.filter(
    ({ column, row }) =>
      column >= radius && column < width - radius && row >= radius * 0.8 && row < height * 0.5,
  );
  const { column, row } = fitting
    .map((place) => ({ ...place, tiles: covered(place.column, place.row) }))
    .reduce((best, each) => (each.tiles > best.tiles ? each : best), {
      column: width / 2,
      row: height / 3,
      tiles: 0,
    });
  return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL, radius: radius * CELL };
}

/** A board before it is played: its tiles lie face down, and their jade backs together are one picture of hills and a moon. */
export function FaceDownShape({ shape }: { readonly shape: Shape }) {
  const { width, height, marks } = shape;
  const id = useId();
  const cellsOf = (wanted: number) => marks.flatMap((mark, cell) => (mark === wanted ? [cell] : []));
  const layer = (box: Box, cells = cellsOf(SLOT)) => inEach(cells, width, box);
  const size = { width: width * CELL, height: height * CELL };
  const { x, y, radius } = moonOn(shape);
  const backs = layer(TILE);
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      <defs>
        <linearGradient id={`${id}sky`} x2="0" y2="1">
          <stop className={styles.dim} offset="0" />
          <stop className={styles.lit} offset="0.9" />
        </linearGradient>
        <clipPath id={`${id}backs`}>
          <path d={backs} />
        </clipPath>
      </defs>
      <path
        data-piece="wall"
        className={styles.wall}
        d={layer({ ...TILE, height: HEIGHT + EDGE }, cellsOf(WALL))}
      />
      <path className={styles.edge} d={layer(below(EDGE))} />
      <path data-piece="body" className={styles.body} d={layer(below(BODY))} />
      <path data-piece="back" d={backs} fill={`url(#${id}sky)`} />
      <g className={styles.scene} clipPath={`url(#${id}backs)`}>
        <circle data-piece="moon" className={styles.moon} cx={x} cy={y} r={radius} />
        {HILLS.map(({ name, at, height: high, seed }) => (
          <path
            key={name}
            data-hill={name}
            d={ridgeOutline(
              { at: at * size.height, height: high * size.height, period: size.height * 0.7, seed },
              Math.ceil(size.width / 10) * 10,
              size.height,
            )}
          />
        ))}
      </g>
      <path className={styles.rim} d={backs} />
    </svg>
  );
}
