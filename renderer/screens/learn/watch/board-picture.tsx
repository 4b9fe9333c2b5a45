/** A small drawing of a board: its tiles, those of a pair, and a line or a sign. */
import { Fragment } from 'react';
import type { Point } from '../../../../core/board/board.ts';
import type { TilePictures } from '../../../board/tiles/tile-pictures.ts';
import styles from './board-picture.module.css';
import { PictureOf } from './tile-picture.tsx';

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

const TILE = { width: 8, height: 8, rx: 2 } as const;

/** Points as column and row, such as `01 31`. */
export const points = (text: string) =>
  text.split(' ').map((each): Point => [Number(each[0]), Number(each[1])]);

interface BoardPictureProps extends Partial<DrawnBoard> {
  /** With them it is drawn as a board that is played; the tiles of the pair alone are alike. */
  readonly pictures?: TilePictures | null;
}

export function BoardPicture(props: BoardPictureProps) {
  const { rows = [], line = [], other = [], isWrong = false, pictures = null } = props;
  const width = rows[0]?.length ?? 0;
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${CELL * width} ${CELL * rows.length}`}
      data-wrong={isWrong}
      data-played={pictures !== null}
      aria-hidden="true"
    >
      {rows.flatMap((row, y) =>
        [...row].map((mark, x) => {
          const [left, top] = middleOf([x, y]);
          const picture = pictures?.[mark === 'a' ? 0 : 1 + y * width + x];
          return (
            (mark === 'o' || mark === 'a') && (
              <Fragment
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a board never change their order.
                key={`${x} ${y}`}
              >
                {pictures !== null && <rect {...TILE} x={left - 4} y={top - 3} data-side="true" />}
                <rect {...TILE} x={left - 4} y={top - 4} data-chosen={mark === 'a'} />
                <PictureOf picture={picture} x={left - 3} y={top - 3} side={6} />
              </Fragment>
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
