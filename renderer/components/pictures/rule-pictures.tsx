import { useTranslation } from 'react-i18next';
import { turnsName } from '../words.ts';
import styles from './rule-pictures.module.css';

type Cell = readonly [column: number, row: number];

/** Sides of the small board, in cells. */
const COLUMNS = 4;
const ROWS = 3;
const CELL = 16;

interface Example {
  /** Null where no line joins the two. */
  readonly turns: number | null;
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
  {
    turns: null,
    // Tiles lie on all four sides of the first one, which a fence shows.
    line: [
      [1, 1],
      [3, 1],
    ],
    others: [
      [1, 0],
      [0, 1],
      [2, 1],
      [1, 2],
    ],
  },
];

const middle = (at: number) => at * CELL + CELL / 2;
const PETALS = [0, 1, 2, 3, 4].map((petal) => (petal * 2 * Math.PI) / 5 - Math.PI / 2);

/** A tile of ivory: the two that are meant show a flower, the others a leaf. */
function Tile({ at: [column, row], isEnd }: { readonly at: Cell; readonly isEnd: boolean }) {
  const place = { x: column * CELL + 1, width: CELL - 2, height: CELL - 3, rx: 3 };
  return (
    <g data-end={isEnd}>
      <rect className={styles.side} {...place} y={row * CELL + 2} />
      <rect className={styles.face} {...place} y={row * CELL + 0.5} />
      {isEnd ? (
        PETALS.map((angle) => (
          <circle
            key={angle}
            className={styles.petal}
            cx={middle(column) + 2.5 * Math.cos(angle)}
            cy={middle(row) - 1 + 2.5 * Math.sin(angle)}
            r={1.9}
          />
        ))
      ) : (
        <path className={styles.leaf} d={`M${middle(column) - 3} ${middle(row) + 2}q0-6 6-6q0 6-6 6z`} />
      )}
    </g>
  );
}

function ExamplePicture({ turns, line, others }: Example) {
  const ends = [line[0], line.at(-1)].filter((end) => end !== undefined);
  return (
    <svg viewBox={`0 0 ${COLUMNS * CELL} ${ROWS * CELL}`} aria-hidden="true" data-links={turns !== null}>
      {turns !== null && (
        <polyline
          className={styles.line}
          points={line.map(([column, row]) => `${middle(column)},${middle(row)}`).join(' ')}
        />
      )}
      {others.map((at) => (
        <Tile key={at.join()} at={at} isEnd={false} />
      ))}
      {ends.map((at) => (
        <Tile key={at.join()} at={at} isEnd />
      ))}
      {turns === null && <rect className={styles.fence} x={15} y={15} width={18} height={17.5} rx={4} />}
    </svg>
  );
}

/** The three lines that join two tiles, and two that none joins. */
export function RulePictures() {
  const { t } = useTranslation();
  return (
    <div data-part="rule-pictures" className={styles.pictures}>
      {EXAMPLES.map((example) => (
        <figure key={example.turns} data-links={example.turns !== null}>
          <ExamplePicture {...example} />
          <figcaption>{example.turns === null ? t('keys.blocked') : turnsName(t, example.turns)}</figcaption>
        </figure>
      ))}
    </div>
  );
}
