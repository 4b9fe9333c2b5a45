import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { WALL } from '../../../../core/board/board.ts';
import type { TileAtlas } from '../../../board/tiles/tile-atlas.ts';
import { Sentences } from '../../../components/sentences.tsx';
import { PicturedBoard } from '../../../parts/why/pictured-board.tsx';
import type { MostShown } from '../../../parts/why/shown-part.ts';
import { isAsked, type TechniqueLesson } from '../../../state/puzzles/puzzle-sets.ts';
import styles from './coach.module.css';

/** The words on a button that opens a lesson. */
export function beginWords(
  t: TFunction,
  { cards }: TechniqueLesson,
  solved: ReadonlyMap<string, unknown>,
): string {
  const asked = cards.filter(isAsked);
  const found = asked.filter(({ id }) => solved.has(id)).length;
  return t(`coach.lesson.${found === asked.length ? 'again' : found > 0 ? 'go-on' : 'begin'}`);
}

/** Larger than the board of any lesson: it is shown whole. */
const WHOLE: MostShown = { columns: 10, rows: 10 };
/** The side of a tile in CSS pixels beside the next thing, where there is room. */
export const NEXT_CELL = 62;
/** The same on a card, and as many cells as are seen there around the pair. */
const CARD_CELL = 30;
const CARD_PART: MostShown = { columns: 3, rows: 3 };

interface ExampleProps {
  readonly lesson: TechniqueLesson;
  /** Null until the pictures are there. */
  readonly tiles: TileAtlas | null;
}

/** The board that a lesson begins with, and the pair that the technique takes on it. */
function useExample({ cards, line }: TechniqueLesson) {
  const [move] = cards[0]?.keep ?? [];
  const link = useMemo(() => (move === undefined ? undefined : { move, line }), [move, line]);
  return { board: cards[0]?.position.board, link };
}

/** The example of a lesson, and what is seen of it in words. */
export function Example({ lesson, tiles }: ExampleProps) {
  const { t } = useTranslation();
  const { board, link } = useExample(lesson);
  return (
    board !== undefined && (
      <>
        <PicturedBoard
          board={board}
          tiles={tiles}
          most={WHOLE}
          cell={NEXT_CELL}
          {...(link !== undefined && { link })}
        />
        <p>
          <Sentences>
            {t('coach.picture')}
            {board.marks.includes(WALL) && t('coach.walls')}
          </Sentences>
        </p>
      </>
    )
  );
}

interface LessonCardProps extends ExampleProps {
  readonly solved: ReadonlyMap<string, unknown>;
  readonly onOpen: () => void;
}

/** A lesson with a corner of its first board, which begins at a click; a check marks one that is done. */
export function LessonCard({ lesson, tiles, solved, onOpen }: LessonCardProps) {
  const { t } = useTranslation();
  const { technique, cards } = lesson;
  const isDone = cards.filter(isAsked).every(({ id }) => solved.has(id));
  const { board, link } = useExample(lesson);
  return (
    <li className={styles.lesson} data-technique={technique} data-done={isDone}>
      {board !== undefined && (
        <PicturedBoard
          board={board}
          tiles={tiles}
          most={CARD_PART}
          cell={CARD_CELL}
          {...(link !== undefined && { link })}
        />
      )}
      <div>
        <h2>
          <button type="button" className={styles.open} onClick={onOpen}>
            {t(`coach.technique.${technique}.name`)}
          </button>
        </h2>
        <p>{t(`coach.technique.${technique}.rule`)}</p>
        {isDone && <span className={styles.done}>{t('coach.lesson.done')}</span>}
      </div>
    </li>
  );
}
