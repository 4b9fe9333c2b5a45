/** A small drawing of a board: its tiles, those of a pair, and a line or a sign. */
import type { Point } from '../../../../core/board/board.ts';
import styles from './board-picture.module.css';

/** So many units are the side of a cell. */
const CELL = 10;

export interface DrawnBoard {
  /** A row of text each: `o` is a tile, `a` one of the pair, anything else no tile. */
  readonly rows: readonly string[];
  readonly line?: readonly Point[];
  /** A line that is not the one to take, dotted. */
  readonly other?: readonly Point[];
  readonly isWrong?: boolean;
}

/** Points as column and row, such as `01 31`. */
export const points = (text: string) =>
  text.split(' ').map((each): Point => [Number(each[0]), Number(each[1])]);

export function BoardPicture({ rows = [], line = [], other = [], isWrong = false }: Partial<DrawnBoard>) {
  const width = rows[0]?.length ?? 0;
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${CELL * width} ${CELL * rows.length}`}
      data-wrong={isWrong}
      aria-hidden="true"
    >
      {rows.flatMap((row, y) =>
        [...row].map((mark, x) => {
          const [left, top] = middleOf([x, y]);
          return (
            (mark === 'o' || mark === 'a') && (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a board never change their order.
                key={`${x} ${y}`}
                x={left - 4}
                y={top - 4}
                width={8}
                height={8}
                rx={2}
                data-chosen={mark === 'a'}
              />
            )
          );
        }),
      )}
      {other.length > 0 && <polyline points={other.map(middleOf).join(' ')} data-other="true" />}
      {line.length > 0 && <polyline points={line.map(middleOf).join(' ')} />}
    </svg>
  );
}

const middleOf = ([x, y]: Point): Point => [CELL * (x + 0.5), CELL * (y + 0.5)];
