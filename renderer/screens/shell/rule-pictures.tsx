import { useTranslation } from 'react-i18next';
import { type Board, type Move, type Point, SLOT } from '../../../core/board/board.ts';
import { turnsName } from '../../components/words.ts';
import { useSmallTiles } from '../../parts/tile-faces.tsx';
import { PicturedBoard } from '../../parts/why/pictured-board.tsx';
import styles from './rule-pictures.module.css';

/** Sides of the small boards, in cells, which are shown whole. */
const SIDES = { width: 4, height: 3 };
const WHOLE = { columns: SIDES.width, rows: SIDES.height };
/** The side of a tile in CSS pixels, where there is room. */
const CELL = 34;

interface Example {
  /** Null where no line joins the two. */
  readonly turns: number | null;
  readonly board: Board;
  /** From one of the two tiles through the turns to the other, or to the tile that is in the way. */
  readonly line: readonly Point[];
  readonly pair: Move;
}

/** Of two pictures, `1` on the tiles that are meant and `5` on the others; every other cell is empty. */
function example(turns: number | null, rows: string, line: readonly Point[]): Example {
  const cells = [...rows.replaceAll(' ', '')].map(Number);
  const pair = [cells.indexOf(1), cells.lastIndexOf(1)] as const;
  return { turns, board: { ...SIDES, cells, marks: cells.map(() => SLOT) }, line, pair };
}

export const EXAMPLES: readonly Example[] = [
  example(0, '0050 1001 0500', [
    [0, 1],
    [3, 1],
  ]),
  example(1, '0001 0550 1000', [
    [0, 2],
    [3, 2],
    [3, 0],
  ]),
  example(2, '0000 0000 1551', [
    [0, 2],
    [0, 0],
    [3, 0],
    [3, 2],
  ]),
  // A tile between them, and one above and below the first: every way around would need a third turn.
  example(null, '5000 1051 5000', [
    [0, 1],
    [2, 1],
  ]),
];

/** The three lines that join two tiles, and two that none joins, in the tiles that the player plays with. */
export function RulePictures() {
  const { t } = useTranslation();
  const tiles = useSmallTiles();
  return (
    <div data-part="rule-pictures" className={styles.pictures}>
      {EXAMPLES.map(({ turns, board, line, pair }) => (
        <figure key={turns} data-links={turns !== null}>
          <PicturedBoard
            board={board}
            tiles={tiles}
            most={WHOLE}
            cell={CELL}
            {...(turns === null ? { pair, barred: line } : { link: { move: pair, line } })}
          />
          <figcaption>{turns === null ? t('keys.blocked') : turnsName(t, turns)}</figcaption>
        </figure>
      ))}
    </div>
  );
}
