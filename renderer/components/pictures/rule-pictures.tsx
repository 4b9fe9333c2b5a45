import { useTranslation } from 'react-i18next';
import { turnsName } from '../words.ts';
import styles from './rule-pictures.module.css';

type Cell = readonly [column: number, row: number];

/** Sides of the small board, in cells. */
const COLUMNS = 4;
const ROWS = 3;
const CELL = 16;

interface Example {
  readonly turns: number;
  /** From one of the two tiles through the turns to the other. */
  readonly line: readonly Cell[];
  /** Tiles in the way of a straighter line. */
  readonly others: readonly Cell[];
}

const EXAMPLES: readonly Example[] = [
  {
    turns: 0,
    line: [
      [0, 1],
      [3, 1],
    ],
    others: [
      [1, 2],
      [2, 0],
    ],
  },
  {
    turns: 1,
    line: [
      [0, 2],
      [3, 2],
      [3, 0],
    ],
    others: [
      [1, 1],
      [2, 1],
    ],
  },
  {
    turns: 2,
    line: [
      [0, 2],
      [0, 0],
      [3, 0],
      [3, 2],
    ],
    others: [
      [1, 2],
      [2, 2],
    ],
  },
];

const middle = (at: number) => at * CELL + CELL / 2;

function Tile({ at: [column, row], isEnd }: { readonly at: Cell; readonly isEnd: boolean }) {
  return (
    <rect
      className={isEnd ? `${styles.tile} ${styles.end}` : styles.tile}
      x={column * CELL + 1}
      y={row * CELL + 1}
      width={CELL - 2}
      height={CELL - 2}
      rx={2.5}
    />
  );
}

function ExamplePicture({ line, others }: Example) {
  const ends = [line[0], line.at(-1)].filter((end) => end !== undefined);
  return (
    <svg viewBox={`0 0 ${COLUMNS * CELL} ${ROWS * CELL}`} aria-hidden="true">
      {others.map((at) => (
        <Tile key={at.join()} at={at} isEnd={false} />
      ))}
      {ends.map((at) => (
        <Tile key={at.join()} at={at} isEnd />
      ))}
      <polyline
        className={styles.line}
        points={line.map(([column, row]) => `${middle(column)},${middle(row)}`).join(' ')}
      />
    </svg>
  );
}

/** The three lines that join two tiles. */
export function RulePictures() {
  const { t } = useTranslation();
  return (
    <div data-part="rule-pictures" className={styles.pictures}>
      {EXAMPLES.map((example) => (
        <figure key={example.turns}>
          <ExamplePicture {...example} />
          <figcaption>{turnsName(t, example.turns)}</figcaption>
        </figure>
      ))}
    </div>
  );
}
