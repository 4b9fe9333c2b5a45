import type { Board, Move, Point } from '../../../core/board/board.ts';
import { SLOT, WALL } from '../../../core/board/board.ts';
import styles from './why.module.css';

const CELL = 10;

interface MiniBoardProps {
  readonly board: Board;
  /** A pair with its line. */
  readonly pair?: Move;
  readonly line?: readonly Point[];
}

/** A position in small: where tiles lie, a pair among them, its line. What it means is said beside it. */
export function MiniBoard({ board, pair, line = [] }: MiniBoardProps) {
  const { width, height, marks, cells } = board;
  // A cell more on each side: lines may run around the board.
  const box = [-CELL, -CELL, (width + 2) * CELL, (height + 2) * CELL];
  const stateOf = (cell: number) => {
    if (pair?.includes(cell)) return 'pair';
    if (marks[cell] === WALL) return 'wall';
    return (cells[cell] ?? 0) > 0 ? 'tile' : 'slot';
  };
  const drawn = marks.flatMap((mark, cell) => (mark === SLOT || mark === WALL ? [cell] : []));
  return (
    <svg className={styles.miniBoard} viewBox={box.join(' ')} aria-hidden="true">
      {drawn.map((cell) => (
        <rect
          key={cell}
          data-state={stateOf(cell)}
          x={(cell % width) * CELL + 0.8}
          y={Math.floor(cell / width) * CELL + 0.8}
          width={CELL - 1.6}
          height={CELL - 1.6}
          rx={1.8}
        />
      ))}
      {line.length > 0 && (
        <polyline
          className={styles.miniLine}
          points={line.map(([x, y]) => `${(x + 0.5) * CELL},${(y + 0.5) * CELL}`).join(' ')}
        />
      )}
    </svg>
  );
}
