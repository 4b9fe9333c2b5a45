/** The example beside an exercise: its board with the line of its pair, small in the list and large beside the program. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Board, Point } from '../../../../core/board/board.ts';
import { EXAMPLE_RULES, EXERCISE_EXAMPLES } from '../../../../core/judge/exercise-examples.ts';
import type { ProgramName } from '../../../state/lab-board.ts';
import { lineOf, PairBoard } from '../watch/pair-board.tsx';
import { drawnBoard } from '../watch/samples.ts';
import styles from './try.module.css';

/** A program of one's own has the last of the boards for a link. */
const exampleOf = (name: ProgramName) => (name === 'own' ? 'two-turns' : name);

/** The board, and the line of its pair. */
function useExample(name: ProgramName) {
  return useMemo(() => {
    const { board: text, pair, mistaken } = EXERCISE_EXAMPLES[exampleOf(name)];
    const board = drawnBoard(text);
    return { board, pair, mistaken, line: lineOf(board, EXAMPLE_RULES, pair) };
  }, [name]);
}

export function ExampleBoard({ name }: { readonly name: ProgramName }) {
  const { t } = useTranslation();
  const { board, pair, mistaken } = useExample(name);
  return (
    <figure className={styles.example}>
      <PairBoard board={board} rules={EXAMPLE_RULES} pair={mistaken ?? pair} />
      <figcaption>{t(`lab.exercise.${exampleOf(name)}.example`)}</figcaption>
    </figure>
  );
}

/** So many units are the side of a cell. */
const CELL = 10;

/** The same as a small drawing. */
export function ExamplePicture({ name }: { readonly name: ProgramName }) {
  const { board, pair, line } = useExample(name);
  return (
    <svg viewBox={`0 0 ${CELL * board.width} ${CELL * board.height}`} aria-hidden="true">
      {board.cells.map((kind, cell) => {
        const [x, y] = placeOf(board, cell);
        return (
          kind > 0 && (
            <rect
              key={`${x} ${y}`}
              x={x - 4}
              y={y - 4}
              width={8}
              height={8}
              rx={2}
              data-chosen={pair?.includes(cell) === true}
            />
          )
        );
      })}
      <polyline points={line.map(middleOf).join(' ')} />
    </svg>
  );
}

const middleOf = ([x, y]: Point): Point => [CELL * (x + 0.5), CELL * (y + 0.5)];

const placeOf = ({ width }: Pick<Board, 'width'>, cell: number) =>
  middleOf([cell % width, Math.floor(cell / width)]);
