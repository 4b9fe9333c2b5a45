import { useId } from 'react';
import { type Shape, SLOT, WALL } from '../../../core/board/board.ts';
import styles from './face-down-shape.module.css';

/** Side of a cell in the units of the picture, and of the tile in it. */
const CELL = 46;
const WIDTH = 44;
const HEIGHT = 40;
const RADIUS = 6;
/** The ivory body and its lower edge stand out this far below the back. */
const BODY = 3.5;
const EDGE = 5;
/** Two squares that overlap, cut into the back: side, and their corners within the cell. */
const SQUARE = 13;
const FIRST = { x: 13, y: 10 };
const SECOND = { x: 20, y: 17 };

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
const square = (corner: typeof FIRST): Box => ({ ...corner, width: SQUARE, height: SQUARE, radius: 3 });

/** A board before it is played: its tiles lie face down, the jade back up and the ivory below. */
export function FaceDownShape({ shape: { width, height, marks } }: { readonly shape: Shape }) {
  const gradient = useId();
  const cellsOf = (wanted: number) => marks.flatMap((mark, cell) => (mark === wanted ? [cell] : []));
  const slots = cellsOf(SLOT);
  const layer = (box: Box, cells = slots) => inEach(cells, width, box);
  return (
    <svg viewBox={`0 0 ${width * CELL} ${height * CELL}`} aria-hidden="true">
      <defs>
        <linearGradient id={gradient} x2="0.55" y2="1">
          <stop className={styles.lit} offset="0" />
          <stop className={styles.dim} offset="1" />
        </linearGradient>
      </defs>
      <path
        data-piece="wall"
        className={styles.wall}
        d={layer({ ...TILE, height: HEIGHT + EDGE }, cellsOf(WALL))}
      />
      <path className={styles.edge} d={layer(below(EDGE))} />
      <path data-piece="body" className={styles.body} d={layer(below(BODY))} />
      {slots.map((cell) => (
        <path
          key={cell}
          data-piece="back"
          className={styles.back}
          d={inEach([cell], width, TILE)}
          fill={`url(#${gradient})`}
        />
      ))}
      <path data-piece="mark" className={styles.mark} d={layer(square(FIRST)) + layer(square(SECOND))} />
    </svg>
  );
}
