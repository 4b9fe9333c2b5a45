import type { CSSProperties, ReactNode } from 'react';
import type { Gravity } from '../../../core/rules/rules.ts';
import styles from './gravity-picture.module.css';
import { SAMPLE_ENDS, SAMPLE_ROWS, SAMPLE_WIDTH } from './gravity-ways.ts';

const WIDTH = SAMPLE_WIDTH;
const HEIGHT = SAMPLE_ROWS.length;
/** Side of a cell in the units of the picture. */
export const GRAVITY_CELL = 16;
const CELL = GRAVITY_CELL;
const TILES = SAMPLE_ROWS.flatMap((row) => Array.from(row, Number));
const CELLS = TILES.map((_, cell) => cell);
/** The cells that hold a tile, in their order. */
const STARTS = CELLS.filter((cell) => TILES[cell] !== 0);

const placeOf = (cell: number) => ({ x: (cell % WIDTH) * CELL, y: Math.floor(cell / WIDTH) * CELL });
const middleOf = (cell: number) => `${placeOf(cell).x + CELL / 2},${placeOf(cell).y + CELL / 2}`;

interface TileProps {
  readonly from: number;
  readonly to: number;
  /** The face of the piece; it is blank without one. */
  readonly face: ReactNode;
}

function BlankFace() {
  const side = { className: styles.side, x: 0.5, width: CELL - 2, height: CELL - 2, rx: 3 };
  return (
    <>
      <rect data-part="gravity-side" {...side} y={1.5} />
      <rect data-part="gravity-face" {...side} className={styles.face} />
    </>
  );
}

function Tile({ from, to, face }: TileProps) {
  const [at, end] = [placeOf(from), placeOf(to)];
  const way = { '--way-x': `${end.x - at.x}px`, '--way-y': `${end.y - at.y}px` } as CSSProperties;
  return (
    <g data-part="gravity-tile" className={styles.tile} style={way}>
      <g transform={`translate(${at.x} ${at.y})`}>{face ?? <BlankFace />}</g>
    </g>
  );
}

interface GravityPictureProps {
  readonly gravity: Gravity;
  /** The face of a tile by its place among them; its cell begins at 0, 0. */
  readonly faceOf?: (place: number) => ReactNode;
}

const noFace = () => null;

/** Tiles that slide as this gravity moves them, again and again; each way is drawn, so that it is seen without motion too. */
export function GravityPicture({ gravity, faceOf = noFace }: GravityPictureProps) {
  const tiles = STARTS.map((from, index) => ({ from, to: SAMPLE_ENDS[gravity][index] ?? from }));
  const ways = tiles.filter(({ from, to }) => from !== to);
  return (
    <svg
      data-part="gravity-picture"
      className={styles.picture}
      viewBox={`0 0 ${WIDTH * CELL} ${HEIGHT * CELL}`}
      aria-hidden="true"
      data-gravity={gravity}
    >
      {CELLS.map((cell) => (
        <rect
          key={cell}
          className={styles.slot}
          {...placeOf(cell)}
          width={CELL - 1}
          height={CELL - 1}
          rx={3}
        />
      ))}
      {ways.map(({ from, to }) => (
        <polyline key={from} className={styles.way} points={`${middleOf(from)} ${middleOf(to)}`} />
      ))}
      {tiles.map((way, place) => (
        <Tile key={way.from} {...way} face={faceOf(place)} />
      ))}
    </svg>
  );
}
