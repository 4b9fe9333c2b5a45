import { type Board, SLOT, WALL } from '../../../core/board/board.ts';
import type { Rules } from '../../../core/rules/rules.ts';
import styles from './paper.module.css';

/** Units a cell. */
const CELL = 10;
/** Room around the cells: for the frame of a closed board. */
const ROOM = 1.5;

interface PaperBoardProps {
  readonly board: Board;
  readonly rules: Rules;
  /** The picture of each kind from kind 1. */
  readonly pictures: readonly string[];
  readonly label: string;
}

/** A board in black and white: its tiles, its walls hatched, a point in each slot that is empty, and a frame that lines do not leave. */
export function PaperBoard({ board, rules, pictures, label }: PaperBoardProps) {
  const { width, height, marks, cells } = board;
  return (
    <svg
      className={styles.board}
      viewBox={`${-ROOM} ${-ROOM} ${width * CELL + 2 * ROOM} ${height * CELL + 2 * ROOM}`}
      role="img"
      aria-label={label}
    >
      {rules.border === 'closed' && (
        <rect
          className={styles.frame}
          x={-0.8}
          y={-0.8}
          width={width * CELL + 1.6}
          height={height * CELL + 1.6}
        />
      )}
      {cells.map((kind, cell) => {
        const [x, y] = [(cell % width) * CELL, Math.floor(cell / width) * CELL];
        const at = `${x} ${y}`;
        if (kind > 0)
          return (
            <g key={at}>
              <rect className={styles.tile} x={x + 0.3} y={y + 0.3} width={9.4} height={9.4} rx={1.2} />
              <image href={pictures[kind - 1]} x={x + 1.2} y={y + 1.2} width={7.6} height={7.6} />
            </g>
          );
        if (marks[cell] === WALL) return <path key={at} className={styles.wall} d={hatching(x, y)} />;
        return kind === 0 && marks[cell] === SLOT ? (
          <circle key={at} className={styles.point} cx={x + 5} cy={y + 5} r={0.5} />
        ) : null;
      })}
    </svg>
  );
}

const hatching = (x: number, y: number) =>
  `M${x + 0.3} ${y + 0.3}h9.4v9.4h-9.4zm0 4.700l4.700-4.700m-4.700 9.400l9.400-9.400m-4.700 9.400l4.700-4.700`;

interface AnswerBoardProps {
  readonly board: Board;
  /** For each cell, when its tile goes; 0 where it stays, or where there is none. */
  readonly order: readonly number[];
  /** The numbers stand in their cells; else the cells alone are filled. */
  readonly isNumbered: boolean;
}

/** The same board in small, with the answer. */
export function AnswerBoard({ board: { width, height, cells }, order, isNumbered }: AnswerBoardProps) {
  return (
    <svg
      className={styles.answer}
      viewBox={`-0.500 -0.500 ${width * CELL + 1} ${height * CELL + 1}`}
      aria-hidden="true"
    >
      {cells.map((kind, cell) => {
        if (kind <= 0) return null;
        const [x, y] = [(cell % width) * CELL, Math.floor(cell / width) * CELL];
        const number = order[cell] ?? 0;
        return (
          <g key={`${x} ${y}`}>
            <rect
              className={number > 0 && !isNumbered ? styles.found : styles.tile}
              x={x + 0.3}
              y={y + 0.3}
              width={9.4}
              height={9.4}
              rx={1}
            />
            {isNumbered && number > 0 && (
              <text x={x + 5} y={y + 7.4} textAnchor="middle">
                {number}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
