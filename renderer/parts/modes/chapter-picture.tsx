/** Shows what a chapter of the journey teaches, as a board of three rows. */
import type { ChapterId } from '../../../core/journey/chapter.ts';
import styles from './chapter-picture.module.css';

/** Side of a cell in the units of the picture. */
const CELL = 10;

interface Picture {
  /** `o` a tile, `e` a tile that links, `#` a wall, an arrow where tiles slide. */
  readonly rows: readonly [string, string, string];
  /** The line between the two tiles that link, as columns and rows. */
  readonly line?: readonly (readonly [column: number, row: number])[];
  /** True if a border closes the board. */
  readonly isClosed?: true;
}

const PICTURES: Readonly<Record<ChapterId, Picture>> = {
  shapes: {
    rows: ['..o..', '.ooo.', 'e...e'],
    line: [
      [0, 2],
      [4, 2],
    ],
  },
  walls: {
    rows: ['e.#.e', '..#..', '.....'],
    line: [
      [0, 0],
      [0, 2],
      [4, 2],
      [4, 0],
    ],
  },
  gravity: { rows: ['oe..o', 'o^.vo', 'o..eo'] },
  halves: { rows: ['o<.>o', 'oe.eo', 'o>.<o'] },
  border: {
    rows: ['.....', 'e.o.e', '..o..'],
    line: [
      [0, 1],
      [0, 0],
      [4, 0],
      [4, 1],
    ],
    isClosed: true,
  },
  masters: { rows: ['o#.#o', 'e<.>e', 'o#.#o'] },
};

const ARROWS: Readonly<Record<string, string>> = {
  '<': 'M8 5H2.500m2.500-2.500L2.500 5 5 7.500',
  '>': 'M2 5h5.500M5 2.500 7.500 5 5 7.500',
  '^': 'M5 8V2.500M2.500 5 5 2.500 7.500 5',
  v: 'M5 2v5.500M2.500 5 5 7.500 7.500 5',
};

const middleOf = (place: number) => (place + 0.5) * CELL;

function Piece({ sign, x, y }: { readonly sign: string; readonly x: number; readonly y: number }) {
  const arrow = ARROWS[sign];
  if (arrow !== undefined)
    return <path className={styles.arrow} d={arrow} transform={`translate(${x} ${y})`} />;
  return (
    <rect
      className={sign === '#' ? styles.wall : styles.tile}
      data-links={sign === 'e'}
      x={x + 0.75}
      y={y + 0.75}
      width={CELL - 1.5}
      height={CELL - 1.5}
      rx={2}
    />
  );
}

export function ChapterPicture({ id }: { readonly id: ChapterId }) {
  const { rows, line = [], isClosed = false } = PICTURES[id];
  const pieces = rows.flatMap((row, down) =>
    Array.from(row, (sign, across) => ({ sign, x: across * CELL, y: down * CELL })),
  );
  return (
    <svg className={styles.picture} viewBox="-4 -3 58 36" aria-hidden="true">
      {isClosed && <rect className={styles.border} x="-2" y="-1.5" width="54" height="33" rx="3" />}
      {pieces
        .filter(({ sign }) => sign !== '.')
        .map((piece) => (
          <Piece key={`${piece.x} ${piece.y}`} {...piece} />
        ))}
      {line.length > 0 && (
        <polyline points={line.map(([across, down]) => `${middleOf(across)},${middleOf(down)}`).join(' ')} />
      )}
    </svg>
  );
}
