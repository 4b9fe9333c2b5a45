/** The example beside an exercise: its board with the line of its pair, small in the list and large beside the program. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { EXAMPLE_RULES, EXERCISE_EXAMPLES } from '../../../../core/judge/exercise-examples.ts';
import type { ProgramName } from '../../../state/lab-board.ts';
import { BoardPicture } from '../watch/board-picture.tsx';
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

/** The same as a small drawing. */
export function ExamplePicture({ name }: { readonly name: ProgramName }) {
  const { board, pair, line } = useExample(name);
  const markOf = (kind: number, cell: number) => {
    if (kind === 0) return '.';
    return pair?.includes(cell) === true ? 'a' : 'o';
  };
  const marks = board.cells.map(markOf).join('');
  const rows = Array.from({ length: board.height }, (_, y) =>
    marks.slice(y * board.width, (y + 1) * board.width),
  );
  return <BoardPicture rows={rows} line={line} />;
}
