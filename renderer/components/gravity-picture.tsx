import type { CSSProperties } from 'react';
import { slides } from '../../core/rules/gravity.ts';
import type { Gravity } from '../../core/rules/rules.ts';
import './gravity-picture.css';

/** A small board with gaps in every row and column; 1 is a tile. */
const SAMPLE = ['0110010', '1000101', '0101000', '1010010'].map((row) => Array.from(row, Number));
const WIDTH = 7;
const HEIGHT = 4;
const CELL = 16;
const CELLS = SAMPLE.flat();
/** Every cell is a slot. */
const MARKS = CELLS.map(() => 0);

const placeOf = (cell: number) => ({ x: (cell % WIDTH) * CELL, y: Math.floor(cell / WIDTH) * CELL });
const middleOf = (cell: number) => `${placeOf(cell).x + CELL / 2},${placeOf(cell).y + CELL / 2}`;

function Tile({ from, to }: { readonly from: number; readonly to: number }) {
  const [at, end] = [placeOf(from), placeOf(to)];
  const way = { '--way-x': `${end.x - at.x}px`, '--way-y': `${end.y - at.y}px` } as CSSProperties;
  return (
    <rect
      className="gravity-tile"
      style={way}
      x={at.x + 1}
      y={at.y + 1}
      width={CELL - 2}
      height={CELL - 2}
      rx={3}
    />
  );
}

/** Tiles that slide as this gravity moves them, again and again; each way is drawn, so that it is seen without motion too. */
export function GravityPicture({ gravity }: { readonly gravity: Gravity }) {
  const ways = slides(WIDTH, HEIGHT, MARKS, CELLS, gravity);
  const tiles = CELLS.flatMap((tile, from) =>
    tile === 0 ? [] : [{ from, to: ways.find((way) => way.from === from)?.to ?? from }],
  );
  return (
    <svg
      className="gravity-picture"
      viewBox={`0 0 ${WIDTH * CELL} ${HEIGHT * CELL}`}
      aria-hidden="true"
      data-gravity={gravity}
    >
      {CELLS.map((_, cell) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is named by its index
          key={cell}
          className="gravity-slot"
          {...placeOf(cell)}
          width={CELL - 1}
          height={CELL - 1}
          rx={3}
        />
      ))}
      {ways.map(({ from, to }) => (
        <polyline key={from} className="gravity-way" points={`${middleOf(from)} ${middleOf(to)}`} />
      ))}
      {tiles.map((way) => (
        <Tile key={way.from} {...way} />
      ))}
    </svg>
  );
}
