/**
 * A position in small, drawn once: its tiles with a dot each, equal ones in equal colours, and the slots that are empty.
 */
import { useMemo } from 'react';
import { type Board, type Move, SLOT, WALL } from '../../../core/board/board.ts';
import styles from './small-board.module.css';

/** Units a cell. */
const CELL = 10;
/** Colours of dots. Of more kinds some share one: at this size pictures would not be told apart either. */
const PAINTS = [0, 1, 2, 3, 4];

type Path = (x: number, y: number) => string;

const square: Path = (x, y) => `M${x + 2} ${y + 1}h6q1 0 1 1v6q0 1-1 1h-6q-1 0-1-1v-6q0-1 1-1z`;
const dot: Path = (x, y) => `M${x + 2.6} ${y + 5}a2.4 2.4 0 1 0 4.800 0a2.4 2.4 0 1 0-4.800 0z`;

function pathOf({ width, cells }: Board, draw: Path, isDrawn: (cell: number) => boolean): string {
  return cells
    .map((_, cell) => (isDrawn(cell) ? draw((cell % width) * CELL, Math.floor(cell / width) * CELL) : ''))
    .join('');
}

function pathsOf(board: Board) {
  const { cells, marks } = board;
  const kindAt = (cell: number) => cells[cell] ?? 0;
  return {
    slots: pathOf(board, square, (cell) => marks[cell] === SLOT && kindAt(cell) === 0),
    walls: pathOf(board, square, (cell) => marks[cell] === WALL && kindAt(cell) === 0),
    tiles: pathOf(board, square, (cell) => kindAt(cell) > 0),
    dots: PAINTS.map((paint) => ({
      paint,
      path: pathOf(board, dot, (cell) => kindAt(cell) > 0 && kindAt(cell) % PAINTS.length === paint),
    })),
  };
}

interface SmallBoardProps {
  readonly board: Board;
  /** A pair that lost the game. */
  readonly pair?: Move | undefined;
}

export function SmallBoard({ board, pair }: SmallBoardProps) {
  const { width, height } = board;
  const { slots, walls, tiles, dots } = useMemo(() => pathsOf(board), [board]);
  const rings = pathOf(board, square, (cell) => pair?.includes(cell) ?? false);
  return (
    <svg
      className={styles.board}
      data-empty={tiles === ''}
      viewBox={`0 0 ${width * CELL} ${height * CELL + 1}`}
      aria-hidden="true"
    >
      <path className={styles.slots} d={slots} />
      <path className={styles.walls} d={walls} />
      <path className={styles.sides} d={tiles} transform="translate(0 1.100)" />
      <path data-part="small-board-tiles" className={styles.tiles} d={tiles} />
      {dots.map(({ path, paint }) => (
        <path key={paint} className={styles.dots} data-paint={paint} d={path} />
      ))}
      {rings !== '' && <path data-part="small-board-pair" className={styles.pair} d={rings} />}
    </svg>
  );
}
